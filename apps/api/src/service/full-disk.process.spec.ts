import { Database } from '@rpm/database';
import { migrate } from '@rpm/schema';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { Factory } from '@rpm/data-access/testing';
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startInProcess } from '../testing/in-process-service';
import { type RunningService } from './service';

const disk = mkdtempSync(join(tmpdir(), 'rpm-disk-'));

// These specs need a small disk, which only root can mount and only on Linux; otherwise they are skipped.
const isMounted =
  process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]).status === 0;

(isMounted ? describe : describe.skip)('a full disk of the database', () => {
  const filler = join(disk, 'filler');
  let postgres: EmbeddedPostgres;
  let service: RunningService;
  let url: string;
  let key: string;

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres(disk, { disposable: true });
    const owner = await new Database({ connection: postgres.connection, patience: 'work' }).initialize();
    await migrate(owner);
    await owner.destroy();
    const connection = { ...postgres.administration, database: postgres.connection.database };
    const superuser = await new Database({ connection, patience: 'work' }).initialize();
    key = await (await Factory.inNewOrganization(superuser)).key();
    await superuser.destroy();
    const { host, port, user, database } = postgres.connection;
    service = await startInProcess({ DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}` });
    ({ url } = service);
  });
  afterAll(async () => {
    await service.stop();
    await postgres.stop();
  });

  const readiness = async () => (await fetch(`${url}/health/ready`)).status;
  const createSite = async () => {
    const headers = { 'Service-API-Key': key, 'Content-Type': 'application/json' };
    return (await fetch(`${url}/api/v3/site`, { method: 'POST', headers, body: JSON.stringify({ name: 'x'.repeat(255) }) }))
      .status;
  };

  /** Takes all free space of the disk, including what PostgreSQL has freed since the last call. */
  const fillDisk = () => {
    const file = openSync(filler, 'a');
    for (const size of [1024 * 1024, 4096]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size));
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' });
      }
    }
    closeSync(file);
  };

  it('makes the service report that it is not ready (503) until the disk has free space again', async () => {
    expect([await readiness(), await createSite()]).toEqual([200, 200]);
    // Some writes succeed on a full disk: existing blocks of a table have room for rows, and PostgreSQL sometimes deletes a file.
    let answers: [number, number];
    do {
      fillDisk();
      answers = [await readiness(), await createSite()];
    } while (answers.includes(200));
    expect(answers).toEqual([503, 503]);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    rmSync(filler);
    while ((await readiness()) !== 200) await sleep(100);
    expect(await createSite()).toBe(200);
  });
});

afterAll(() => {
  if (isMounted) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});
