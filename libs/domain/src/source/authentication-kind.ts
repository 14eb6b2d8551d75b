/**
 * The proofs of a source's messages that they come from the vendor:
 * - `header`: a header has the secret as its value.
 * - `basic`: HTTP Basic authentication, with the secret as the password.
 * - `signature`: a header has an HMAC of the body.
 * - `standardWebhooks`: the headers of Standard Webhooks, which Svix sends, too.
 * - `apiSecret`: the header `api-secret` of Nightscout has the SHA-1 of the secret.
 * - `terra`: the header `terra-signature` has a time and an HMAC.
 * - `token`: the token in the URL is the only secret.
 */
export const AUTHENTICATION_KINDS = ['header', 'basic', 'signature', 'standardWebhooks', 'apiSecret', 'terra', 'token'] as const;

export type AuthenticationKind = (typeof AUTHENTICATION_KINDS)[number];

export const SIGNATURE_ALGORITHMS = ['sha1', 'sha256', 'sha512'] as const;

export type SignatureAlgorithm = (typeof SIGNATURE_ALGORITHMS)[number];

export const SIGNATURE_ENCODINGS = ['hex', 'base64'] as const;

export type SignatureEncoding = (typeof SIGNATURE_ENCODINGS)[number];

/** The parts of an authentication that are no secret. Those that its kind does not use are null. */
export interface AuthenticationOptions {
  /** Name of the header with the secret or the signature. */
  header: string | null;
  /** User name of Basic authentication. */
  user: string | null;
  algorithm: SignatureAlgorithm | null;
  /** Text before the signature in its header, such as `sha256=`. */
  prefix: string | null;
  encoding: SignatureEncoding | null;
  /** Time in seconds by which the time of a signature may differ from the time of the service. */
  toleranceSeconds: number | null;
}

const NONE: AuthenticationOptions = {
  header: null,
  user: null,
  algorithm: null,
  prefix: null,
  encoding: null,
  toleranceSeconds: null,
};

/** The options that each kind of authentication uses, with their default values. */
const DEFAULTS: Readonly<Record<AuthenticationKind, Partial<AuthenticationOptions>>> = {
  header: { header: 'X-Api-Key' },
  basic: { user: 'rpm' },
  signature: { header: 'X-Signature', algorithm: 'sha256', prefix: '', encoding: 'hex' },
  standardWebhooks: { toleranceSeconds: 300 },
  apiSecret: {},
  terra: { toleranceSeconds: 300 },
  token: {},
};

/** Returns whether a kind of authentication uses an option. */
export const usesOption = (kind: AuthenticationKind, option: string) => Object.hasOwn(DEFAULTS[kind], option);

/** Returns all options of a kind of authentication: the given ones, otherwise their defaults. */
export function authenticationOptions(
  kind: AuthenticationKind,
  given: { readonly [K in keyof AuthenticationOptions]?: AuthenticationOptions[K] | undefined },
): AuthenticationOptions {
  const used = Object.entries(DEFAULTS[kind]).map(([name, value]) => [name, given[name as keyof AuthenticationOptions] ?? value]);
  return { ...NONE, ...(Object.fromEntries(used) as Partial<AuthenticationOptions>) };
}
