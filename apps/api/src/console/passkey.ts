import { type InvitedPerson, type NewPasskey, type PasskeyUse, type RelyingParty, type StoredPasskey } from '@rpm/data-access';
import { type PasskeyRegistrationInput, type PasskeySignInInput, Problem } from '@rpm/domain';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { hash } from 'node:crypto';
import { CHALLENGE_MILLISECONDS, type PasskeyChallenges } from './passkey-challenges';

/**
 * Returns the WebAuthn options that create a passkey for an invited person: the authenticator must verify the person, and store the passkey itself.
 */
export function registrationOptions(
  party: RelyingParty,
  challenge: Buffer<ArrayBuffer>,
  person: InvitedPerson,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: 'Remote patient monitoring',
    rpID: party.id,
    userName: person.name,
    userDisplayName: person.name,
    userID: new Uint8Array(userHandleOf(person.organizationId, person.id)),
    challenge,
    timeout: CHALLENGE_MILLISECONDS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: person.credentialIds.map((id) => ({ id: id.toString('base64url') })),
  });
}

/** Returns the WebAuthn options that sign a person in. They name no passkey, so that the person chooses one. */
export function signInOptions(
  party: RelyingParty,
  challenge: Buffer<ArrayBuffer>,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge,
    timeout: CHALLENGE_MILLISECONDS,
    userVerification: 'required',
  });
}

/** Checks a new passkey (WebAuthn 2, section 7.1). @throws Problem `passkey_invalid` */
export async function verifyRegistration(
  party: RelyingParty,
  challenges: PasskeyChallenges,
  { invitation, credentialId, attestationObject, clientDataJSON, transports }: PasskeyRegistrationInput,
): Promise<NewPasskey> {
  const { registrationInfo } = await rejectInvalid(() =>
    verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { attestationObject, clientDataJSON, transports: transports ?? [] },
      },
      expectedChallenge: (challenge) => challenges.isValid(challenge, { invitation }),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw invalidPasskey();
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isBackupEligible: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
    transports: transports ?? [],
  };
}

/** Checks the signature of a stored passkey, and that its counter has not gone back (WebAuthn 2, section 7.2). @throws Problem `passkey_invalid` */
export async function verifySignIn(
  party: RelyingParty,
  challenges: PasskeyChallenges,
  { credentialId, authenticatorData, clientDataJSON, signature, userHandle }: PasskeySignInInput,
  passkey: StoredPasskey,
): Promise<PasskeyUse> {
  let challengeHash = Buffer.alloc(0);
  const { verified, authenticationInfo } = await rejectInvalid(() =>
    verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { authenticatorData, clientDataJSON, signature, userHandle },
      },
      expectedChallenge: (challenge) => {
        challengeHash = hash('sha256', Buffer.from(challenge, 'base64url'), 'buffer');
        return challenges.isValid(challenge, { signIn: true });
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  const owner = userHandleOf(passkey.organizationId, passkey.personId);
  if (!verified || !owner.equals(Buffer.from(userHandle, 'base64url'))) throw invalidPasskey();
  return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp, challengeHash };
}

/** The user handle under which authenticators store a person's passkey. It contains no personal data (WebAuthn 2, section 14.6.1). */
const userHandleOf = (organizationId: number, personId: number) => Buffer.from(`${organizationId}.${personId}`);

/** The library throws an error of its own for each check that fails. Its messages contain values of the request, so they are not shown. */
async function rejectInvalid<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw invalidPasskey();
  }
}

function invalidPasskey(): Problem {
  return new Problem('passkey_invalid', 'The answer of the passkey is not valid, or came too late. Try again.');
}
