import { TrailFixture } from '../testing/trail-fixture';

const CHAIN = '00000000-0000-4000-8000-000000000001';
const LINE = `select audit_line_v1(e, '${CHAIN}') as line from audit_event e order by id`;

describe('audit_line_v1', () => {
  let trail: TrailFixture;

  beforeAll(async () => {
    trail = await TrailFixture.create();
    await trail.tamper(`
      insert into audit_event overriding system value values (1, 9007199254740993, '2026-03-01T00:00:00.120Z', 3, 4, 5, 6,
        '00000000-0000-4000-8000-000000000002', 7, 404, 1, 'key', E'Zoë "Z" \\n', 'read', 'patient/equipment', '{5,6}',
        '{00000000-0000-4000-8000-000000000003}', '\\x00ff', '2001:db8::1', 'ehr.example', '\\xabcd', 'operations')`);
    await trail.tamper(`
      insert into audit_event (organization_id, recorded_timestamp, rows, actor_kind, action, resource, patients)
      values (2, '2026-03-01T00:00:00Z', 0, 'cli', 'admin', 'patient export', '{}')`);
  });
  afterAll(() => trail.drop());

  const lines = async () => (await trail.administration.query<{ line: string }[]>(LINE)).map(({ line }) => line);

  it('contains every column of a row once, in a fixed order', async () => {
    const [short, long] = await lines();
    expect(long).toBe(
      `{"format":1,"organization":"${CHAIN}","id":9007199254740993,"recordedTimestamp":"2026-03-01T00:00:00.120Z","actorKind":"key","actorId":3,` +
        `"sessionId":4,"assertedActor":"Zoë \\"Z\\" \\n","action":"read","resource":"patient/equipment","resourceId":5,"patients":[5,6],"rows":7,` +
        `"status":404,"requestId":"00000000-0000-4000-8000-000000000002","furtherRequestIds":["00000000-0000-4000-8000-000000000003"],` +
        `"clientRequestHash":"00ff","address":"2001:db8::1/128","host":"ehr.example","webhookId":6,"digests":"abcd","purpose":"operations"}`,
    );
    expect(JSON.parse(short ?? '')).toEqual({
      ...Object.fromEntries(Object.keys(JSON.parse(long ?? '') as object).map((name) => [name, null])),
      ...{ format: 1, organization: CHAIN, id: 1, recordedTimestamp: '2026-03-01T00:00:00.000Z', actorKind: 'cli' },
      ...{ action: 'admin', resource: 'patient export', patients: [], rows: 0 },
    });
    const [{ columns }] = await trail.administration.query<[{ columns: number }]>(
      `select count(*)::integer as columns from pg_attribute where attrelid = 'audit_event'::regclass and attnum > 0 and not attisdropped`,
    );
    expect(Object.keys(JSON.parse(long ?? '') as object)).toHaveLength(columns);
  });

  it('does not depend on settings of the session', async () => {
    const before = await lines();
    const settings = {
      TimeZone: 'Asia/Kolkata',
      DateStyle: 'German, DMY',
      IntervalStyle: 'iso_8601',
      bytea_output: 'escape',
      extra_float_digits: '-15',
      search_path: 'pg_temp, public',
      standard_conforming_strings: 'off',
      xmlbinary: 'hex',
    };
    const after = await trail.administration.transaction(async (manager) => {
      for (const [name, value] of Object.entries(settings)) await manager.query('select set_config($1, $2, true)', [name, value]);
      return manager.query<{ line: string }[]>(LINE);
    });
    expect(after.map(({ line }) => line)).toEqual(before);
  });
});
