import { Conflict, ConsoleInvitationToken, Problem } from '@rpm/domain';
import { hash } from 'node:crypto';
import { type DataSource } from 'typeorm';
import { inOrganization, runInApiKeyScope, runScoped, type Statement, type Transaction } from '@rpm/database';
import {
  FIND_INVITED,
  INSERT_PASSKEY,
  LOCK_PASSKEY,
  LOOK_UP_INVITATION,
  LOOK_UP_PASSKEY,
  NOTE_CHALLENGE,
  NOTE_SIGN_IN,
  USE_INVITATION,
  USE_PASSKEY,
} from './console-person.sql';
import { type ConsoleSessionRepository, type SignedIn } from './console-session.repository';

/** The person whom an invitation is for. */
export interface InvitedPerson {
  organizationId: number;
  id: number;
  name: string;
  /** Ids of the passkeys that the person has. */
  credentialIds: Buffer[];
}

/** A passkey that an authenticator has created. */
export interface NewPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  isBackupEligible: boolean;
  isBackedUp: boolean;
  transports: string[];
}

/** A stored passkey, with which a person wants to sign in. */
export interface StoredPasskey {
  organizationId: number;
  id: number;
  personId: number;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

/** What a valid signature of a passkey says. */
export interface PasskeyUse {
  counter: number;
  isBackedUp: boolean;
  /** SHA-256 of the challenge that was signed. */
  challengeHash: Buffer;
}

/** Registers the passkeys of people, and signs people in with them. The caller checks signatures; this class checks what only the database knows. */
export class ConsolePasskeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: ConsoleSessionRepository,
  ) {}

  /** Returns the person whom a pending invitation is for. @throws Problem `console_code_invalid` */
  async findInvited(text: string): Promise<InvitedPerson> {
    const { code, organizationId } = await this.lookUpInvitation(text);
    const values = [organizationId, code.hash];
    const [person] = await runScoped<Omit<InvitedPerson, 'organizationId'>>(
      this.dataSource,
      organizationId,
      FIND_INVITED,
      values,
    );
    if (!person) throw invalidInvitation();
    return { ...person, organizationId };
  }

  /**
   * Registers a passkey with an invitation, which then cannot be used again, and signs the person in.
   * @throws Problem `console_code_invalid`, `passkey_invalid` @throws Conflict if the passkey is registered already
   */
  async register(text: string, passkey: NewPasskey): Promise<SignedIn> {
    const { code, organizationId } = await this.lookUpInvitation(text);
    return inOrganization(this.dataSource, organizationId, async (transaction) => {
      const [used] = await transaction.run<{ person_id: number }>(USE_INVITATION, [organizationId, code.hash]);
      if (!used) throw invalidInvitation();
      const { credentialId, publicKey, counter, isBackupEligible, isBackedUp, transports } = passkey;
      const [stored] = await transaction.run(INSERT_PASSKEY, [
        ...[organizationId, used.person_id, hashOf(credentialId), credentialId],
        ...[publicKey, counter, isBackupEligible, isBackedUp, transports],
      ]);
      if (!stored) throw new Conflict('This passkey is registered already.');
      return this.start(transaction, used.person_id);
    });
  }

  /**
   * Signs a person in with a passkey.
   * @param verify checks the signature of the stored passkey
   * @throws Problem `passkey_invalid` if the passkey is unknown, the challenge was used before, or the person is disabled
   */
  async signIn(credentialId: Buffer, verify: (passkey: StoredPasskey) => Promise<PasskeyUse>): Promise<SignedIn> {
    const credentialHash = hashOf(credentialId);
    const organizationId = await this.organizationOf(credentialHash, LOOK_UP_PASSKEY);
    if (organizationId === undefined) throw unknownPasskey();
    return inOrganization(this.dataSource, organizationId, async (transaction) => {
      const values = [organizationId, credentialHash];
      const [passkey] = await transaction.run<Omit<StoredPasskey, 'organizationId'>>(LOCK_PASSKEY, values);
      if (!passkey) throw unknownPasskey();
      const { counter, isBackedUp, challengeHash } = await verify({ ...passkey, organizationId });
      await transaction.run(USE_PASSKEY, [organizationId, passkey.id, counter, isBackedUp]);
      const signedIn = await this.start(transaction, passkey.personId);
      const [noted] = await transaction.run(NOTE_CHALLENGE, [organizationId, signedIn.principal.session?.id, challengeHash]);
      if (!noted) throw new Problem('passkey_invalid', 'This sign-in was sent before. Sign in again.');
      return signedIn;
    });
  }

  private async start(transaction: Transaction, personId: number): Promise<SignedIn> {
    const { organizationId } = transaction;
    const values = [organizationId, personId];
    const [person] = await transaction.run<{ name: string; api_key_id: number }>(NOTE_SIGN_IN, values);
    if (!person) throw unknownPasskey();
    return this.sessions.startOfPerson(transaction, person);
  }

  private async lookUpInvitation(text: string): Promise<{ code: ConsoleInvitationToken; organizationId: number }> {
    const code = ConsoleInvitationToken.parse(text);
    const organizationId = code ? await this.organizationOf(code.hash, LOOK_UP_INVITATION) : undefined;
    if (!code || organizationId === undefined) throw invalidInvitation();
    return { code, organizationId };
  }

  private async organizationOf(presented: Buffer, statement: Statement): Promise<number | undefined> {
    const [row] = await runInApiKeyScope<{ organization_id: number }>(this.dataSource, presented, statement, [presented]);
    return row?.organization_id;
  }
}

const hashOf = (credentialId: Buffer) => hash('sha256', credentialId, 'buffer');

function invalidInvitation(): Problem {
  return new Problem('console_code_invalid', 'This invitation was used before or has expired. Ask for a new one.');
}

function unknownPasskey(): Problem {
  return new Problem('passkey_invalid', 'The service does not know this passkey. It may have been removed.');
}
