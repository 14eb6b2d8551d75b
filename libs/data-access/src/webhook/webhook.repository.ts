import {
  ALL_TYPES,
  assertTypesReadable,
  Conflict,
  InvalidInput,
  type PageRequest,
  readableWebhookTypes,
  SECRET_OVERLAP,
  Webhook,
  WEBHOOK_TYPES,
  type WebhookPatchInput,
  type WebhookFilter,
  type WebhookInput,
  type WebhookHealthView,
  type WebhookType,
  type WebhookView,
  type WebhookWithSecretView,
  wildcardWebhookTypes,
  type Changes,
  formatError,
  nobody,
} from '@rpm/domain';
import {
  type Database,
  insertEntity,
  changeEntity,
  lockEntity,
  assertState,
  entityTagOf,
  findOne,
  type FindByIdDefinition,
  findInTransaction,
  firstOrNotFound,
  JsonText,
  type ListDefinition,
  type Listed,
  listResources,
  type Transaction,
  type WriteRequest,
  type ChangesRequest,
  listChanges,
} from '@rpm/database';
import { WEBHOOK, WEBHOOK_HEALTH } from './webhook.view';
import { addWebhookHealth, findWebhookHealth, lockWebhookHealth, resetWebhookHealth } from './webhook-health.sql';
import { forgetWebhookHeaders, hasWebhookHeaders, storeWebhookHeaders, valueRequired } from './webhook-headers';
import { fixFhirIdentity } from '../fhir/identity/fhir-identity';
import { lockAndCountWebhooks } from './count-webhooks.sql';
import { type SecretBox, writeSecretly } from '@rpm/encryption';
import { addSecret, expireSecrets, forgetSecrets, secretText } from './webhook-secrets';
import { assertWebhookReadable, type WebhookWriteRequest } from './webhook-caller';

/** Webhooks, excluding deleted ones, whose rows are kept because of their logs. */
export const WEBHOOK_RESOURCE: FindByIdDefinition<WebhookView> = {
  noun: 'webhook',
  from: '(select * from webhook where delete_timestamp is null) w',
  json: WEBHOOK,
  about: nobody,
  isQuick: true,
};

const LIST: ListDefinition<WebhookFilter, WebhookView> = {
  ...WEBHOOK_RESOURCE,
  conditions: { type: '$ = any(w.types)', enabled: 'w.enabled = $' },
  order: 'w.id',
  sorts: { id: ['w.id'] },
  changes: { from: 'webhook w', isDeleted: 'w.delete_timestamp is not null' },
};

/** The configured limits for webhooks. */
export interface WebhookRules {
  /** Returns the problem with a webhook's URL; null if the URL is accepted. It may take seconds, because it resolves host names. */
  checkUrl: (url: string) => Promise<InvalidInput | null>;
  /** Maximum number of webhooks per organization. Disabled webhooks count, deleted ones do not. */
  maxPerOrganization: number;
}

export class WebhookRepository {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly rules: WebhookRules,
  ) {}

  /** Lists webhooks, sorted by id. */
  list(organizationId: number, filter: WebhookFilter, request: PageRequest): Promise<Listed<JsonText<WebhookView>>> {
    return listResources(this.database, organizationId, LIST, filter, request);
  }

  /** Lists the webhooks that were changed after a position; see {@link listChanges}. */
  changes(organizationId: number, request: ChangesRequest): Promise<Changes<JsonText<WebhookView>>> {
    return listChanges(this.database, organizationId, LIST, request);
  }

  /** Returns a webhook. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<WebhookView>> {
    return findOne(this.database, organizationId, WEBHOOK_RESOURCE, id);
  }

  /** Returns the health of a webhook's deliveries. @throws NotFound */
  async health(organizationId: number, id: number): Promise<JsonText<WebhookHealthView>> {
    return firstOrNotFound(await findWebhookHealth(this.database, organizationId, id), {
      ...WEBHOOK_RESOURCE,
      json: WEBHOOK_HEALTH,
      about: nobody,
    });
  }

  /**
   * Creates a webhook. @returns the webhook with its secret, which no other operation returns
   * @throws InvalidInput when its URL is rejected @throws Conflict when the organization has the maximum number of webhooks
   * @throws Problem `scope_missing` when the caller may not read events of its types
   */
  async create(request: WebhookWriteRequest, given: WebhookInput): Promise<JsonText<WebhookWithSecretView>> {
    const types = typesOf(given, request.scopes);
    assertTypesReadable(request.scopes, types);
    // The URL is checked before the transaction, so that the transaction does not hold a connection during the check.
    const refusal = await this.rules.checkUrl(given.url);
    return writeSecretly(this.database, this.box, request, async (transaction) => {
      const { organizationId } = request;
      if (refusal) throw refusal;
      await this.assertRoomForOneMore(transaction);
      const webhook = Webhook.of(organizationId, types, given);
      if (webhook.format === 'fhir') await fixFhirIdentity(transaction);
      await insertEntity(transaction, webhook);
      await addWebhookHealth(transaction, webhook.id);
      await storeWebhookHeaders(transaction, this.box, webhook.id, given.headers ?? []);
      const secret = await addSecret(transaction, this.box, webhook.id);
      return withSecret(await findInTransaction(transaction, WEBHOOK_RESOURCE, webhook.id), secret);
    });
  }

  /**
   * Changes a webhook. @throws NotFound, PreconditionFailed
   * @throws InvalidInput when its URL is rejected, when the value of a header is missing, or when it would lose an event type
   * @throws Problem `scope_missing`
   */
  async change(request: WebhookWriteRequest, id: number, patch: WebhookPatchInput): Promise<JsonText<WebhookView>> {
    await assertWebhookReadable(this.database, request, id);
    const refusal = patch.url === undefined ? null : await this.rules.checkUrl(patch.url);
    return this.database.write(request, async (transaction) => {
      // The sender that stores delivery results locks the health row before the webhook, so this transaction does the same.
      await lockWebhookHealth(transaction, id);
      const { representation } = await changeEntity(
        transaction,
        { type: Webhook, resource: WEBHOOK_RESOURCE, id, ...request },
        async (webhook) => {
          const { enabled, url } = webhook;
          // A URL that was accepted before stays accepted, so that a fetched webhook can be sent back with another change.
          if (refusal && patch.url !== url) throw refusal;
          // Somebody else may have added types since the check before the transaction.
          assertTypesReadable(request.scopes, webhook.types);
          if (patch.types !== undefined) webhook.types = withTypes(webhook, patch.types ?? [], request.scopes);
          webhook.change(patch);
          await this.changeHeaders(transaction, webhook, { url, headers: patch.headers });
          // A paused or failing state belongs to the time before the webhook was enabled again or got a new URL, so it no longer applies.
          if (webhook.enabled && (!enabled || webhook.url !== url)) await resetWebhookHealth(transaction, id);
        },
      );
      return representation;
    });
  }

  /**
   * Deletes a webhook and its secrets, so that nothing more is sent; its logs are kept. The caller needs no scope for the event type, because
   * deleting reveals nothing.
   * @throws NotFound, PreconditionFailed
   */
  delete(request: WriteRequest, id: number): Promise<JsonText<null>> {
    return this.database.write(request, async (transaction) => {
      const webhook = await lockEntity(transaction, Webhook, id, WEBHOOK_RESOURCE.noun);
      assertState(request, await findInTransaction(transaction, WEBHOOK_RESOURCE, id));
      webhook.delete();
      await transaction.manager.save(webhook, { reload: false, transaction: false });
      await forgetSecrets(transaction, id);
      await forgetWebhookHeaders(transaction, id);
      return JsonText.empty(nobody);
    });
  }

  /**
   * Creates a new secret for a webhook. Its existing secrets stay valid for the given number of seconds.
   * @returns the webhook with the new secret, which no other operation returns
   * @throws NotFound
   * @throws Conflict when it has too many valid secrets
   * @throws Problem `scope_missing`
   */
  async rotateSecret(
    request: WebhookWriteRequest,
    id: number,
    overlapSeconds: number = SECRET_OVERLAP.default,
  ): Promise<JsonText<WebhookWithSecretView>> {
    await assertWebhookReadable(this.database, request, id);
    return writeSecretly(this.database, this.box, request, async (transaction) => {
      const { types } = await lockEntity(transaction, Webhook, id, WEBHOOK_RESOURCE.noun);
      assertTypesReadable(request.scopes, types);
      const shown = await findInTransaction(transaction, WEBHOOK_RESOURCE, id);
      await expireSecrets(transaction, id, overlapSeconds);
      return withSecret(shown, await addSecret(transaction, this.box, id));
    });
  }

  /**
   * Replaces the request headers of a webhook. If its URL has moved to another server, all values must be sent again: otherwise whoever may change a
   * webhook could have a stored token sent to a server of their own.
   * @throws InvalidInput when the value of a header is missing
   */
  private async changeHeaders(
    transaction: Transaction,
    webhook: Webhook,
    { url, headers }: { url: string; headers: WebhookPatchInput['headers'] },
  ): Promise<void> {
    const isMoved = new URL(url).origin !== new URL(webhook.url).origin;
    if (isMoved && headers === undefined && (await hasWebhookHeaders(transaction, webhook.id))) {
      const detail = 'The new URL is on another server: send the headers again with their values, or null.';
      throw new InvalidInput([{ pointer: '/headers', code: 'required', detail }]);
    }
    if (headers === undefined) return;
    const missing = isMoved ? (headers ?? []).findIndex(({ value }) => value === undefined || value === null) : -1;
    if (missing >= 0) throw valueRequired(missing);
    await storeWebhookHeaders(transaction, this.box, webhook.id, headers ?? []);
  }

  /**
   * Rejects a new webhook beyond the maximum number. Concurrent requests cannot exceed it, because the second one waits for the first.
   * @throws Conflict
   */
  private async assertRoomForOneMore(transaction: Transaction): Promise<void> {
    const { maxPerOrganization } = this.rules;
    const count = await lockAndCountWebhooks(transaction);
    if (count >= maxPerOrganization) {
      throw new Conflict(
        `Your organization has ${count} webhooks, and may have ${maxPerOrganization}. Delete one that you no longer need, then create this one.`,
      );
    }
  }
}

/**
 * Returns the types of a webhook after a change that may only add some. A type is not removed, because its deliveries may still wait to be sent.
 * @throws InvalidInput if a type is missing @throws Problem `scope_missing` when the caller may not read events of an added type
 */
function withTypes({ types: before, format }: Webhook, named: readonly string[], scopes: readonly string[]): WebhookType[] {
  const refusal = formatError(format, named);
  if (refusal) throw new InvalidInput([{ pointer: `/${refusal.path.join('/')}`, code: refusal.code, detail: refusal.detail }]);
  const given = typesNamed(named, scopes);
  const after = named.includes(ALL_TYPES) ? WEBHOOK_TYPES.filter((one) => given.includes(one) || before.includes(one)) : given;
  const missing = before.find((one) => !after.includes(one));
  if (missing !== undefined) {
    const detail = `Send ${missing} too: types can be added to a webhook, but not removed. Create another webhook for fewer types.`;
    throw new InvalidInput([{ pointer: '/types', code: 'required', detail }]);
  }
  assertTypesReadable(scopes, after);
  return after;
}

const typesOf = ({ type, types }: WebhookInput, scopes: readonly string[]) => typesNamed(types ?? [type ?? ''], scopes);

/**
 * Returns the event types that a request names. `*` stands for all that the key may read now, so that a later type is not sent unasked. Types that the wildcard does
 * not include can be named beside it.
 */
function typesNamed(names: readonly string[], scopes: readonly string[]): WebhookType[] {
  const [named, wildcard] = [new Set(names), wildcardWebhookTypes(scopes)];
  if (!named.has(ALL_TYPES)) return WEBHOOK_TYPES.filter((one) => named.has(one));
  return readableWebhookTypes(scopes).filter((one) => wildcard.includes(one) || named.has(one));
}

/** The response has the entity tag of the webhook without its secret, so that the caller can change the webhook without fetching it first. */
function withSecret({ text }: JsonText<WebhookView>, secret: Buffer): JsonText<WebhookWithSecretView> {
  return JsonText.asserted(`${text.slice(0, -1)}, "secret" : "${secretText(secret)}"}`, nobody, { entityTag: entityTagOf(text) });
}
