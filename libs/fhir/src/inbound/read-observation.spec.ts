import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundle, type Resource } from '@medplum/fhirtypes';
import { InvalidInput, type ReadingKindName, toFixedUnit } from '@rpm/domain';
import { type InboundReading, readObservation } from './read-observation';
import { ReceivedElement } from './received-element';

const IDENTITY = {
  uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11',
  base: 'https://rpm.example.org',
  externalIdentifierSystem: 'urn:oid:2.999.1.2.3.4.5.6.7.8.10',
};
const BASE_URL = 'https://rpm.example.org/fhir/r4';
const ALONE = { baseUrl: BASE_URL, entries: new Map<string, ReceivedElement>() };

const EXAMPLES = join(__dirname, 'examples');
const read = (file: string) => JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8')) as unknown;

/** An example of a guide, and the reading that the service makes of it. */
interface Expected {
  file: string;
  /** Index of the entry of a Bundle; absent if the file is one resource. */
  entry?: number;
  kind?: ReadingKindName;
  values?: Record<string, unknown>;
  refused?: { code: string; expression: string };
  /** The entry is a patient or a device of the organization. */
  found?: string;
}

/** Returns an example, with the references that a server with other ids needs. */
function exampleOf({ file, entry }: Expected): unknown {
  const text = JSON.stringify(read(file)).replaceAll(/"(Patient|Device)\/[^"]+"/g, '"$1/7"');
  const resource = JSON.parse(text) as Resource;
  return entry === undefined ? resource : (resource as Bundle).entry?.[entry]?.resource;
}

function entriesOf(file: string): Map<string, ReceivedElement> {
  const { entry = [] } = read(file) as Bundle;
  return new Map(
    entry.map(({ fullUrl = '', resource }, at) => [fullUrl, ReceivedElement.of(resource, `/Bundle/entry/${at}/resource`)]),
  );
}

function resultOf(expected: Expected): unknown {
  const pointer = expected.entry === undefined ? '/Observation' : `/Bundle/entry/${expected.entry}/resource`;
  try {
    const scope = { ...ALONE, entries: entriesOf(expected.file) };
    const { kind, reading } = readObservation(IDENTITY, exampleOf(expected), pointer, scope);
    return { kind, values: Object.fromEntries(Object.keys(expected.values ?? {}).map((name) => [name, fixed(reading, name)])) };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const [first] = error.errors;
    return { refused: { code: first?.code, pointer: first?.pointer } };
  }
}

const fixed = (reading: InboundReading['reading'], name: string) =>
  typeof reading[name] === 'number' ? toFixedUnit(reading[name], reading[`${name}Unit`]) : reading[name];

const pointerOf = (expression: string) =>
  `/${expression.replace('DiagnosticReport', 'Observation').replaceAll(/[.[]/g, '/').replaceAll(']', '')}`;

describe('the examples of the CGM guide and the PHD guide', () => {
  const examples = (read('expected.json') as Expected[]).map((expected) => ({
    ...expected,
    name: `${expected.file} ${expected.entry ?? ''}`,
  }));

  it.each(examples.filter(({ found }) => found === undefined))('are read as expected: $name', (expected) => {
    const { kind, values, refused } = expected;
    const pointer = refused && pointerOf(refused.expression);
    expect(resultOf(expected)).toEqual(refused ? { refused: { code: refused.code, pointer } } : { kind, values });
  });

  it('have at least thirty readings that the service accepts', () => {
    expect(examples.filter(({ kind }) => kind !== undefined).length).toBeGreaterThanOrEqual(30);
  });
});
