import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { expectedReadings, VENDOR_NAMES } from '@rpm/simulation';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

/** The built service, started as in production. It receives the messages and processes them. */
const SERVICE = join(__dirname, '..', '..', '..', 'api', 'dist', 'main.js');

/** The simulated time includes the start of daylight saving time in America and a journey. */
const CLINIC = { seed: 42, patients: 4, days: 6, until: new Date('2026-03-11T00:00:00Z') };
const ARGUMENTS = ['--seed', '42', '--patients', '4', '--days', '6', '--until', '2026-03-11T00:00:00Z'];

/** Time limit for the service to process the messages of a simulation. */
const PROCESSED_WITHIN_MS = 60_000;

type Row = Readonly<Record<string, unknown>>;

/** The readings of a vendor must be those of the direct path, so that the simulation is an independent test of every adapter. */
describe('rpm-admin simulate --through', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let service: ChildProcess;
  let url: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    service = spawn(process.execPath, [SERVICE], {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'error' },
    });
    url = await addressOf(service);
  });
  afterAll(async () => {
    service.kill('SIGTERM');
    await once(service, 'exit');
    await database.drop();
  });

  it.each(VENDOR_NAMES)('leaves the readings behind that %s carries, each once and for its patient', async (through) => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const key = await factory.key(['write', 'fulfilment', 'ingest:write']);
    const command = ['simulate', '--url', url, ...ARGUMENTS, '--through', through];
    await admin.json(command, { environment: { RPM_API_KEY: key } });
    await processed(factory.organizationId);
    const found = await readings(factory.organizationId);
    const expected = new Map(
      expectedReadings(CLINIC, through).map(({ kind, instant, patient, values }) => [nameOf(kind, patient, instant), values]),
    );
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
    expect([...expected].flatMap(([name, values]) => differences(name, values, found.get(name) ?? {}))).toEqual([]);
  });

  async function processed(organizationId: number): Promise<void> {
    const deadline = Date.now() + PROCESSED_WITHIN_MS;
    for (;;) {
      const [queued] = await database.dataSource.query<{ count: number }[]>(
        `select count(*) as count from ingest_message where organization_id = $1 and state = 'queued'`,
        [organizationId],
      );
      if (Number(queued?.count) === 0) return;
      if (Date.now() > deadline) throw new Error(`${queued?.count} messages are still queued.`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** Returns the readings that nobody has entered by hand. @throws if two have the same kind, patient and instant */
  async function readings(organizationId: number): Promise<Map<string, Row>> {
    const all = new Map<string, Row>();
    for (const kind of READING_KIND_NAMES) {
      const rows = await database.dataSource.query<Row[]>(
        `select r.*, p.external_identifier as patient from ${readingTableOf(kind)} r
         left join patient p on p.organization_id = r.organization_id and p.id = r.patient_id
         where r.organization_id = $1 and not r.manual and r.void_timestamp is null`,
        [organizationId],
      );
      for (const row of rows) {
        const patient = String(row['patient']).replace('sim-42-', 'patient ');
        const name = nameOf(kind, patient, row['reading_timestamp'] as Date);
        if (all.has(name)) throw new Error(`There are two: ${name}.`);
        all.set(name, row);
      }
    }
    return all;
  }
});

const nameOf = (kind: ReadingKindName, patient: string, instant: Date) => `${kind} of ${patient} at ${instant.toISOString()}`;

/** Returns a sentence for each value that a row does not have. Units have no column, because the service converts values. */
function differences(name: string, values: Row, row: Row): string[] {
  return Object.entries(values).flatMap(([property, value]) => {
    const column = property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (!(column in row) && property.endsWith('Unit')) return [];
    const [expected, found] = [value, row[column]].map(plain);
    return expected === found ? [] : [`${name}: ${property} is ${found} instead of ${expected}.`];
  });
}

/** Returns a value as text. The driver returns decimal numbers as text already. */
const plain = (value: unknown) =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'string' && /^-?\d+(\.\d+)?$/.test(part) ? Number(part) : part,
  );

function addressOf(service: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = '';
    service.stderr?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      const url = /The service is at (http:\S+) /.exec(written)?.[1];
      if (url !== undefined) resolve(url);
    });
    service.once('exit', () => reject(new Error(`The service ended: ${written}`)));
  });
}
