import {
  Conflict,
  ConsoleInvitationToken,
  type ConsoleInvitationView,
  type ConsolePersonInput,
  type ConsolePersonView,
  type ConsoleSessionView,
  MAX_PASSKEYS,
  NotFound,
  type Page,
  type PageRequest,
  nobody,
} from '@rpm/domain';
import {
  type Database,
  type WriteRequest,
  findInTransaction,
  findOne,
  type FindByIdDefinition,
  JsonText,
  type ListDefinition,
  listPage,
  type Transaction,
} from '@rpm/database';
import { type SecretBox, writeSecretly } from '@rpm/encryption';
import { insertApiKey } from '../access/api-key.repository';
import {
  type PersonRow,
  CREATE_INVITATION,
  END_SESSIONS_OF_PERSON,
  INSERT_PERSON,
  LOCK_PERSON,
  REMOVE_PASSKEY,
  REVOKE_KEYS_OF_PERSON,
  SET_PERSON_KEY,
  WITHDRAW_INVITATIONS,
} from './console-person.sql';
import { CONSOLE_SESSION, consolePersonAsJson, isPresentSession } from './console-person.view';
import { type ConsoleSessionLimits } from '../access/console-session-state';
import { assertGrantable } from '../access/managed-api-keys';

/** A change of a person, and the scopes of the caller. The scopes are null for an operator, who has access to the database and may grant all scopes. */
export type PeopleRequest = WriteRequest & { scopes: readonly string[] | null };

/**
 * The people of an organization who sign in to the console with passkeys. A caller can neither give a person a scope that the caller lacks, nor invite,
 * enable or change the scopes of a person who has such a scope: with the link of another invitation, the caller could sign in as that person.
 */
export class ConsolePeople {
  private readonly resource: FindByIdDefinition<ConsolePersonView>;
  private readonly sessionList: ListDefinition<{ personId: number }, ConsoleSessionView>;

  /** @param box encrypts links that are stored for idempotency keys; null for callers that have none */
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox | null,
    { idleMinutes }: Pick<ConsoleSessionLimits, 'idleMinutes'>,
  ) {
    this.resource = { noun: 'person', from: 'console_person n', json: consolePersonAsJson(idleMinutes), about: nobody };
    this.sessionList = {
      from: 'console_session s',
      json: CONSOLE_SESSION,
      about: nobody,
      where: isPresentSession(idleMinutes),
      conditions: {
        personId:
          's.api_key_id = (select n.api_key_id from console_person n where n.organization_id = $organizationId and n.id = $)',
      },
      order: 's.id desc',
      sorts: { id: ['s.id'] },
    };
  }

  /** Lists people, sorted by id. */
  list(organizationId: number, request: PageRequest): Promise<Page<JsonText<ConsolePersonView>>> {
    const list: ListDefinition<object, ConsolePersonView> = {
      ...this.resource,
      conditions: {},
      order: 'n.id',
      sorts: { id: ['n.id'] },
    };
    return listPage(this.database, organizationId, list, {}, request);
  }

  /** Returns a person. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<ConsolePersonView>> {
    return findOne(this.database, organizationId, this.resource, id);
  }

  /** Lists the sessions of a person that have not ended, newest first. @throws NotFound */
  async sessions(organizationId: number, id: number, request: PageRequest): Promise<Page<JsonText<ConsoleSessionView>>> {
    await this.require(organizationId, id);
    return listPage(this.database, organizationId, this.sessionList, { personId: id }, request);
  }

  /** Creates a person and the link with which the person registers a passkey. @throws Problem `scope_missing` @throws Conflict if the name is taken */
  invite(request: PeopleRequest, { name, scopes }: ConsolePersonInput, origin: string): Promise<JsonText<ConsoleInvitationView>> {
    assertMayGrant(request, scopes);
    return this.writeSecretly(request, async (transaction) => {
      const keyId = await insertPersonKey(transaction, name, scopes);
      const [person] = await transaction.run(INSERT_PERSON, { name, keyId });
      if (!person) throw new Conflict('There is a person with this name. Invite that person again, or choose another name.');
      await transaction.run(SET_PERSON_KEY, { id: person.id, keyId });
      return this.invitationOf(transaction, person.id, origin);
    });
  }

  /** Creates another link for a person, for example for a second passkey. An earlier link stops working, so a person has a limited number of passkeys. @throws NotFound, Conflict, Problem `scope_missing` */
  async inviteAgain(request: PeopleRequest, id: number, origin: string): Promise<JsonText<ConsoleInvitationView>> {
    assertMayGrant(request, (await this.find(request.organizationId, id)).scopes);
    return this.writeSecretly(request, async (transaction) => {
      await lockPerson(transaction, id);
      const { enabled, scopes, passkeys } = await this.currentState(transaction, id);
      assertMayGrant(request, scopes);
      if (!enabled) throw disabled();
      if (passkeys.length >= MAX_PASSKEYS) {
        throw new Conflict(
          `This person has ${passkeys.length} passkeys, and may have ${MAX_PASSKEYS}. Remove one that is no longer used first.`,
        );
      }
      return this.invitationOf(transaction, id, origin);
    });
  }

  /** Changes the scopes of a person. The person's sessions end at once. @throws NotFound, Conflict, Problem `scope_missing` */
  changeScopes(request: PeopleRequest, id: number, scopes: string[]): Promise<JsonText<ConsolePersonView>> {
    assertMayGrant(request, scopes);
    return this.change(request, id, async (transaction, person, state) => {
      assertMayGrant(request, state.scopes);
      if (!state.enabled) throw disabled();
      await transaction.run(REVOKE_KEYS_OF_PERSON, { id });
      await setScopes(transaction, person, scopes);
    });
  }

  /** Lets a disabled person sign in again. @throws NotFound, Problem `scope_missing` */
  enable(request: PeopleRequest, id: number): Promise<JsonText<ConsolePersonView>> {
    return this.change(request, id, async (transaction, person, { enabled, scopes }) => {
      assertMayGrant(request, scopes);
      if (!enabled) await setScopes(transaction, person, scopes);
    });
  }

  /** Keeps a person from signing in, ends the person's sessions at once, and withdraws the pending invitation. @throws NotFound */
  disable(request: PeopleRequest, id: number): Promise<JsonText<ConsolePersonView>> {
    return this.change(request, id, async (transaction) => {
      await transaction.run(REVOKE_KEYS_OF_PERSON, { id });
      await transaction.run(WITHDRAW_INVITATIONS, { id });
    });
  }

  /** Ends a session of a person, or all sessions if no session is named. @throws NotFound */
  endSessions(request: PeopleRequest, id: number, sessionId: number | null): Promise<JsonText<ConsolePersonView>> {
    return this.change(request, id, async (transaction) => {
      const ended = await transaction.run(END_SESSIONS_OF_PERSON, { personId: id, sessionId });
      if (sessionId !== null && ended.length === 0) throw new NotFound('session');
    });
  }

  /** Removes a passkey of a person. @throws NotFound @throws Conflict if it is the last one and no invitation is pending */
  removePasskey(request: PeopleRequest, id: number, passkeyId: number): Promise<JsonText<ConsolePersonView>> {
    return this.change(request, id, async (transaction, _, { passkeys }) => {
      if (!passkeys.some((passkey) => passkey.id === passkeyId)) throw new NotFound('passkey');
      const removed = await transaction.run(REMOVE_PASSKEY, { id, passkeyId });
      if (removed.length === 0) throw new Conflict('This is the last passkey of the person. Invite the person again first.');
    });
  }

  private change(
    request: PeopleRequest,
    id: number,
    work: (transaction: Transaction, person: PersonRow, state: ConsolePersonView) => Promise<void>,
  ): Promise<JsonText<ConsolePersonView>> {
    return this.database.write(request, async (transaction) => {
      const person = await lockPerson(transaction, id);
      await work(transaction, person, await this.currentState(transaction, id));
      return findInTransaction(transaction, this.resource, id);
    });
  }

  private writeSecretly(
    request: PeopleRequest,
    work: (transaction: Transaction) => Promise<JsonText<ConsoleInvitationView>>,
  ): Promise<JsonText<ConsoleInvitationView>> {
    if (this.box) return writeSecretly(this.database, this.box, request, work);
    return this.database.write({ ...request, idempotency: null }, work);
  }

  /** The code is in the fragment of the URL, which browsers do not send, so that it cannot reach the log of a proxy. */
  private async invitationOf(transaction: Transaction, id: number, origin: string): Promise<JsonText<ConsoleInvitationView>> {
    const code = ConsoleInvitationToken.generate();
    await transaction.run(WITHDRAW_INVITATIONS, { id });
    const [row] = await transaction.run(CREATE_INVITATION, { id, hash: code.hash });
    if (!row) throw new Error('The invitation was not stored.');
    const person = await this.currentState(transaction, id);
    return JsonText.of(
      { url: `${origin}/console/#invitation=${code.text}`, expireTimestamp: row.expireTimestamp, person },
      nobody,
    );
  }

  private async currentState(transaction: Transaction, id: number): Promise<ConsolePersonView> {
    return JSON.parse((await findInTransaction(transaction, this.resource, id)).text) as ConsolePersonView;
  }

  private async find(organizationId: number, id: number): Promise<ConsolePersonView> {
    return JSON.parse((await this.require(organizationId, id)).text) as ConsolePersonView;
  }
}

function assertMayGrant({ scopes: own }: PeopleRequest, wanted: readonly string[]): void {
  if (own !== null) assertGrantable({ scopes: own }, wanted);
}

function disabled(): Conflict {
  return new Conflict('This person is disabled.');
}

async function lockPerson(transaction: Transaction, id: number): Promise<PersonRow> {
  const [person] = await transaction.run(LOCK_PERSON, { id });
  if (!person) throw new NotFound('person');
  return person;
}

/** Creates the key of a person, whose token nobody ever sees. @returns its id */
async function insertPersonKey(transaction: Transaction, name: string, scopes: string[]): Promise<number> {
  const { apiKey } = await insertApiKey(transaction, {
    name: `Person: ${name}`,
    scopes,
    expireTimestamp: null,
    internal: true,
  });
  return apiKey.id;
}

async function setScopes(transaction: Transaction, { id, name }: PersonRow, scopes: string[]): Promise<void> {
  await transaction.run(SET_PERSON_KEY, { id, keyId: await insertPersonKey(transaction, name, scopes) });
}
