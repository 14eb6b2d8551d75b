import {
  type AdapterName,
  type AuthenticationKind,
  type AuthenticationOptions,
  type InputError,
  InvalidInput,
  type IngestSource,
  MAX_RATE_OF_TOKEN,
  usesOption,
} from '@rpm/domain';
import { assertExist, isNetwork, type Transaction } from '@rpm/database';

/** The properties of an adapter that decide which sources can have it. */
export interface AdapterRules {
  /** The kinds of authentication that the vendor supports, the best first. */
  authentication: readonly AuthenticationKind[];
  needsPatient: boolean;
}

/** Returns the rules of an adapter; null for `mapping`, whose sources describe their messages themselves. */
export type RulesOfAdapter = (name: AdapterName) => AdapterRules | null;

/** Name of a header (RFC 9110, section 5.6.2). */
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const STANDARD_SECRET = /^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/;
const MIN_SECRET = 8;

/** Returns the kind of authentication of a new source. @throws InvalidInput if the adapter does not support the wanted kind */
export function chosenAuthentication(wanted: AuthenticationKind | null, rules: AdapterRules | null): AuthenticationKind {
  const kind = wanted ?? rules?.authentication[0] ?? 'header';
  if (!rules || rules.authentication.includes(kind)) return kind;
  throw invalid('/authentication', 'not_supported', `The adapter supports ${rules.authentication.join(', ')}.`);
}

/** Checks the secret that a caller has chosen. @throws InvalidInput */
export function assertUsableSecret(kind: AuthenticationKind, secret: string | null): void {
  if (secret === null) return;
  if (kind === 'token')
    throw invalid('/secret', 'contradiction', 'This source has no secret but the token: leave the secret out.');
  if (kind === 'standardWebhooks' && !STANDARD_SECRET.test(secret)) {
    throw invalid('/secret', 'not_a_secret', 'Send the secret as the vendor shows it: whsec_ and base64.');
  }
  if (secret.length < MIN_SECRET || !/^[\x20-\x7e]+$/.test(secret)) {
    throw invalid('/secret', 'not_a_secret', `Send a secret of at least ${MIN_SECRET} characters of ASCII.`);
  }
}

/** Checks the options of an authentication that a caller has sent. @throws InvalidInput */
export function assertUsableOptions(
  kind: AuthenticationKind,
  options: { readonly [K in keyof AuthenticationOptions]?: AuthenticationOptions[K] | undefined },
): void {
  const sent = Object.entries(options).filter(([, value]) => (value ?? null) !== null);
  const unused = sent.filter(([name]) => !usesOption(kind, name)).map(([name]) => name);
  const errors = unused.map((name) => ({
    pointer: `/authenticationOptions/${name}`,
    code: 'contradiction',
    detail: `The authentication ${kind} does not use this option: leave it out.`,
  }));
  if (errors.length > 0) throw new InvalidInput(errors);
  const { header = null } = options;
  if (header !== null && header !== '' && !HEADER_NAME.test(header)) {
    throw invalid('/authenticationOptions/header', 'not_a_header_name', 'Send the name of a header, such as X-Api-Key.');
  }
  if (options.user?.includes(':')) {
    throw invalid('/authenticationOptions/user', 'not_a_user_name', 'A user name of Basic authentication contains no colon.');
  }
}

/** Checks a source as it would be stored. @throws InvalidInput */
export async function assertUsableSource(
  transaction: Transaction,
  source: IngestSource,
  rules: AdapterRules | null,
): Promise<void> {
  const { patientId, itemId, unknownDevices, networks, authentication, rateLimit } = source;
  const errors: (InputError | null)[] = [
    rules?.needsPatient && patientId === null
      ? error('/patient', 'required', 'Messages of this adapter name neither a device nor a person: send the patient.')
      : null,
    unknownDevices === 'register' && itemId === null
      ? error('/item', 'required', 'Send the item of the devices that the source registers.')
      : null,
    authentication === 'token' && rateLimit !== null && rateLimit > MAX_RATE_OF_TOKEN
      ? error('/rateLimit', 'not_in_range', `A source without a secret stores at most ${MAX_RATE_OF_TOKEN} messages a second.`)
      : null,
    ...networks.map((network, index) =>
      isNetwork(network) ? null : error(`/networks/${index}`, 'not_a_network', 'Send a network such as 192.0.2.0/24.'),
    ),
  ];
  const found = errors.filter((one) => one !== null);
  if (found.length > 0) throw new InvalidInput(found);
  if (itemId !== null) await assertExist(transaction, 'item', [{ id: itemId, pointer: '/item/id' }]);
  if (patientId !== null) await assertExist(transaction, 'patient', [{ id: patientId, pointer: '/patient/id' }]);
}

const error = (pointer: string, code: string, detail: string): InputError => ({ pointer, code, detail });

const invalid = (pointer: string, code: string, detail: string) => new InvalidInput([error(pointer, code, detail)]);
