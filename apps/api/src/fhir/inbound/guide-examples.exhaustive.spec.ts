import { type Bundle, type BundleEntry, type Resource } from '@rpm/fhir';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingKind, type ReadingKindName } from '@rpm/domain';
import { TestApi } from '../../testing/test-api';

const EXAMPLES = join(__dirname, '../../../../../libs/fhir/src/inbound/examples');
const read = (file: string) => JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8')) as unknown;

/** An example of a guide, or an entry of one, and the expected result. */
interface Expected {
  file: string;
  entry?: number;
  kind?: ReadingKindName;
  values?: Record<string, unknown>;
  refused?: { code: string; expression: string };
  found?: string;
}

/** The system of the patient's identifiers in the example Bundle of the PHD guide, and the identifiers of its devices. */
const EXTERNAL = 'urn:oid:2.999.1.2.3.4.5.6.7.8.10';
const DEVICES = ['4C-4E-49-12-34-56-FF-FF', '00-1C-05-04-00-00-78-25'];

describe('the examples of the CGM guide and the PHD guide', () => {
  let api: TestApi;
  let patientId: number;
  let deviceId: number;

  beforeAll(async () => {
    api = await TestApi.start();
    const identity = 'update organization set external_identifier_system = $2 where id = $1';
    await api.database.dataSource.query(identity, [api.factory.organizationId, EXTERNAL]);
    ({ id: patientId } = await api.factory.patient({ externalIdentifier: 'sisansarahId' }));
    ({ id: deviceId } = await api.factory.device({ currentPatientId: patientId }));
    for (const value of DEVICES) {
      const { id } = await api.factory.device({ currentPatientId: patientId });
      const sent = { deviceIdentifiers: [{ type: 'macAddress', value }] };
      expect(
        (await api.patch(`/api/v3/device/${id}`, sent, { headers: { 'Content-Type': 'application/merge-patch+json' } })).status,
      ).toBe(200);
    }
  });
  afterAll(() => api.stop());

  /** Sends an example as a Bundle, with references to the patient and the device of this spec. @returns the entries of the answer */
  async function send(file: string): Promise<BundleEntry[]> {
    const text = JSON.stringify(read(file))
      .replaceAll(/"Patient\/[^"]+"/g, `"Patient/${patientId}"`)
      .replaceAll(/"Device\/[^"]+"/g, `"Device/${deviceId}"`);
    const resource = JSON.parse(text) as Resource;
    const { resourceType } = resource;
    const entry = [{ resource, request: { method: 'POST', url: resourceType } }];
    const bundle = resourceType === 'Bundle' ? { ...resource, type: 'batch' } : { resourceType: 'Bundle', type: 'batch', entry };
    const { status, json } = await api.post('/fhir/r4', bundle, { headers: { 'Content-Type': 'application/fhir+json' } });
    expect(status).toBe(200);
    return (json as Bundle).entry ?? [];
  }

  async function resultOf(answer: BundleEntry | undefined, { file, entry, values = {} }: Expected): Promise<Expected> {
    const place = { file, ...(entry !== undefined && { entry }) };
    const { status = '', location = '', outcome } = answer?.response ?? {};
    const [issue] = outcome?.resourceType === 'OperationOutcome' ? outcome.issue : [];
    if (issue !== undefined) return { ...place, refused: { code: issue.code, expression: issue.expression?.[0] ?? '' } };
    expect(['200 OK', '201 Created']).toContain(status);
    const [type = '', id = ''] = location.split('/');
    if (type !== 'Observation') return { ...place, found: type };
    const [, path = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
    const reading = (await api.get(`/api/v3/${path}-reading/${number}`)).json as Record<string, unknown>;
    const kind = (['bloodGlucose', 'bloodOxygen', 'bloodPressure', 'temperature', 'heartRate'] as const).find(
      (name) => readingKind(name).path === path,
    );
    return {
      ...place,
      ...(kind !== undefined && { kind }),
      values: Object.fromEntries(Object.keys(values).map((name) => [name, reading[name]])),
    };
  }

  /** Adds the Bundle in which this spec sends an example to the place of the example's error. */
  const sentInBundle = (expected: Expected): Expected =>
    expected.refused
      ? {
          ...expected,
          refused: {
            code: 'not-supported',
            expression: expected.refused.expression.replace(/^(Observation|DiagnosticReport)/, 'Bundle.entry[0].resource'),
          },
        }
      : expected;

  it('are accepted or refused as expected', async () => {
    const expected = read('expected.json') as Expected[];
    const results: Expected[] = [];
    for (const file of new Set(expected.map((one) => one.file))) {
      const answers = await send(file);
      for (const one of expected.filter((other) => other.file === file))
        results.push(await resultOf(answers[one.entry ?? 0], one));
    }
    expect(results).toEqual(expected.map(sentInBundle));
    expect(results.filter(({ kind }) => kind !== undefined).length).toBeGreaterThanOrEqual(30);
  });

  it('have an expected result each', () => {
    const files = ['cgm', 'phd'].flatMap((folder) => readdirSync(join(EXAMPLES, folder)).map((name) => `${folder}/${name}`));
    const expected = read('expected.json') as Expected[];
    expect([...new Set(expected.map(({ file }) => file))].sort()).toEqual(files.sort());
  });
});
