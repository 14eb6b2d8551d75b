import { WORKSPACE_ROOT } from '@rpm/database';
import { createTestDatabase, guideBlocks, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { freePort, pollUntil } from '@rpm/embedded-postgres/testing';
import { buildSync } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { Webhook } from 'standardwebhooks';
import { ChildProgram } from '../harness/child-program';

const run = promisify(execFile);

const BLOCKS = guideBlocks('docs/client.md', 'js');
const codeOf = (name: string) =>
  BLOCKS.filter((block) => block.name === name)
    .map(({ commands }) => commands)
    .join('\n');
const REQUESTS = codeOf('');
const SERVER = codeOf('server');

/** Lines that the guide shows as the output of its requests. */
const SHOWN = BLOCKS.filter(({ name }) => name === '').flatMap(({ shown }) => shown);

const IMPORTS = /^import .*;\n/gm;
/** The guide's code inside of a function, because neither CommonJS nor a script of a web page permits top-level await. */
const IN_FUNCTION = `${(REQUESTS.match(IMPORTS) ?? []).join('')}export const finished = (async () => {\n${REQUESTS.replaceAll(IMPORTS, '')}})();\n`;
const REQUIRED = IN_FUNCTION.replaceAll(/^import (\{.*\}) from ('.*');$/gm, 'const $1 = require($2);').replace(
  'export const finished',
  'exports.finished',
);

/** Global names of a web page that the guide's code may use. Names that only Node has, such as `process` and `Buffer`, are left out. */
const PAGE_GLOBALS = {
  fetch,
  crypto,
  Headers,
  performance,
  URL,
  URLSearchParams,
  AbortSignal,
  TextDecoder,
  setTimeout,
  clearTimeout,
};

const COMPILER_OPTIONS = {
  module: 'nodenext',
  target: 'es2022',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  typeRoots: [join(WORKSPACE_ROOT, 'node_modules', '@types')],
  types: ['node'],
};

describe('the packed @rpm/client in an empty project', () => {
  let folder: string;
  let database: TestDatabase;
  let service: ChildProgram;
  let environment: NodeJS.ProcessEnv;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rpm-client-'));
    database = await createTestDatabase();
    service = ChildProgram.spawn('apps/api/dist/main.js', [], {
      DATABASE_URL: database.url,
      PORT: '0',
      DEMO: 'off',
      WEBHOOK_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    });
    await install();
    const key = await (await Factory.inNewOrganization(database.dataSource)).key();
    environment = { ...process.env, URL: await service.says(/The service is at (http:\S+) /), KEY: key };
  });
  afterAll(async () => {
    await service.end('SIGKILL');
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Packs the library and installs it. The packages that it depends on are taken from this repository, so that no registry is needed. */
  async function install(): Promise<void> {
    const cache = ['--cache', join(folder, 'cache')];
    await run('npm', ['pack', '--pack-destination', folder, ...cache], { cwd: join(WORKSPACE_ROOT, 'libs', 'client') });
    writeFileSync(join(folder, 'package.json'), '{"name": "empty", "private": true}\n');
    const dependencies = ['standardwebhooks', '@stablelib/base64', 'fast-sha256'];
    const packages = dependencies.map((name) => join(WORKSPACE_ROOT, 'node_modules', name));
    const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    const options = [
      '--offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--install-links',
      '--cache',
      join(folder, 'cache'),
    ];
    await run('npm', ['install', ...options, `./${packed}`, ...packages], { cwd: folder });
  }

  function write(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }

  const printedBy = async (file: string) => {
    const { stdout } = await run(process.execPath, [file], { cwd: folder, env: environment });
    return stdout.trimEnd().split('\n');
  };

  it('contains only files for its users, and depends only on standardwebhooks', () => {
    const installed = join(folder, 'node_modules', '@rpm', 'client');
    const files = readdirSync(installed, { recursive: true }) as string[];
    expect(files.filter((name) => /spec|testing|\.map$|tsbuildinfo|src/.test(name))).toEqual([]);
    const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { dependencies: object };
    expect(Object.keys(dependencies)).toEqual(['standardwebhooks']);
  });

  it('compiles the guide as strict TypeScript, with import and with require', async () => {
    write('guide.mts', REQUESTS);
    write('server.mts', SERVER);
    write('guide.cts', IN_FUNCTION);
    const files = ['guide.mts', 'server.mts', 'guide.cts'];
    write('tsconfig.json', JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files }));
    const compiler = join(WORKSPACE_ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch(
      (error: unknown) => error as { stdout: string },
    );
    expect(stdout).toBe('');
  });

  it('runs the guide as an ECMAScript module', async () => {
    expect(await printedBy(write('guide.mjs', REQUESTS))).toEqual(SHOWN);
  });

  it('runs the guide as CommonJS', async () => {
    expect(await printedBy(write('guide.cjs', REQUIRED))).toEqual(SHOWN);
  });

  it('runs the guide in a web page, after esbuild has bundled the guide', async () => {
    mkdirSync(join(folder, 'page'));
    const { outputFiles } = buildSync({
      entryPoints: [write('page/guide.mjs', IN_FUNCTION)],
      define: { 'process.env.URL': JSON.stringify(environment['URL']), 'process.env.KEY': JSON.stringify(environment['KEY']) },
      bundle: true,
      platform: 'browser',
      format: 'iife',
      globalName: 'guide',
      write: false,
    });
    const printed: string[] = [];
    const console = { log: (...words: unknown[]) => printed.push(words.join(' ')) };
    const page = createContext({ ...PAGE_GLOBALS, console }) as { guide: { finished: Promise<void> } };
    runInContext(outputFiles[0]?.text ?? '', page);
    await page.guide.finished;
    expect(printed).toEqual(SHOWN);
  });

  it('runs the server of the guide, which accepts only signed requests', async () => {
    const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const port = await freePort();
    const file = write('server.mjs', SERVER);
    const server = ChildProgram.spawn(file, [], { SECRET: secret, PORT: String(port) });
    try {
      await server.says(/(listening)/);
      const body = JSON.stringify({ id: 'evt_1', type: 'patient.created', payload: { lastName: 'Sampleton' } });
      const send = async (key: string) => {
        const at = new Date();
        const headers = {
          'webhook-id': 'evt_1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(key).sign('evt_1', at, body),
        };
        return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
      };
      const other = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
      expect([await send(secret), await send(other)]).toEqual([204, 401]);
      expect(await pollUntil(async () => server.written.split('\n')[1], 'created Sampleton')).toBe('created Sampleton');
    } finally {
      await server.end('SIGKILL');
    }
  });
});
