import { Conflict, ConsoleInvitationToken, Problem } from '@rpm/domain';
import { hash } from 'node:crypto';
import { type PasskeyState, type TokenLookUps } from '../access/token-look-ups';
import { UnknownToken } from '../access/unknown-token';
import { type Database, type Transaction } from '@rpm/database';
import { changeSessions, type SessionEntry } from './change-sessions';
import {
  type InvitedPerson,
  type StoredPasskey,
  FIND_INVITED,
  INSERT_PASSKEY,
  LOCK_PASSKEY,
  NOTE_CHALLENGE,
  NOTE_SIGN_IN,
  USE_INVITATION,
  USE_PASSKEY,
} from './console-person.sql';
import { type ConsoleSessionRepository, type SignedIn } from './console-session.repository';

/** A passkey that an authenticator has created. */
export interface NewPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  isBackupEligible: boolean;
  isBackedUp: boolean;
  transports: string[];
}

/** Data in a valid signature of a passkey. */
export interface PasskeyUse {
  counter: number;
  isBackedUp: boolean;
  /** SHA-256 of the challenge that was signed. */
  challengeHash: Buffer;
}

/** Registers the passkeys of people, and signs people in with them. The caller checks signatures; this class checks what only the database knows. */
export class ConsolePasskeys {
  constructor(
    private readonly database: Database,
    private readonly sessions: ConsoleSessionRepository,
    private readonly lookUps: TokenLookUps,
  ) {}

  /**
   * Returns the person whom a pending invitation is for.
   * @param address the IP address that sent the code of the invitation
   * @throws UnknownToken, Problem `console_code_invalid`
   */
  async findInvited(text: string, address?: string): Promise<InvitedPerson> {
    const { code, organizationId } = await this.lookUpInvitation(text, address);
    const [person] = await this.database.run({ organizationId }, FIND_INVITED, { hash: code.hash });
    if (!person) throw invalidInvitation();
    return { ...person, organizationId };
  }

  /**
   * Registers a passkey with an invitation, which then cannot be used again, and signs the person in.
   * @param entryOf returns the row of the sign-in for the audit trail
   * @param address the IP address that sent the request
   * @throws UnknownToken, Problem `console_code_invalid` @throws Problem `passkey_invalid` @throws Conflict if the passkey is registered already
   */
  async register(text: string, passkey: NewPasskey, entryOf: SessionEntry, address?: string): Promise<SignedIn> {
    const { code, organizationId } = await this.lookUpInvitation(text, address);
    return changeSessions(this.database, organizationId, entryOf, async (transaction) => {
      const [used] = await transaction.run(USE_INVITATION, { hash: code.hash });
      if (!used) throw invalidInvitation();
      const { credentialId, publicKey, counter, isBackupEligible, isBackedUp, transports } = passkey;
      const [stored] = await transaction.run(INSERT_PASSKEY, {
        personId: used.person_id,
        credentialHash: hashOf(credentialId),
        credentialId,
        publicKey,
        counter,
        isBackupEligible,
        isBackedUp,
        transports,
      });
      if (!stored) throw new Conflict('This passkey is registered already.');
      return this.start(transaction, used.person_id);
    });
  }

  /**
   * Signs a person in with a passkey.
   * @param verify checks the signature of the stored passkey
   * @param entryOf returns the row of the sign-in for the audit trail
   * @param address the IP address that sent the request
   * @throws UnknownToken `passkey_invalid` if the passkey is unknown
   * @throws Problem `passkey_invalid` if the challenge was used before, or the person is disabled
   */
  async signIn(
    credentialId: Buffer,
    verify: (passkey: StoredPasskey) => Promise<PasskeyUse>,
    entryOf: SessionEntry,
    address?: string,
  ): Promise<SignedIn> {
    const credentialHash = hashOf(credentialId);
    const found = await this.lookUps.find('console_passkey', credentialHash, address);
    if (!found) throw new UnknownToken('passkey_invalid', UNKNOWN_PASSKEY);
    // The signature is checked first without a transaction, because a wrong one needs none. The transaction checks it again with the locked counter.
    await verify(storedPasskeyOf(found));
    const organizationId = found.organization_id;
    return changeSessions(this.database, organizationId, entryOf, async (transaction) => {
      const [passkey] = await transaction.run(LOCK_PASSKEY, { credentialHash });
      if (!passkey) throw unknownPasskey();
      const { counter, isBackedUp, challengeHash } = await verify({ ...passkey, organizationId });
      await transaction.run(USE_PASSKEY, { id: passkey.id, counter, isBackedUp });
      const signedIn = await this.start(transaction, passkey.personId);
      const [noted] = await transaction.run(NOTE_CHALLENGE, { sessionId: signedIn.principal.session?.id ?? null, challengeHash });
      if (!noted) throw new Problem('passkey_invalid', 'This sign-in was sent before. Sign in again.');
      return signedIn;
    });
  }

  private async start(transaction: Transaction, personId: number): Promise<SignedIn> {
    const [person] = await transaction.run(NOTE_SIGN_IN, { personId });
    if (!person) throw unknownPasskey();
    return this.sessions.startOfPerson(transaction, person);
  }

  private async lookUpInvitation(
    text: string,
    address: string | undefined,
  ): Promise<{ code: ConsoleInvitationToken; organizationId: number }> {
    const code = ConsoleInvitationToken.parse(text);
    const found = code && (await this.lookUps.find('console_invitation', code.hash, address));
    if (!found) throw new UnknownToken('console_code_invalid', INVALID_INVITATION);
    if (!found.is_usable) throw invalidInvitation();
    return { code, organizationId: found.organization_id };
  }
}

function storedPasskeyOf({ organization_id, id, person_id, credential_id, public_key, counter }: PasskeyState): StoredPasskey {
  const credentialId = Buffer.from(credential_id, 'hex');
  return {
    organizationId: organization_id,
    id,
    personId: person_id,
    credentialId,
    publicKey: Buffer.from(public_key, 'hex'),
    counter,
  };
}

const hashOf = (credentialId: Buffer) => hash('sha256', credentialId, 'buffer');

const INVALID_INVITATION = 'This invitation was used before or has expired. Ask for a new one.';
const invalidInvitation = () => new Problem('console_code_invalid', INVALID_INVITATION);

const UNKNOWN_PASSKEY = 'The service does not know this passkey. It may have been removed.';
const unknownPasskey = () => new Problem('passkey_invalid', UNKNOWN_PASSKEY);
