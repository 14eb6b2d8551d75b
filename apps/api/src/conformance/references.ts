import { wholeDocument } from '../operations/document';
import { type DocumentedOperation } from '../testing/operations-of';
import { type Operation, type Schema } from '../openapi/model';
import { SAMPLE_DATE, type SampleNames } from './one-of-everything';

/** A reference in a request body: its path, and the name in {@link SampleNames} of the row that it refers to. */
export interface BodyReference {
  name: string;
  path: readonly (string | number)[];
}

/** Names of the sample identifiers in the customer's own systems, by resource. */
const EXTERNAL_IDENTIFIERS: Record<string, string> = { patient: 'patientExternalIdentifier', order: 'externalOrderId' };

/** Names of the sample orders whose status permits an operation, by the last segment of the operation's path. */
const ORDERS: Record<string, string> = {
  ship: 'packedOrderId',
  deliver: 'shippedOrderId',
  fail: 'shippedOrderId',
  'add-tracking-numbers': 'shippedOrderId',
};

/** Returns the name in {@link SampleNames} of the row that a path or query parameter refers to; undefined if the parameter is not a reference. */
export function sampleNameOfParameter(template: string, parameter: string, names: SampleNames): string | undefined {
  const [resource = ''] = template.replace('/api/v3/', '').split('/');
  if (parameter === 'readingId') return resource;
  if (parameter === 'deviceId' && template.endsWith('/associate-patient')) return 'freeDeviceId';
  if (parameter === 'deviceId' && template.endsWith('/assignment')) return 'freeDeviceId';
  if (parameter === 'deviceId' && (resource === 'order' || resource === 'return')) return `${resource}DeviceId`;
  if (parameter === 'patientId' && template.endsWith('merge')) return 'remainingPatientId';
  if (parameter === 'returnId' && template.endsWith('/add-tracking-numbers')) return 'shippedReturnId';
  if (parameter === 'orderId') return ORDERS[template.split('/').at(-1) ?? ''] ?? 'orderId';
  // Only the file of an import that has not been started can change.
  if (parameter === 'fileImportId' && /\/(answers|part\/\{number\})$/.test(template)) return 'receivingFileImportId';
  if (parameter === 'id') return `${resource}Id`;
  if (parameter === 'email') return 'patientEmail';
  if (parameter === 'externalIdentifier') return EXTERNAL_IDENTIFIERS[resource];
  return parameter in names ? parameter : undefined;
}

/** Query strings of the operations that require one, by the last segment of the operation's path. */
const REQUIRED_QUERIES: Record<string, string> = { series: '?kind=bloodGlucose' };

/** Fills in the parameters of a path template, and adds the query that it requires. @throws Error for a parameter that {@link SampleNames} does not contain */
export function fillPathTemplate(template: string, names: SampleNames, valueOf: (name: string) => string | number): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    const name = sampleNameOfParameter(template, parameter, names);
    if (name === undefined || !(name in names)) throw new Error(`one-of-everything.ts has nothing for {${parameter}}.`);
    return encodeURIComponent(valueOf(name));
  });
  return path + (REQUIRED_QUERIES[template.split('/').at(-1) ?? ''] ?? '');
}

/** Returns an id or string that no row has, of the same type as the given value. A date stays as it is, because it does not name a row. */
export function nonexistentValue(value: string | number | undefined): string | number {
  if (value === SAMPLE_DATE) return value;
  return typeof value === 'number' ? 999_999_999 : 'nobody-has-this@example.org';
}

/** Returns all references that a request body of the operation can contain. */
export function bodyReferencesOf({ requestBody, operationId }: Operation, names: SampleNames): BodyReference[] {
  const schema = requestBody?.content['application/json']?.schema;
  const references = schema ? within(schema, [], names) : [];
  const name = OTHER_ROWS[operationId];
  return name === undefined ? references : references.map(({ path }) => ({ name, path }));
}

/**
 * Names of the sample rows that only one operation can change: a patient can be merged if no other operation refers to it, a merge can be undone if there was one,
 * and values can be accepted if they conflict with stored ones.
 */
const OTHER_ROWS: Record<string, string> = {
  mergePatients: 'duplicatePatientId',
  unmergePatients: 'mergedPatientId',
  acceptIngestQuarantine: 'conflictGroupId',
};

function within(schema: Schema, path: readonly (string | number)[], names: SampleNames): BodyReference[] {
  const { properties = {}, items } = resolved(schema);
  const entries = items ? entryOf(items, [...path, 0], names) : [];
  const places = Object.entries(properties).flatMap(([property, inner]) => {
    const here = [...path, property];
    // A stock adjustment may only contain an item whose units have no serial numbers.
    if (property === 'item' && 'change' in properties) return [{ name: 'countedItemId', path: [...here, 'id'] }];
    const name = nameOfProperty(property, path, Object.keys(properties));
    return name in names ? [{ name, path: here }] : within(inner, here, names);
  });
  return [...entries, ...places];
}

/** Maps the body property that is or contains a list `deviceIdentifiers` to the name of a sample identifier that is valid in this list. */
const IDENTIFIERS: Record<string, string> = {
  orderItems: 'packableIdentifier',
  orderKits: 'kitIdentifier',
  deviceIdentifiers: 'returnedIdentifier',
};

function entryOf(items: Schema, path: readonly (string | number)[], names: SampleNames): BodyReference[] {
  const name = items.type === 'string' && path.at(-2) === 'deviceIdentifiers' ? IDENTIFIERS[path[0] ?? ''] : undefined;
  return name === undefined ? within(items, path, names) : [{ name, path }];
}

/** Names of the sample rows that lists of the form `[{id}]` refer to, by the property that contains the list. */
const LISTED: Record<string, string> = { returnDevices: 'deviceId', returnPackedKits: 'packedKitId' };

function nameOfProperty(property: string, path: readonly (string | number)[], all: readonly string[]): string {
  // Returned items are items without serial numbers; returned devices are listed separately.
  if (property === 'id' && path[0] === 'returnItems') return 'countedItemId';
  // An `id` at the top level of a body is ignored.
  if (property === 'externalIdentifier' && path.at(-1) === 'patient') return 'patientExternalIdentifier';
  // A day in a body, unlike one in a path, refers to no row.
  if (property === 'date') return '';
  if (property === 'id') return LISTED[path.at(-2) ?? ''] ?? `${String(path.at(-1) ?? '')}Id`;
  // An e-mail address that is the only property identifies a patient; together with other properties it is only data.
  return property === 'email' && all.length === 1 ? 'patientEmail' : property;
}

/** Resolves a `$ref` in a schema. Of several alternatives, such as an object or null, only the first is returned. */
function resolved(schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  if (name !== undefined) return resolved(wholeDocument.components.schemas[name] ?? {});
  const [first] = schema.anyOf ?? [];
  return first ? resolved(first) : schema;
}

/** Returns an operation's example body with all references replaced by references to sample rows; undefined if the operation has no body. */
export function exampleBodyOf({ operation }: Pick<DocumentedOperation, 'operation'>, names: SampleNames): object | undefined {
  const example = operation.requestBody?.content['application/json']?.example;
  if (example === undefined) return undefined;
  const body = structuredClone(example) as object;
  const places = bodyReferencesOf(operation, names).filter(({ path }) => at(body, path) !== undefined);
  return places.reduce((whole, place) => put(whole, place, names[place.name]), body);
}

/** Returns a copy of `body` with `value` at `path`. If two properties exclude each other, the one that is not in `path` is removed. */
export function put(body: object, { name, path }: BodyReference, value: unknown): object {
  const whole = structuredClone(body) as Record<string | number, unknown>;
  let holder = whole;
  for (const [index, step] of path.slice(0, -1).entries()) {
    holder[step] ??= typeof path[index + 1] === 'number' ? [] : {};
    holder = holder[step] as Record<string | number, unknown>;
  }
  Object.assign(holder, { [path.at(-1) ?? '']: value });
  // A reference names a patient or a device by one of two properties.
  if (path.length > 1 && path.at(-1) === 'id') {
    delete holder['externalIdentifier'];
    delete holder['deviceIdentifier'];
  }
  // A text in messages stands for either a device or a patient.
  if ((path[0] === 'device' || path[0] === 'patient') && ('group' in whole || ('kind' in whole && 'value' in whole))) {
    whole[path[0] === 'device' ? 'patient' : 'device'] = undefined;
    if ('kind' in whole) whole['kind'] = path[0] === 'device' ? 'device' : 'person';
  }
  const beside = at(whole, path.slice(0, path.at(-1) === 'id' ? -2 : -1)) as object;
  // JSON.stringify omits properties that are undefined.
  Object.assign(beside, Object.fromEntries((ALTERNATIVES[name] ?? []).map((other) => [other, undefined])));
  return whole;
}

const ALTERNATIVES: Record<string, readonly string[]> = {
  deviceIdentifier: ['id'],
  patientId: ['site'],
  siteId: ['patient'],
  patientExternalIdentifier: ['id'],
};

const at = (body: object, path: readonly (string | number)[]) =>
  path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], body);
