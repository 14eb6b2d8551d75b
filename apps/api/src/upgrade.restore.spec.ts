import { WORKSPACE_ROOT } from '@rpm/database';
import { restoreLandedDatabase } from '@rpm/schema/testing';
import { type TestDatabase } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ServiceProcess } from './testing/service-process';

const run = promisify(execFile);
const GUIDE = readFileSync(join(WORKSPACE_ROOT, 'docs', 'backup.md'), 'utf8');

/** Commit of the oldest version whose rpm-admin creates backups. */
const OLD_VERSION = '3dc9649';
const ORGANIZATION = 'Fixture Clinic';

/** Lists of the API, each with the query that counts its entries in the old database. */
const LISTS = {
  patient: 'select count(*)::int as total from patient where merged_into is null',
  device: 'select count(*)::int as total from device',
  order: 'select count(*)::int as total from customer_order',
  webhook: 'select count(*)::int as total from webhook',
  'blood-glucose-reading': 'select count(*)::int as total from blood_glucose_reading where void_timestamp is null',
  'weight-reading': 'select count(*)::int as total from weight_reading where void_timestamp is null',
};

/** Returns the shell commands in the block of docs/backup.md that has the given name. */
function block(name: string): string {
  const [, commands] = new RegExp(`\`\`\`sh ${name}\\n([^]*?)\`\`\``).exec(GUIDE) ?? [];
  if (commands === undefined) throw new Error(`docs/backup.md has no block "${name}".`);
  return commands;
}

/** The SQL statements in docs/backup.md that delete webhook secrets. The spec needs them, because nobody has the encryption key of the old database. */
const GIVE_UP_SECRETS = /```sql\n(begin;[^]*?)```/.exec(GUIDE)?.[1] ?? '';

describe('an upgrade of the service as docs/backup.md describes it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-upgrade-'));
  let database: TestDatabase;

  beforeAll(async () => {
    database = await restoreLandedDatabase(OLD_VERSION);
    await database.dataSource.query(GIVE_UP_SECRETS);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const shell = async (commands: string, DATABASE_URL: string) => {
    const env = {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL,
      DATA_DIR: folder,
      BACKUPS: folder,
      PORT: '0',
      WEBHOOK_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    };
    return (await run('bash', ['--norc', '-eu', '-c', commands], { env, cwd: WORKSPACE_ROOT })).stdout;
  };

  it('answers with everything that the old database contains', async () => {
    const totals: Record<string, number | undefined> = {};
    for (const [path, question] of Object.entries(LISTS)) {
      totals[path] = (await database.dataSource.query<{ total: number }[]>(question))[0]?.total;
      expect(totals[path]).toBeGreaterThan(0);
    }
    expect(await shell(block('before-upgrade'), database.administrationUrl)).toContain(' can be restored: ');
    expect(await shell(block('migrate'), database.url)).toContain('applied ');

    const createKey = `npx rpm-admin api-key create --organization "${ORGANIZATION}" --name upgrade --scopes '*'`;
    const key = (await shell(createKey, database.url)).trim();
    const service = ServiceProcess.spawn({ DATABASE_URL: database.url });
    const url = await service.ready();
    const answers: Record<string, number> = {};
    for (const path of Object.keys(LISTS)) {
      const answer = await fetch(`${url}/api/v3/${path}`, { headers: { 'Service-API-Key': key } });
      answers[path] = ((await answer.json()) as { total: number }).total;
    }
    // The service first publishes the events that were waiting in the old database.
    const faults = async () =>
      (await shell('npx rpm-admin doctor || true', database.url))
        .match(/^(?:publication|schema|webhook keys)\tfailed\t.*$/gm)
        ?.join() ?? 'none';
    expect(await pollUntil(faults, 'none')).toBe('none');
    service.signal('SIGTERM');
    expect(answers).toEqual(totals);
    expect((await service.ended()).status).toBe(0);
  });
});
