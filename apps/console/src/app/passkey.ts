import { fetchText } from '@rpm/client';
import { detailOf } from '../service/session';

/** WebAuthn options for registering a passkey, as the service returns them. Binary values are in base64url. */
interface CreationOptions {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: PublicKeyCredentialParameters[];
  timeout: number;
  authenticatorSelection: AuthenticatorSelectionCriteria;
  excludeCredentials: { id: string; type: 'public-key' }[];
}

/** WebAuthn options for signing in with a passkey, as the service returns them. */
interface SignInOptions {
  rpId: string;
  challenge: string;
  timeout: number;
}

/** Returns whether the browser supports passkeys for this page. Over http, browsers support passkeys only on localhost. */
export const hasPasskeys = () => 'PublicKeyCredential' in window;

/** Creates a passkey for an invitation and signs the person in. @returns the detail of the error; null after success */
export function registerPasskey(invitation: string): Promise<string | null> {
  return explainErrors(async () => {
    const options = await send<CreationOptions>('registration-options', { invitation });
    const created = await navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytesOf(options.challenge),
        user: { ...options.user, id: bytesOf(options.user.id) },
        excludeCredentials: options.excludeCredentials.map(({ id, type }) => ({ id: bytesOf(id), type })),
      },
    });
    const { rawId, response } = created as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
    await send('registration', {
      invitation,
      credentialId: textOf(rawId),
      attestationObject: textOf(response.attestationObject),
      clientDataJSON: textOf(response.clientDataJSON),
      transports: response.getTransports(),
    });
  });
}

/** Signs a person in with a passkey that the person chooses. @returns the detail of the error; null after success */
export function signInWithPasskey(): Promise<string | null> {
  return explainErrors(async () => {
    const { rpId, challenge, timeout } = await send<SignInOptions>('sign-in-options', {});
    const used = await navigator.credentials.get({
      publicKey: { rpId, challenge: bytesOf(challenge), timeout, userVerification: 'required' },
    });
    const { rawId, response } = used as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
    await send('sign-in', {
      credentialId: textOf(rawId),
      authenticatorData: textOf(response.authenticatorData),
      clientDataJSON: textOf(response.clientDataJSON),
      signature: textOf(response.signature),
      userHandle: textOf(response.userHandle ?? new ArrayBuffer(0)),
    });
  });
}

/** An error that the service explains. */
class Rejection extends Error {}

async function send<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetchText(`/console/passkey/${path}`, {
    operation: path,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return JSON.parse(response.text) as Answer;
  throw new Rejection(detailOf(response));
}

/** Explanations for people, by the name of the error that the browser reports (WebAuthn 2, sections 5.1.3 and 5.1.4). */
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'Your passkey was not used, because the request was canceled or timed out. Try again.',
  InvalidStateError: 'This device has a passkey of yours already. Sign in with it, or use another device.',
  SecurityError:
    'This address cannot have passkeys. Open the console by its public address; on this computer, by http://localhost.',
  NotSupportedError: 'This device cannot keep passkeys for the console. Use another device.',
};

async function explainErrors(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Rejection) return error.message;
    const reason = error instanceof DOMException ? REASONS[error.name] : undefined;
    return reason ?? 'The service cannot be reached. Check the connection, then try again.';
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
