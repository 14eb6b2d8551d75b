import { ConsoleCodeToken, type ConsoleLinkInput, type ConsoleLinkView, LINK_SECONDS, nobody } from '@rpm/domain';
import { type Database, type WriteRequest, JsonText, type Transaction } from '@rpm/database';
import { type SecretBox, writeSecretly } from '@rpm/encryption';
import { insertApiKey } from '../access/api-key.repository';
import { CREATE_CODE } from './console-session.sql';
import { assertGrantable } from '../access/managed-api-keys';
import { type Principal } from '../access/token-authenticator';

/** The rights of the person who opens a link. */
export interface ConsoleGrant {
  /** Name of the person, as the creator of the link asserts it. */
  actor: string;
  scopes: string[];
  expiresInSeconds: number;
}

/** Lifetime in hours of the API key that an operator's link creates. No session is longer. */
const OPERATOR_KEY_HOURS = 25;

/** Creates links that sign people in to the console once. */
export class ConsoleLinks {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  /**
   * Creates a link for a person on behalf of the caller's key.
   * @param origin public URL of the service
   * @throws Problem `scope_missing` when the caller lacks one of the scopes
   */
  async create(
    request: WriteRequest,
    caller: Principal,
    { actor, scopes, expiresInSeconds }: ConsoleLinkInput,
    origin: string,
  ): Promise<JsonText<ConsoleLinkView>> {
    assertGrantable(caller, scopes);
    const grant = { actor, scopes, expiresInSeconds: expiresInSeconds ?? LINK_SECONDS.default };
    return writeSecretly(this.database, this.box, request, async (transaction) =>
      JsonText.of(await linkOf(transaction, caller.keyId, grant, origin), nobody),
    );
  }
}

/**
 * Creates a link on behalf of an operator, who has access to the database and needs no key. A session belongs to a key, so the link gets one of its own:
 * nobody knows the key, it expires after a day, and revoking it ends the session.
 */
export function createOperatorLink(
  database: Database,
  organizationId: number,
  grant: ConsoleGrant,
  origin: string,
): Promise<ConsoleLinkView> {
  return database.inTransaction({ organizationId }, async (transaction) => {
    const expireTimestamp = new Date(Date.now() + OPERATOR_KEY_HOURS * 3_600_000);
    const key = { name: `Console: ${grant.actor}`, scopes: grant.scopes, expireTimestamp };
    const { apiKey } = await insertApiKey(transaction, key);
    return linkOf(transaction, apiKey.id, grant, origin);
  });
}

/** Creates a link for a known key, such as the key of the demo. */
export function createKeyLink(
  database: Database,
  { organizationId, keyId }: Principal,
  grant: ConsoleGrant,
  origin: string,
): Promise<ConsoleLinkView> {
  return database.inTransaction({ organizationId }, (transaction) => linkOf(transaction, keyId, grant, origin));
}

/** The code is in the fragment of the URL, which browsers do not send, so that it cannot reach the log of a proxy. */
async function linkOf(
  transaction: Transaction,
  keyId: number,
  { actor, scopes, expiresInSeconds }: ConsoleGrant,
  origin: string,
): Promise<ConsoleLinkView> {
  const code = ConsoleCodeToken.generate();
  const [row] = await transaction.run(CREATE_CODE, { keyId, hash: code.hash, actor, scopes, expiresInSeconds });
  if (!row) throw new Error('The code was not stored.');
  return { url: `${origin}/console/#code=${code.text}`, expireTimestamp: row.expireTimestamp };
}
