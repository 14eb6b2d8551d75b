import { BloodGlucoseReading, Patient } from '@rpm/domain';
import { createTestDatabase, Factory, type TestDatabase } from '@rpm/data-access/testing';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RpmAdmin } from '../testing/rpm-admin';

const COUNT = 60_000;
const SUBJECTS = 7;
const BAD = 60;

describe('interrupted reading import', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let folder: string;
  let factory: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rpm-import-'));
    factory = await Factory.inNewOrganization(database.dataSource);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const command = (path: string, ...options: string[]) => {
    return ['reading', 'import', path, '--organization', factory.organization.name, ...options];
  };
  const countStored = () => {
    return database.dataSource.getRepository(BloodGlucoseReading).countBy({ organizationId: factory.organizationId });
  };
  const largeFile = () => {
    const start = Date.UTC(2025, 0, 1);
    const lines = Array.from({ length: COUNT }, (_, index) => {
      const instant = new Date(start + index * 60_000).toISOString();
      return `s-${index % SUBJECTS},${instant},${index % (COUNT / BAD) === 0 ? 'high' : 60 + (index % 200)}`;
    });
    const path = join(folder, 'large.csv');
    writeFileSync(path, `subject,timestamp,glucose\n${lines.join('\n')}\n`);
    return path;
  };
  const hasBegun = async () => {
    const count = 'select 1 from reading_import where organization_id = $1';
    while ((await database.dataSource.query<unknown[]>(count, [factory.organizationId])).length === 0) await sleep(5);
  };
  const expectAll = async (path: string) => {
    const { organizationId } = factory;
    expect(await countStored()).toBe(COUNT - BAD);
    expect(await database.dataSource.getRepository(Patient).countBy({ organizationId })).toBe(SUBJECTS);
    expect(readFileSync(`${path}.rejected.csv`, 'utf8').trimEnd().split('\n')).toHaveLength(1 + BAD);
  };

  it('resumes after the process was killed', async () => {
    const path = largeFile();
    const killed = admin.start(command(path));
    const end = once(killed, 'exit');
    await hasBegun();
    killed.kill('SIGKILL');
    expect(await end).toEqual([null, 'SIGKILL']);
    expect(await countStored()).toBeLessThan(COUNT - BAD);

    const resumed = await admin.run(command(path, '--json'));
    expect(resumed.stderr).toMatch(/^\{"notice":"Resuming after \d+ records that an earlier run processed\."\}\n/);
    expect({ exitCode: resumed.exitCode, ...(JSON.parse(resumed.stdout) as object) }).toEqual({
      exitCode: 65,
      stored: COUNT - BAD,
      duplicates: 0,
      rejected: BAD,
      patients: SUBJECTS,
      devices: SUBJECTS,
    });
    await expectAll(path);
  });

  it('ends in order on Ctrl-C, and resumes afterwards', async () => {
    const path = largeFile();
    const interrupted = admin.start(command(path));
    const stderr: string[] = [];
    interrupted.stderr?.setEncoding('utf8').on('data', (chunk: string) => stderr.push(chunk));
    const end = once(interrupted, 'close');
    await hasBegun();
    interrupted.kill('SIGINT');
    expect(await end).toEqual([130, null]);
    expect(stderr.join('')).toContain('rpm-admin: Interrupted. Run the same command again to resume.\n');
    const { exitCode, stdout } = await admin.run(command(path, '--json'));
    expect({ exitCode, ...(JSON.parse(stdout) as object) }).toMatchObject({ exitCode: 65, stored: COUNT - BAD, duplicates: 0 });
    await expectAll(path);
  });
});
