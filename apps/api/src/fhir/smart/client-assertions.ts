import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { findSmartClient, type SmartClient, TokenLookUps, UnknownToken } from '@rpm/data-access';
import { type ClientKeySets } from './client-key-sets';

const ALGORITHMS = ['RS384', 'ES384'];

/** Largest difference between the clocks of a client and the service, in seconds. */
const CLOCK_TOLERANCE = 30;

/** Maximum time in seconds until an assertion expires (SMART App Launch 2.2, client-confidential-asymmetric). */
const MAX_LIFETIME = 300;

const MAX_ID_LENGTH = 255;

/** A verified assertion, which may have been used before. */
export interface VerifiedAssertion {
  client: SmartClient;
  jti: string;
  exp: number;
}

/** Verifies that a client has signed an assertion for this service (RFC 7523). */
export class ClientAssertions {
  constructor(
    private readonly lookUps: TokenLookUps,
    private readonly keySets: ClientKeySets,
  ) {}

  /** @param audience the address of the token endpoint @param address the IP address of the sender @throws UnknownToken, which gives no reason */
  async verify(assertion: string, audience: string, address?: string): Promise<VerifiedAssertion> {
    const named = namesIn(assertion);
    if (!named) throw rejected();
    const client = await findSmartClient(this.lookUps, named.clientId, address);
    const keys = client && (await this.keySets.find(client, named.keyId));
    if (!client || !keys) throw rejected();
    const claims = await jwtVerify(assertion, createLocalJWKSet(keys), {
      algorithms: ALGORITHMS,
      audience,
      issuer: client.clientId,
      subject: client.clientId,
      clockTolerance: CLOCK_TOLERANCE,
      requiredClaims: ['exp', 'jti'],
    }).then(({ payload }) => payload, hideReason);
    const { jti, exp = 0 } = claims;
    const isShort = exp <= Date.now() / 1000 + MAX_LIFETIME + CLOCK_TOLERANCE;
    if (!isShort || typeof jti !== 'string' || jti === '' || jti.length > MAX_ID_LENGTH) throw rejected();
    return { client, jti, exp };
  }
}

/** Returns the client and the key that an assertion names, before its signature is verified. */
function namesIn(assertion: string): { clientId: string; keyId: string } | null {
  try {
    const { kid } = decodeProtectedHeader(assertion);
    const { iss } = decodeJwt(assertion);
    return typeof kid === 'string' && typeof iss === 'string' ? { clientId: iss, keyId: kid } : null;
  } catch {
    return null;
  }
}

function hideReason(error: unknown): never {
  throw error instanceof errors.JOSEError || error instanceof TypeError ? rejected() : error;
}

/** The error for every assertion that is not accepted. It counts as a bad key of the network. */
export const rejected = () =>
  new UnknownToken(
    'api_key_invalid',
    'The client is not known, or its assertion is not valid: it must be signed with RS384 or ES384 by a registered key that "kid" names, be for this address ("aud"), expire within five minutes, and be used once.',
  );
