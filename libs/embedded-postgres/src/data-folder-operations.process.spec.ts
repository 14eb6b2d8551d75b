import { once } from 'node:events';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import * as fc from 'fast-check';
import { ask, EmbeddedSandbox } from './testing/embedded-sandbox';
import { pollUntil } from './testing/poll';
import { propertyRuns } from './testing/property-runs';
import { type EmbeddedPostgres } from './embedded-postgres';

/** Ways to write the path of a data folder, for example through a symbolic link or relative to the current folder. */
const PATHS = ['real', 'trailing slash', 'dots', 'link', 'link to the parent', 'relative'] as const;
type PathKind = (typeof PATHS)[number];

function pathTo(folder: string, kind: PathKind): string {
  const linkTo = (target: string) => {
    const link = join(dirname(folder), `link-to-${basename(target)}`);
    rmSync(link, { force: true });
    symlinkSync(target, link);
    return link;
  };
  switch (kind) {
    case 'real':
      return folder;
    case 'trailing slash':
      return `${folder}/`;
    case 'dots':
      return `${folder}/../${basename(folder)}`;
    case 'link':
      return linkTo(folder);
    case 'link to the parent':
      return join(linkTo(dirname(folder)), basename(folder));
    case 'relative':
      return relative(process.cwd(), folder);
  }
}

const KINDS = ['open', 'write', 'stop', 'use and be killed', 'kill the server', 'copy', 'move'] as const;
const operation = fc.record({
  kind: fc.constantFrom(...KINDS),
  path: fc.constantFrom(...PATHS),
  /** A random number that selects one of the data folders or one of the open databases. */
  index: fc.nat(),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

interface Folder {
  path: string;
  rows: number[];
  open: EmbeddedPostgres[];
}

/** All data folders of one test run, each with its expected rows and the processes that have it open. */
class Folders {
  private readonly all: Folder[];
  private lastRow = 0;

  constructor(private readonly sandbox: EmbeddedSandbox) {
    this.all = [{ path: sandbox.dataDir, rows: [], open: [] }];
  }

  /** Carries out one random operation and checks that the servers of all other data folders are unchanged. */
  async apply({ kind, path, index }: Operation): Promise<void> {
    const folder = this.all[index % this.all.length];
    if (!folder) throw new Error('There is always one folder.');
    const others = () =>
      this.all.filter((one) => one !== folder && one.path !== folder.path).map((one) => this.sandbox.postmaster(one.path));
    const before = others();
    await this.operate(kind, folder, pathTo(folder.path, path), index);
    expect(others().slice(0, before.length)).toEqual(before);
  }

  /** Starts a server on every data folder, and compares the stored rows with the expected rows. */
  async check(): Promise<void> {
    for (const folder of this.all) {
      await Promise.all(folder.open.map((server) => server.stop()));
      const server = await this.sandbox.start({ folder: folder.path });
      expect(await ask(server, ROWS)).toEqual(folder.rows);
      await server.stop();
      expect(this.sandbox.postmaster(folder.path)).toBeNull();
    }
  }

  private async operate(kind: Operation['kind'], folder: Folder, path: string, index: number): Promise<void> {
    const server = folder.open[index % folder.open.length];
    if (kind === 'open') {
      const opened = await this.sandbox.start({ folder: path });
      folder.open.push(opened);
      expect(await ask(opened, ROWS)).toEqual(folder.rows);
    } else if (kind === 'write' && server) {
      folder.rows.push(++this.lastRow);
      await ask(server, `insert into kept values (${this.lastRow})`);
    } else if (kind === 'stop' && server) {
      folder.open.splice(folder.open.indexOf(server), 1);
      await server.stop();
    } else if (kind === 'use and be killed') {
      const process = this.sandbox.startElsewhere(path);
      await once(process.stdout ?? process, 'data');
      process.kill('SIGKILL');
      await once(process, 'exit');
    } else if (kind === 'kill the server') {
      await this.killServer(folder, server);
    } else if (kind === 'copy' && this.all.length < 3 && !this.sandbox.hasMovedServer(folder.path)) {
      this.all.push({ path: await this.sandbox.copy(folder.path), rows: [...folder.rows], open: [] });
    } else if (kind === 'move' && folder.open.length === 0) {
      const moved = `${folder.path}-moved`;
      renameSync(folder.path, moved);
      folder.path = moved;
    }
  }

  private async killServer(folder: Folder, server: EmbeddedPostgres | undefined): Promise<void> {
    const running = this.sandbox.postmaster(folder.path);
    if (!running) return;
    if (server) {
      expect(await this.sandbox.killServer(server, folder.path)).toBe(true);
    } else {
      process.kill(running.pid, 'SIGKILL');
      await pollUntil(() => Promise.resolve(this.sandbox.postmaster(folder.path)), null);
    }
  }
}

const ROWS = `select coalesce(array_agg(id order by id), '{}') as answer from kept`;

describe('data folders of the embedded PostgreSQL', () => {
  const prepared = new EmbeddedSandbox();

  beforeAll(async () => {
    await prepared.prepare();
    const server = await prepared.start();
    await ask(server, 'create table kept (id int)');
    await server.stop();
  });
  afterAll(() => prepared.clear());

  it('keep their own rows and servers after random sequences of opening, copying, moving and killing', async () => {
    const operations = fc.array(operation, { minLength: 4, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(operations, fc.boolean(), async (list, hasLongPath) => {
        const sandbox = new EmbeddedSandbox({ hasLongPath });
        try {
          sandbox.beginWith(prepared);
          const folders = new Folders(sandbox);
          for (const one of list) await folders.apply(one);
          await folders.check();
        } finally {
          await sandbox.clear();
        }
      }),
      { numRuns: propertyRuns(3), endOnFailure: true },
    );
  });
});
