import {
  assertState,
  changeEntity,
  type ChangesRequest,
  type Database,
  type DeletableResource,
  deleteResource,
  entityTagOf,
  exportList,
  findInTransaction,
  findOne,
  firstOrNotFound,
  insertEntity,
  JsonText,
  type ListDefinition,
  listChanges,
  type Listed,
  listResources,
  lockEntity,
  type OnBatch,
  statement,
  type Transaction,
  updateRow,
  type WriteRequest,
} from '@rpm/database';
import {
  type Changes,
  Conflict,
  DEFAULT_OVERLAP_SECONDS,
  embeddedPatients,
  IngestSource,
  type IngestSourceFilter,
  type IngestSourceHealthListView,
  type IngestSourceHealthView,
  type IngestSourceInput,
  type IngestSourcePatch,
  type IngestSourceRotationInput,
  type IngestSourceView,
  type IngestSourceWithSecretView,
  nobody,
  type PageRequest,
  SourceToken,
} from '@rpm/domain';
import { type SecretBox, writeSecretly } from '@rpm/encryption';
import { INGEST_SOURCE } from './ingest-source.view';
import {
  assertUsableOptions,
  assertUsableSecret,
  assertUsableSource,
  chosenAuthentication,
  type RulesOfAdapter,
} from './source-rules';
import { headerOfSource } from './source-header';
import { FIND_INGEST_SOURCE_HEALTH, INGEST_SOURCE_HEALTH } from './source-health.sql';
import { hasFormerSourceSecret, newSourceSecret, retireSourceSecret, storeSourceSecret } from './source-secrets';

const RESOURCE = {
  noun: 'ingest source',
  from: 'ingest_source s',
  json: INGEST_SOURCE,
  about: embeddedPatients,
  isQuick: true as const,
};

const LIST: ListDefinition<IngestSourceFilter, IngestSourceView> = {
  ...RESOURCE,
  // All versions are positive. The condition makes the index of names usable.
  where: 's.version > 0',
  conditions: {
    name: 'position(fold_text($::text) in s.folded_name) > 0',
    adapter: 's.adapter = $',
    state: 's.state = $',
  },
  order: 's.id',
  sorts: { id: ['s.id'], name: ['s.name', 's.id'] },
};

/** A source can be deleted as long as it has received nothing. Afterwards it can be closed. */
const DELETABLE_INGEST_SOURCE: DeletableResource = {
  resource: RESOURCE,
  table: 'ingest_source',
  column: 'source_id',
  parts: ['ingest_source_secret', 'ingest_source_state', 'ingest_refusal', 'ingest_alias', 'ingest_mapping', 'ingest_release'],
  references: { message: { tables: ['ingest_message'] } },
};

/** The secrets that a request has made. */
interface NewSecrets {
  token: SourceToken | null;
  secret: string | null;
}

export class IngestSourceRepository {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly rulesOf: RulesOfAdapter,
  ) {}

  /** Lists sources, sorted by id. */
  list(organizationId: number, filter: IngestSourceFilter, request: PageRequest): Promise<Listed<JsonText<IngestSourceView>>> {
    return listResources(this.database, organizationId, LIST, filter, request);
  }

  /** Lists the sources that were changed after a position; see {@link listChanges}. */
  changes(organizationId: number, request: ChangesRequest): Promise<Changes<JsonText<IngestSourceView>>> {
    return listChanges(this.database, organizationId, LIST, request);
  }

  /** Exports all sources that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: IngestSourceFilter, take: OnBatch): Promise<number> {
    return exportList(this.database, organizationId, LIST, filter, take);
  }

  /** Finds a source by id. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<IngestSourceView>> {
    return findOne(this.database, organizationId, RESOURCE, id);
  }

  /** Returns what a source has received, what waits, and what was refused. @throws NotFound */
  async health(organizationId: number, id: number): Promise<JsonText<IngestSourceHealthView>> {
    const rows = await this.database.run({ organizationId }, FIND_INGEST_SOURCE_HEALTH, { ids: [id] });
    return firstOrNotFound(rows, { ...RESOURCE, json: INGEST_SOURCE_HEALTH, about: nobody });
  }

  /** Returns the health of several sources, ordered by their ids. Unknown sources and those of other organizations are left out. */
  async healthOf(organizationId: number, ids: readonly number[]): Promise<JsonText<IngestSourceHealthListView>> {
    const rows = await this.database.run({ organizationId }, FIND_INGEST_SOURCE_HEALTH, { ids });
    return JsonText.asserted(`{"content":[${rows.map(({ json }) => json).join()}]}`, nobody);
  }

  /**
   * Creates a source. @param origin URL of the service, without a path
   * @returns the source with its token and secret, which no other operation returns
   * @throws InvalidInput if the adapter does not permit the authentication or needs a patient
   */
  create(request: WriteRequest, input: IngestSourceInput, origin: string): Promise<JsonText<IngestSourceWithSecretView>> {
    return writeSecretly(this.database, this.box, request, async (transaction) => {
      const rules = this.rulesOf(input.adapter);
      const authentication = chosenAuthentication(input.authentication ?? null, rules);
      assertUsableSecret(authentication, input.secret ?? null);
      assertUsableOptions(authentication, input.authenticationOptions ?? {});
      const token = SourceToken.generate();
      const source = IngestSource.of(request.organizationId, Object.assign({}, input, { authentication }), token.hash);
      await assertUsableSource(transaction, source, rules);
      await insertEntity(transaction, source);
      await transaction.run(ADD_STATE, { id: source.id });
      const secret = input.secret ?? newSourceSecret(authentication);
      if (secret !== null) await storeSourceSecret(transaction, this.box, source.id, secret);
      return withSecrets(await findInTransaction(transaction, RESOURCE, source.id), source, { token, secret }, origin);
    });
  }

  /** Changes a source. @throws NotFound, PreconditionFailed, InvalidInput */
  change(request: WriteRequest, id: number, patch: IngestSourcePatch): Promise<JsonText<IngestSourceView>> {
    return this.database.write(request, async (transaction) => {
      const target = { type: IngestSource, resource: RESOURCE, id, ...request };
      const { representation } = await changeEntity(transaction, target, async (source) => {
        assertUsableOptions(source.authentication, patch.authenticationOptions ?? {});
        source.change(patch);
        await assertUsableSource(transaction, source, this.rulesOf(source.adapter));
      });
      return representation;
    });
  }

  /**
   * Replaces the token and the secret of a source, or one of them. The former ones stay valid for the given number of seconds.
   * @returns the source with the new ones, which no other operation returns
   * @throws NotFound @throws Conflict while former ones are valid, which would end at once
   */
  rotate(
    request: WriteRequest,
    id: number,
    input: IngestSourceRotationInput,
    origin: string,
  ): Promise<JsonText<IngestSourceWithSecretView>> {
    const { only = null, overlapSeconds = DEFAULT_OVERLAP_SECONDS } = input;
    return writeSecretly(this.database, this.box, request, async (transaction) => {
      const source = await lockEntity(transaction, IngestSource, id, RESOURCE.noun);
      assertState(request, await findInTransaction(transaction, RESOURCE, id));
      const given = input.secret ?? null;
      assertUsableSecret(source.authentication, given);
      const token = only === 'secret' ? null : SourceToken.generate();
      const secret = only === 'token' ? null : (given ?? newSourceSecret(source.authentication));
      if (only === 'token' && given !== null) assertUsableSecret('token', given);
      if (overlapSeconds > 0) await this.assertNothingEnds(transaction, source, { token, secret });
      if (token) await rotateToken(transaction, source, token, overlapSeconds);
      if (secret !== null) {
        await retireSourceSecret(transaction, id, overlapSeconds);
        await storeSourceSecret(transaction, this.box, id, secret);
      }
      return withSecrets(await findInTransaction(transaction, RESOURCE, id), source, { token, secret }, origin);
    });
  }

  /** Deletes a source that has received no messages. @throws NotFound, PreconditionFailed, StillReferenced */
  delete(request: WriteRequest, id: number): Promise<JsonText<null>> {
    return this.database.write(request, (transaction) =>
      deleteResource(transaction, DELETABLE_INGEST_SOURCE, { id, ...request }),
    );
  }

  private async assertNothingEnds(transaction: Transaction, source: IngestSource, made: NewSecrets): Promise<void> {
    const { previousTokenExpireTimestamp: end } = source;
    const isTokenValid = made.token !== null && end !== null && end > new Date();
    const isSecretValid = made.secret !== null && (await hasFormerSourceSecret(transaction, source.id));
    if (!isTokenValid && !isSecretValid) return;
    throw new Conflict(
      'A former token or secret is still valid, and at most two are valid at once. Wait until it has expired, or rotate with an overlap of 0 seconds, which ' +
        'ends the former ones at once.',
    );
  }
}

async function rotateToken(transaction: Transaction, source: IngestSource, { hash }: SourceToken, overlapSeconds: number) {
  const isKept = overlapSeconds > 0;
  Object.assign(source, {
    previousTokenHash: isKept ? source.tokenHash : null,
    previousTokenExpireTimestamp: isKept ? new Date(Date.now() + overlapSeconds * 1000) : null,
    tokenHash: hash,
  });
  await updateRow(transaction, source, ['tokenHash', 'previousTokenHash', 'previousTokenExpireTimestamp']);
}

/** The response has the entity tag of the source without its secrets, so that the caller can change the source without fetching it first. */
function withSecrets(
  { text }: JsonText<IngestSourceView>,
  source: IngestSource,
  { token, secret }: NewSecrets,
  origin: string,
): JsonText<IngestSourceWithSecretView> {
  const secrets = {
    token: token?.text ?? null,
    url: token && `${origin}/ingest/${token.text}`,
    secret,
    header: secret === null ? null : headerOfSource(source, secret),
  };
  return JsonText.asserted(`${text.slice(0, -1)}, ${JSON.stringify(secrets).slice(1)}`, embeddedPatients, {
    entityTag: entityTagOf(text),
  });
}

const ADD_STATE = statement<{ id: number }>({
  name: 'add-ingest-source-state',
  text: 'insert into ingest_source_state (organization_id, source_id) values ($organizationId, $id)',
});
