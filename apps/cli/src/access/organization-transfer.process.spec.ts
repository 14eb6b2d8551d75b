import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

/** The built service, started as in production. */
const SERVICE = join(__dirname, '..', '..', '..', 'api', 'dist', 'main.js');

/** Six simulated weeks with a clock change, in which devices change hands and are returned. */
const SIX_WEEKS = ['--seed', '42', '--patients', '5', '--days', '42', '--until', '2026-03-29T00:00:00Z'];

const READINGS = READING_KIND_NAMES.map((kind) => `${readingKind(kind).path}-reading`);
const LISTS = ['site', 'manufacturer', 'item', 'kit', 'stock', 'patient', 'device', 'order', 'return', ...READINGS];

interface Listed {
  content: { id: number }[];
  total: number;
}

/** A database, and a service that uses it. */
class Installation {
  private constructor(
    readonly database: TestDatabase,
    readonly admin: RpmAdmin,
    readonly url: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(): Promise<Installation> {
    const database = await createTestDatabase();
    const environment = { DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'error', DELIVERY: 'off', DEMO: 'off' };
    const service = spawn(process.execPath, [SERVICE], { env: { PATH: process.env['PATH'], ...environment } });
    return new Installation(database, new RpmAdmin(database.url), await addressOf(service), service);
  }

  async keyOf(organization: string): Promise<string> {
    const { stdout } = await this.admin.run([
      'api-key',
      'create',
      '--organization',
      organization,
      '--name',
      'spec',
      '--scopes',
      '*',
    ]);
    return stdout.trim();
  }

  async get<T>(key: string, path: string): Promise<T> {
    const response = await fetch(`${this.url}/api/v3/${path}`, { headers: { 'Service-API-Key': key } });
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.json()) as T;
  }

  async post(key: string, path: string, body: object): Promise<{ id: number }> {
    const headers = { 'Service-API-Key': key, 'Content-Type': 'application/json' };
    const response = await fetch(`${this.url}/api/v3/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBeLessThan(300);
    return (await response.json()) as { id: number };
  }

  /** Returns the first and the last page of each list, with its total. */
  async lists(key: string): Promise<Record<string, unknown>> {
    const lists: Record<string, unknown> = {};
    for (const list of LISTS) {
      const view = READINGS.includes(list) ? '&view=record' : '';
      const first = await this.get<Listed>(key, `${list}?size=100${view}`);
      const last = await this.get<Listed>(key, `${list}?size=100&page=${Math.max(1, Math.ceil(first.total / 100))}${view}`);
      lists[list] = [first.total, first.content, last.content];
    }
    return lists;
  }

  async stop(): Promise<void> {
    this.process.kill('SIGTERM');
    await once(this.process, 'exit');
    await this.database.drop();
  }
}

describe('moving an organization with six simulated weeks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-transfer-'));
  let from: Installation;
  let to: Installation;
  let key: string;

  beforeAll(async () => {
    [from, to] = [await Installation.start(), await Installation.start()];
    await from.admin.run(['organization', 'create', 'North Clinic']);
    key = await from.keyOf('North Clinic');
    await from.admin.json(['simulate', '--url', from.url, ...SIX_WEEKS], { environment: { RPM_API_KEY: key } });
    const other = await Factory.inNewOrganization(to.database.dataSource);
    await other.reading({ patientId: (await other.patient()).id });
  });
  afterAll(async () => {
    await from.stop();
    await to.stop();
    rmSync(folder, { recursive: true });
  });

  it('makes the API of the other database return the same responses, and new ids continue after the moved ones', async () => {
    const file = join(folder, 'north.tar.gz');
    const exported = await from.admin.json(['organization', 'export', 'North Clinic', '--output', file]);
    const imported = await to.admin.json(['organization', 'import', file]);
    expect(imported).toMatchObject({ name: 'North Clinic', rows: (exported as { rows: number }).rows });
    const newKey = await to.keyOf('North Clinic');
    const [before, after] = [await from.lists(key), await to.lists(newKey)];
    expect(after).toEqual(before);
    const [patient] = (await to.get<Listed>(newKey, 'patient?sort=id&sortDescending=true&size=1')).content;
    const created = await to.post(newKey, 'patient', { firstName: 'Testina', lastName: 'Sampleton' });
    expect(created.id).toBeGreaterThan(patient?.id ?? 0);
    expect(await to.get(newKey, `patient/${patient?.id}/adherence`)).toEqual(
      await from.get(key, `patient/${patient?.id}/adherence`),
    );
  });

  it('can also be done with one file for each resource; the files name devices, patients and items by their identifiers', async () => {
    await to.admin.run(['organization', 'create', 'From Files']);
    const moved = async (noun: string, ...options: string[]) => {
      const file = join(folder, `${noun}${options.join('')}.${noun === 'device' ? 'csv' : 'ndjson'}`);
      await from.admin.json([noun, 'export', '--organization', 'North Clinic', '--output', file, ...options]);
      return (await to.admin.json([noun, 'import', file, '--organization', 'From Files', ...options])) as Record<string, number>;
    };
    for (const noun of ['manufacturer', 'item', 'site', 'patient', 'device'])
      expect(await moved(noun)).toMatchObject({ rejected: 0 });
    for (const kind of READING_KIND_NAMES) expect(await moved('reading', '--kind', kind)).toMatchObject({ rejected: 0 });
    const newKey = await to.keyOf('From Files');
    for (const list of ['item', 'site', 'patient', 'device', ...READINGS]) {
      const [old, copied] = [await from.get<Listed>(key, `${list}?size=100`), await to.get<Listed>(newKey, `${list}?size=100`)];
      expect([list, copied.total]).toEqual([list, old.total]);
    }
    const identified = async (installation: Installation, ofKey: string) => {
      const { content } = await installation.get<{ content: Reading[] }>(ofKey, 'weight-reading?size=250');
      const texts = content.map(({ readingTimestamp, weight, patient, device }) =>
        JSON.stringify([readingTimestamp, weight, patient?.externalIdentifier, device?.deviceIdentifiers]),
      );
      return texts.sort();
    };
    expect(await identified(to, newKey)).toEqual(await identified(from, key));
  });

  it('ends with the deletion of the organization, once its name is confirmed and patients hold no devices', async () => {
    const remove = ['organization', 'delete', 'North Clinic'];
    expect(await from.admin.failure([...remove, '--dry-run'])).toMatchObject({
      exitCode: 1,
      error: { code: 'conflict', detail: expect.stringMatching(/^Patients still hold \d+ device\(s\)/) },
    });
    await from.database.dataSource.query(
      `update device set current_patient_id = null, current_status = 'lost' where current_patient_id is not null`,
    );
    expect(await from.admin.failure(remove)).toMatchObject({
      exitCode: 64,
      error: { code: 'usage', detail: expect.stringContaining('--confirm "North Clinic"') },
    });
    const counted = (await from.admin.json([...remove, '--dry-run'])) as { total: number; rows: Record<string, number> };
    expect(counted).toMatchObject({ dryRun: true, rows: { patient: 5 } });
    expect(await from.admin.json([...remove, '--confirm', 'North Clinic'])).toMatchObject({
      dryRun: false,
      rows: { patient: 5 },
    });
    const answer = await fetch(`${from.url}/api/v3/patient`, { headers: { 'Service-API-Key': key } });
    expect(answer.status).toBe(401);
    expect(await from.database.dataSource.query('select from organization')).toEqual([]);
  });
});

interface Reading {
  readingTimestamp: string;
  weight: number;
  patient: { externalIdentifier: string } | null;
  device: { deviceIdentifiers: object[] } | null;
}

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
