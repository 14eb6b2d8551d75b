import { type OpenApiDocument, type Schema } from './model';
import { ref } from './schema/schema';

/** Enumerations that get a schema of their own: the name of the schema, a property with all values, and the description of one value. */
const ENUMERATIONS: Readonly<Record<string, readonly [property: string, description: string]>> = {
  ActorKind: ['ReadingRevision.actorKind', 'Kind of an actor.'],
  AdapterName: ['IngestSource.adapter', 'Adapter of a source.'],
  AliasKind: ['IngestAlias.kind', 'Kind of thing that a text in messages names.'],
  AuditAction: ['AuditEvent.action', 'Action of a request.'],
  AuditActorKind: ['AuditEvent.actorKind', 'Kind of an actor in the audit trail.'],
  AuthenticationKind: ['IngestSource.authentication', 'How messages of a source prove that they come from the vendor.'],
  BodyEncoding: ['IngestBody.encoding', 'How the body of a message is written.'],
  DateOrder: ['FilePreview.dateOrder', 'Order of day and month.'],
  DateOrderKnownBy: ['FilePreview.dateOrderKnownBy', 'How the order of day and month is known.'],
  DeviceEventType: ['DeviceEvent.type', 'Type of an event in the life of a device.'],
  DeviceIdentifierType: ['DeviceIdentifier.type', 'Type of a device identifier.'],
  DeviceRecoveryCause: ['DeviceRecoveredEventInEvent.cause', 'Why the silence of a device has ended.'],
  DeviceStatus: ['Device.currentStatus', 'Status of a device.'],
  DisclosureAction: ['RecordedDisclosures.action', 'Action by which the service disclosed data.'],
  Grant: ['ApiKey.scopes', 'Scope of an API key, or a wildcard for several scopes.'],
  FactsBy: ['IngestAdapterFacts.by', 'Who describes the messages of a vendor.'],
  FileImportState: ['FileImport.state', 'State of an import of a file.'],
  FormatCertainty: ['FileFormat.certainty', 'How certain the format of a file is.'],
  FormatKnownBy: ['FileFormat.knownBy', 'Who describes the format of a file.'],
  GlucoseSource: ['GlucoseProfile.source', 'How glucose was measured.'],
  GlucoseUnit: ['Organization.glucoseUnit', 'Unit of blood glucose.'],
  HeartRateVariabilityAlgorithm: ['HeartRateVariabilityReading.heartRateVariabilityAlgorithmType', 'Algorithm of a measurement.'],
  IngestMessageState: ['IngestMessage.state', 'State of a message of a source.'],
  ItemSize: ['Item.size', 'Size of an item.'],
  OrderHoldReason: ['Order.holdReason', 'Reason why an order is on hold.'],
  OrderStatus: ['Order.currentStatus', 'Status of an order.'],
  OutOfRange: ['ReadingRecord.outOfRange', 'Side on which a value is beyond the limits of its instrument.'],
  PackedKitEventType: ['PackedKitEventInEvent.type', 'Type of an event in the life of a packed kit.'],
  PartCode: ['IngestPart.code', 'Why a part of a message is not recorded.'],
  PartKind: ['IngestPart.kind', 'Kind of a part of a message.'],
  PartOutcome: ['IngestPart.outcome', 'What became of a part of a message.'],
  ProblemCode: ['Problem.code', 'Code of a kind of problem.'],
  Purpose: ['Webhook.purpose', "Why patients' data is disclosed."],
  QuarantineAction: ['IngestQuarantineGroup.action', 'What mends the parts of a group.'],
  QuarantineCode: ['IngestQuarantineGroup.code', 'Why the parts of a group wait.'],
  ReadingFlag: ['ReadingRecord.flags', 'Circumstance that matters for the interpretation of a reading.'],
  ReadingKind: ['Item.readingKinds', 'Kind of a reading.'],
  RecoveryCause: ['SourceRecoveredEventInEvent.cause', 'Why the silence of a source has ended.'],
  RefusalReason: ['IngestRefusal.reason', 'Why requests with the token of a source were refused.'],
  ReturnStatus: ['Return.currentStatus', 'Status of a return.'],
  SentUnit: ['SentValue.unit', 'Unit that the service converts.'],
  Sex: ['Patient.sex', 'Sex of a patient.'],
  ShippingOption: ['Order.shippingOption', 'How a parcel is sent.'],
  SignatureAlgorithm: ['AuthenticationOptions.algorithm', 'Hash of a signature.'],
  SignatureEncoding: ['AuthenticationOptions.encoding', 'Encoding of a signature.'],
  SourceState: ['IngestSource.state', 'State of a source.'],
  SubscribedType: ['WebhookInput.types', 'Type of the events of a webhook; `*` stands for all types.'],
  TimeZoneSource: ['PatientTimeZone.timeZoneSource', 'Source of the time zone of a patient.'],
  TemperatureUnit: ['Organization.temperatureUnit', 'Unit of temperature.'],
  UnitKnownBy: ['FileUnit.knownBy', 'How the unit of a file is known.'],
  UnknownDevices: ['IngestSource.unknownDevices', 'What happens to readings of unknown devices.'],
  VendorFormatName: ['FileImport.format', 'Format of a file.'],
  WebhookAttemptError: ['WebhookAttempt.error', 'Reason why a delivery request received no complete response.'],
  WebhookDisabledReason: ['Webhook.disabledReason', 'Reason why the service disabled a webhook.'],
  WebhookFormat: ['Webhook.format', 'Format of the bodies of a webhook.'],
  WebhookLogStatus: ['WebhookLog.status', 'Status of a delivery.'],
  WebhookReplayLogStatus: ['WebhookReplay.logStatus', 'Status of the deliveries that a replay repeats.'],
  WebhookReplayStatus: ['WebhookReplay.status', 'Status of a replay.'],
  WebhookType: ['WebhookTypeDescription.type', 'Type of an event.'],
  WeightUnit: ['Organization.weightUnit', 'Unit of weight.'],
};

/** Parts of the document whose contents are values and not schemas. */
const VALUES = ['example', 'examples', 'default', 'enum'];

/**
 * Replaces enumerations by references to named schemas, so that generated clients have a type for each. The description of each schema says that
 * values may be added, because clients must not fail when a version adds one. @throws Error if a property that should have the values of an
 * enumeration does not exist
 */
export function nameEnumerations(document: OpenApiDocument): OpenApiDocument {
  const schemas = Object.entries(ENUMERATIONS).map(([name, [property, description]]) => {
    const schema: Schema = {
      type: 'string',
      description: `${description} Values may be added in a later version.`,
      enum: valuesOf(document, property),
    };
    return [name, schema] as const;
  });
  const names = new Map(schemas.map(([name, { enum: values }]) => [JSON.stringify(values), name]));
  // Objects that many operations share stay shared, because the document is then built and published faster.
  const replaced = new WeakMap<object, unknown>();

  function replace(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (!replaced.has(value)) replaced.set(value, replacementOf(value));
    return replaced.get(value);
  }

  function replacementOf(value: object): unknown {
    if (Array.isArray(value)) return value.map(replace);
    const { type, enum: values, ...rest } = value as Schema;
    const name = values && names.get(JSON.stringify(withoutNull(values)));
    if (name === undefined)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, VALUES.includes(key) ? part : replace(part)]));
    return Array.isArray(type) ? { ...rest, anyOf: [ref(name), { type: 'null' }] } : { ...rest, ...ref(name) };
  }

  const { paths, webhooks, components } = document;
  return {
    ...document,
    paths: replace(paths) as OpenApiDocument['paths'],
    webhooks: replace(webhooks) as OpenApiDocument['webhooks'],
    components: {
      ...components,
      schemas: { ...(replace(components.schemas) as typeof components.schemas), ...Object.fromEntries(schemas) },
    },
  };
}

function valuesOf({ components }: OpenApiDocument, place: string): unknown[] {
  const [schema = '', property = ''] = place.split('.');
  const found = components.schemas[schema]?.properties?.[property];
  const values = found?.enum ?? found?.items?.enum;
  if (!values) throw new Error(`The document has no enumeration ${place}.`);
  return withoutNull(values);
}

const withoutNull = (values: readonly unknown[]) => values.filter((value) => value !== null);
