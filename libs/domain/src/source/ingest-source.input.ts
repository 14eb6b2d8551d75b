import { EXPECTED_INTERVAL_RANGE } from '../catalogue/expected-interval';
import { ITEM_VIEW } from '../catalogue/item.view';
import { Choice, IgnoredId, Integer, Nested, Text } from '../input/body';
import { TextList } from '../input/body-list';
import { DescribeBody, DescribePatch } from '../input/description';
import { QueryChoice, QueryText } from '../input/query';
import { ReferenceInput } from '../input/reference-input';
import { TimeZone } from '../input/time-zone';
import { type ChangePosition } from '../page/changes';
import { type PageParameter, sortedPageQuery } from '../page/sorted-page.query';
import { UpdatedAfter } from '../page/updated-after';
import { type Patch } from '../patch/merge-patch';
import { PATIENT_VIEW } from '../patient/patient.view';
import { ADAPTER_NAMES, type AdapterName } from './adapter-name';
import {
  AUTHENTICATION_KINDS,
  type AuthenticationKind,
  SIGNATURE_ALGORITHMS,
  SIGNATURE_ENCODINGS,
  type SignatureAlgorithm,
  type SignatureEncoding,
} from './authentication-kind';
import { MAX_RATE_OF_TOKEN, SOURCE_STATES, type SourceState, UNKNOWN_DEVICES, type UnknownDevices } from './source-state';

/** Longest time in seconds by which the time of a signature may differ from the time of the service. */
const MAX_TOLERANCE_SECONDS = 86_400;

/** Time in seconds for which a former token and secret stay valid. */
const OVERLAP = { default: 86_400, max: 2_592_000 };

export const MAX_NETWORKS = 100;

const MAX_SECRET = 500;

const [NAME, HEADER] = [
  'Name of the source, such as the vendor and the clinic.',
  'Name of the header with the secret or the signature.',
];
const ITEM = 'The item of the devices that the source registers. It is required if unknown devices are registered.';
const PATIENT = 'The patient of all readings. It is required if messages of the adapter name neither a device nor a person.';
const ZONE = "IANA name of the zone of times that name none. Without it, the patient's zone is used.";
const UNKNOWN =
  'Readings of a device that the organization does not have wait in quarantine (`quarantine`, the default), or the device is registered (`register`).';
const NETWORKS =
  'Networks from which messages are accepted, in CIDR notation such as `192.0.2.0/24`. Without any, all are accepted.';
const RATE = `Maximum number of messages a second; null for no limit. If the token is the only secret, it is ${MAX_RATE_OF_TOKEN} at most.`;
const RATE_RANGE = { min: 1, max: 10_000, unit: 'messages a second' };
const INTERVAL = 'Minutes without a message after which the source counts as silent; null if it never does.';
const SECRET =
  'Secret that the vendor has chosen. Without it, the service makes one. It is encrypted, and only returned by the request that stores it.';

@DescribeBody('The parts of an authentication that are no secret. Each kind uses some of them.')
export class AuthenticationOptionsInput {
  @Text(HEADER, { max: 100, filled: true }) header?: string | null;
  @Text('User name of Basic authentication.', { filled: true }) user?: string | null;
  @Choice('Hash of the HMAC; `sha256` by default.', SIGNATURE_ALGORITHMS) algorithm?: SignatureAlgorithm | null;
  @Text('Text before the signature in its header, such as `sha256=`; none by default.', { max: 50 }) prefix?: string | null;
  @Choice('Encoding of the signature; `hex` by default.', SIGNATURE_ENCODINGS) encoding?: SignatureEncoding | null;
  @Integer('Seconds by which the time of a signature may differ from the time of the service; 300 by default.', {
    min: 1,
    max: MAX_TOLERANCE_SECONDS,
    unit: 'seconds',
  })
  toleranceSeconds?: number | null;
}

@DescribeBody('A source of readings, as a caller creates it.', { name: 'Telli, North Clinic', adapter: 'telli' })
export class IngestSourceInput {
  @IgnoredId() id?: number;
  @Text(NAME, { required: true }) name: string;
  @Choice('Adapter that reads the messages; `mapping` if the organization describes them itself.', ADAPTER_NAMES, {
    required: true,
  })
  adapter: AdapterName;
  @Choice(
    'How messages prove that they come from the vendor. By default, the best kind that the adapter lists.',
    AUTHENTICATION_KINDS,
  )
  authentication?: AuthenticationKind | null;
  @Nested('The parts of the authentication that are no secret.', () => AuthenticationOptionsInput)
  authenticationOptions?: AuthenticationOptionsInput | null;
  @Text(SECRET, { max: MAX_SECRET, filled: true }) secret?: string | null;
  @Nested(ITEM, () => ReferenceInput, { referencedView: () => ITEM_VIEW }) item?: ReferenceInput | null;
  @Nested(PATIENT, () => ReferenceInput, { referencedView: () => PATIENT_VIEW }) patient?: ReferenceInput | null;
  @TimeZone(ZONE) timeZone?: string | null;
  @Choice(UNKNOWN, UNKNOWN_DEVICES) unknownDevices?: UnknownDevices | null;
  @TextList(NETWORKS, { max: MAX_NETWORKS, maxLength: 50 }) networks?: string[] | null;
  @Integer(RATE, RATE_RANGE) rateLimit?: number | null;
  @Integer(INTERVAL, EXPECTED_INTERVAL_RANGE) expectedIntervalMinutes?: number | null;
}

@DescribePatch('The properties of a source to change.')
export class IngestSourcePatchInput {
  @Text(NAME, { required: true }) name?: string;
  @Choice(
    'A `paused` source stores messages, which are processed when it is `active` again. The address of a `closed` source does not exist.',
    SOURCE_STATES,
    { clearable: false },
  )
  state?: SourceState;
  @Nested('The parts of the authentication that are no secret.', () => AuthenticationOptionsInput)
  authenticationOptions?: AuthenticationOptionsInput | null;
  @Nested(ITEM, () => ReferenceInput, { referencedView: () => ITEM_VIEW }) item?: Partial<ReferenceInput> | null;
  @Nested(PATIENT, () => ReferenceInput, { referencedView: () => PATIENT_VIEW }) patient?: Partial<ReferenceInput> | null;
  @TimeZone(ZONE) timeZone?: string | null;
  @Choice(UNKNOWN, UNKNOWN_DEVICES) unknownDevices?: UnknownDevices | null;
  @TextList(NETWORKS, { max: MAX_NETWORKS, maxLength: 50 }) networks?: string[] | null;
  @Integer(RATE, RATE_RANGE) rateLimit?: number | null;
  @Integer(INTERVAL, EXPECTED_INTERVAL_RANGE) expectedIntervalMinutes?: number | null;
}

/** The merge-patch body that changes a source. */
export type IngestSourcePatch = Patch<Omit<IngestSourcePatchInput, 'item' | 'patient'>> & {
  item?: Partial<ReferenceInput> | null;
  patient?: Partial<ReferenceInput> | null;
};

/** The parts of a source that a rotation can replace. */
export const ROTATED_PARTS = ['token', 'secret'] as const;

@DescribeBody('Time for which the former token and secret stay valid.', { overlapSeconds: 3600 })
export class IngestSourceRotationInput {
  @Choice('Replaces only the token, and so the URL, or only the secret; by default, both.', ROTATED_PARTS)
  only?: (typeof ROTATED_PARTS)[number] | null;
  @Text(SECRET, { max: MAX_SECRET, filled: true }) secret?: string | null;
  @Integer(`Seconds for which the former token and secret stay valid; ${OVERLAP.default} by default. 0 ends them at once.`, {
    min: 0,
    max: OVERLAP.max,
    unit: 'seconds',
  })
  overlapSeconds?: number;
}

export const DEFAULT_OVERLAP_SECONDS = OVERLAP.default;

/** Filters for the list of sources. */
export class IngestSourceQuery extends sortedPageQuery(['id', 'name']) {
  @QueryText('Only sources whose name contains this text, ignoring case and accents.') name?: string;
  @QueryChoice('Only sources with this adapter.', ADAPTER_NAMES) adapter?: AdapterName;
  @QueryChoice('Only sources in this state.', SOURCE_STATES) state?: SourceState;
  @UpdatedAfter() updatedAfter?: ChangePosition;
}

export type IngestSourceFilter = Omit<IngestSourceQuery, PageParameter>;
