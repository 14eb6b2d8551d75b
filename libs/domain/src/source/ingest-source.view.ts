import { choice, flag, id, instant, integer, list, object, text, values } from '../view/property';
import { VERSION_PROPERTIES } from '../view/version-properties';
import { view, type ViewOf } from '../view/view';
import { ADAPTER_NAMES } from './adapter-name';
import { AUTHENTICATION_KINDS, type AuthenticationKind, SIGNATURE_ALGORITHMS, SIGNATURE_ENCODINGS } from './authentication-kind';
import { MAX_NETWORKS } from './ingest-source.input';
import { SOURCE_STATES, UNKNOWN_DEVICES } from './source-state';

const AUTHENTICATION_OPTIONS_VIEW = view(
  'AuthenticationOptions',
  'The parts of an authentication that are no secret. Those that its kind does not use are null.',
  {
    header: text('Name of the header with the secret or the signature.', { nullable: true, example: 'X-Api-Key' }),
    user: text('User name of Basic authentication.', { nullable: true, example: null }),
    algorithm: choice(SIGNATURE_ALGORITHMS, 'Hash of the HMAC.', { nullable: true, example: null }),
    prefix: text('Text before the signature in its header.', { nullable: true, example: null }),
    encoding: choice(SIGNATURE_ENCODINGS, 'Encoding of the signature.', { nullable: true, example: null }),
    toleranceSeconds: integer(
      { minimum: 1 },
      'Seconds by which the time of a signature may differ from the time of the service.',
      { nullable: true, example: null },
    ),
  },
);

const SOURCE_ITEM_VIEW = view('SourceItem', 'The item of the devices that a source registers.', {
  id: id('Identifier of the item.', { example: 1 }),
});

export const SOURCE_PATIENT_VIEW = view('SourcePatient', 'The patient of all readings of a source.', {
  id: id('Identifier of the patient.', { example: 1 }),
});

export const INGEST_SOURCE_VIEW = view(
  'IngestSource',
  'A source of readings: a vendor or an app that posts messages of its own.',
  {
    id: id('Identifier of the source.', { example: 1 }),
    ...VERSION_PROPERTIES,
    name: text('Name of the source.', { example: 'Telli, North Clinic' }),
    adapter: choice(ADAPTER_NAMES, 'Adapter that reads the messages.', { example: 'telli' }),
    state: choice(
      SOURCE_STATES,
      'A `paused` source stores messages, which are processed when it is `active` again. The address of a `closed` source does not exist.',
      { example: 'active' },
    ),
    authentication: choice(AUTHENTICATION_KINDS, 'How messages prove that they come from the vendor.', { example: 'header' }),
    authenticationOptions: object(AUTHENTICATION_OPTIONS_VIEW, 'The parts of the authentication that are no secret.'),
    formerTokenExpireTimestamp: instant('Time until which the former token is valid; null if there is none.', {
      nullable: true,
      example: null,
    }),
    item: object(SOURCE_ITEM_VIEW, 'The item of the devices that the source registers.', { nullable: true, example: null }),
    patient: object(SOURCE_PATIENT_VIEW, 'The patient of all readings; null if messages name a device or a person.', {
      nullable: true,
      example: null,
    }),
    timeZone: text('IANA name of the zone of times that name none.', { nullable: true, example: 'America/New_York' }),
    unknownDevices: choice(UNKNOWN_DEVICES, 'Whether readings of unknown devices wait, or the device is registered.', {
      example: 'quarantine',
    }),
    networks: values<string>({ type: 'string' }, 'Networks from which messages are accepted; all if the list is empty.', {
      maxItems: MAX_NETWORKS,
      example: [],
    }),
    rateLimit: integer({ minimum: 1 }, 'Maximum number of messages a second; null for no limit.', {
      nullable: true,
      example: null,
    }),
    expectedIntervalMinutes: integer({ minimum: 1 }, 'Minutes without a message after which the source counts as silent.', {
      nullable: true,
      example: 60,
    }),
    mappingVersion: integer({ minimum: 1 }, 'Version of the mapping that describes the messages; null if there is none.', {
      nullable: true,
      example: null,
    }),
  },
);

export type IngestSourceView = ViewOf<typeof INGEST_SOURCE_VIEW>;

export const INGEST_SOURCE_WITH_SECRET_VIEW = view(
  'IngestSourceWithSecret',
  'A source, and the secrets that only the request which makes them returns.',
  {
    ...INGEST_SOURCE_VIEW.properties,
    token: text('The token in the URL. Null if it stays as it is.', {
      nullable: true,
      schema: { pattern: '^rpn_[0-9A-Za-z]{49}$' },
      example: `rpn_${'0'.repeat(49)}`,
    }),
    url: text('The URL to which the vendor posts messages. Null if the token stays as it is.', {
      nullable: true,
      example: `https://rpm.example.org/ingest/rpn_${'0'.repeat(49)}`,
    }),
    secret: text('The secret of the authentication. Null if there is none, or if it stays as it is.', {
      nullable: true,
      example: 'A'.repeat(43),
    }),
    header: text('The request header that the vendor must send, as `name: value`. Null if the vendor signs messages.', {
      nullable: true,
      example: `X-Api-Key: ${'A'.repeat(43)}`,
    }),
  },
);

export type IngestSourceWithSecretView = ViewOf<typeof INGEST_SOURCE_WITH_SECRET_VIEW>;

const ADAPTER_FACTS_VIEW = view('IngestAdapterFacts', 'Where the facts come from on which an adapter relies.', {
  url: text('A public address.', { example: 'https://vendor.example.org/developers' }),
  readOn: text('Day on which it was read, `YYYY-MM-DD`.', { example: '2026-11-25' }),
  by: choice(['vendor', 'community'], 'Who describes the messages.', {
    example: 'vendor',
  }),
});

export const INGEST_ADAPTER_VIEW = view('IngestAdapter', 'An adapter, which reads the messages of one vendor or app.', {
  name: choice(ADAPTER_NAMES, 'Name of the adapter.', { example: 'telli' }),
  vendor: text('Name of the vendor or app.', { example: 'Telli Health' }),
  version: integer({ minimum: 0 }, 'Grows whenever the adapter reads the same message differently.', { example: 1 }),
  authenticationKinds: values<AuthenticationKind>(
    { type: 'string', enum: AUTHENTICATION_KINDS },
    'The kinds that the vendor supports, the best first.',
    { maxItems: AUTHENTICATION_KINDS.length, example: ['header'] },
  ),
  vendorMakesSecret: flag('Whether the vendor makes the secret, so that it is entered here.', { example: false }),
  needsPatient: flag('Whether a source must name its patient.', { example: false }),
  setupSteps: values<string>({ type: 'string' }, 'How a clinic connects the vendor.', {
    maxItems: 20,
    example: ['Register each device with its IMEI.'],
  }),
  facts: list(ADAPTER_FACTS_VIEW, 'Where the facts come from.', { maxItems: 20 }),
});

export type IngestAdapterView = ViewOf<typeof INGEST_ADAPTER_VIEW>;
