import { PROBLEM_KINDS } from '../problem/problem-kind';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { RequestMethod } from '@nestjs/common';
import { HttpAdapterHost, ModulesContainer } from '@nestjs/core';
import { GRANTS } from '@rpm/domain';
import { ACCESS } from '../authentication/access.decorator';
import { type AccessRule } from '../request/access-rule';
import { routesOf } from '../http/routes';
import { isFhirPath } from '../request/fhir-path';
import { TestApi } from '../testing/test-api';
import { openApiDocument } from '../operations/document';
import { operationsOf } from '../testing/operations-of';

const OPERATIONS = operationsOf(openApiDocument);
const KEYED = OPERATIONS.flatMap(({ operation, ...rest }) => {
  const scope = operation['x-required-scope'];
  return scope === undefined ? [] : [{ ...rest, operation, scope }];
});
/** Operations that need no API key. `/metrics` needs a different token and is tested in metrics.spec.ts. */
const PUBLIC = OPERATIONS.filter(({ operation, path }) => operation.security.length === 0 && path !== '/metrics');

/** Scopes that apply to one area each; the shorthands that apply to all areas are left out. */
const SINGLE_SCOPES = GRANTS.filter((grant) => !['*', 'read', 'write'].includes(grant));

describe('openapi.json', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  /** API keys by their scopes. */
  const keys = new Map<string, Promise<string>>();
  const keyWith = (scopes: readonly string[]) => {
    const key = keys.get(scopes.join()) ?? api.factory.key([...scopes]);
    keys.set(scopes.join(), key);
    return key;
  };
  const send = (method: string, path: string, key: string | null) =>
    api.send(path, { method, key, ...(method === 'GET' ? {} : { body: {} }) });

  it('is served exactly as it is defined in the source code', async () => {
    const { status, json } = await api.get('/openapi.json', { key: null });
    expect([status, json]).toEqual([200, JSON.parse(JSON.stringify(openApiDocument))]);
  });

  it('has no component that contains itself, because the API reference at /docs resolves all references of an operation', () => {
    const cycles: string[] = [];
    const visit = (node: unknown, above: readonly string[]): void => {
      if (typeof node !== 'object' || node === null) return;
      const { $ref } = node as { $ref?: unknown };
      if (typeof $ref !== 'string') {
        for (const value of Object.values(node)) visit(value, above);
        return;
      }
      if (above.includes($ref)) {
        cycles.push($ref);
        return;
      }
      const steps = $ref.slice(2).split('/');
      const target = steps.reduce((at: unknown, step) => (at as Record<string, unknown>)[step], openApiDocument);
      expect(target).toBeDefined();
      visit(target, [...above, $ref]);
    };
    const { components } = openApiDocument;
    for (const kind of Object.values(components)) Object.values(kind).forEach((component) => visit(component, []));
    expect(cycles).toEqual([]);
  });

  it('refers to each of its components, because linters and generators of clients reject a component that nothing uses', () => {
    const text = JSON.stringify(openApiDocument);
    const unused = Object.entries(openApiDocument.components).flatMap(([kind, components]) =>
      kind === 'securitySchemes'
        ? []
        : Object.keys(components)
            .map((name) => `#/components/${kind}/${name}`)
            .filter((reference) => !text.includes(`"$ref":"${reference}"`)),
    );
    expect(unused).toEqual([]);
  });

  it('describes exactly the paths and methods that the router serves, except for the paths of the console, of messages of sources and of the FHIR server', () => {
    const routes = routesOf(api.application.get(HttpAdapterHost).httpAdapter).filter(
      ({ path }) => !path.includes('*') && !isElsewhere(path),
    );
    const served = routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(OPERATIONS.map(({ method, template }) => `${method} ${template}`).sort()).toEqual(served.sort());
  });

  it('names exactly the scopes that the controllers require', () => {
    const documented = OPERATIONS.map(({ method, template, operation }) => [
      `${method} ${template}`,
      operation['x-required-scope'] ?? (operation.security.length > 0 ? 'key' : 'public'),
    ]);
    expect(Object.fromEntries(documented)).toEqual(accessOfRoutes(api));
  });

  it('documents the API key, its scope if it needs one, and the statuses 401 and 403 for exactly the operations under /api/v3', () => {
    const declared = OPERATIONS.map(({ template, operation }) => {
      const isSaid = operation.description.includes(sentenceAboutKey(operation));
      const statuses = ['401', '403'].filter((status) => status in operation.responses);
      return { template, security: operation.security, isSaid, statuses };
    });
    expect(declared).toEqual(
      OPERATIONS.map(({ template, operation }) => {
        const isKeyed = template.startsWith('/api/v3/');
        const statuses = operation['x-required-scope'] !== undefined ? ['401', '403'] : isKeyed ? ['401'] : [];
        return { template, security: isKeyed ? [{ apiKey: [] }] : [], isSaid: true, statuses };
      }),
    );
  });

  it.each(KEYED)(
    'states correctly that $method $template requires an API key with the scope $scope',
    async ({ method, path, scope }) => {
      const lacking = await keyWith(SINGLE_SCOPES.filter((grant) => grant !== scope));
      const refused = await send(method, path, lacking);
      const detail = `This operation needs a key with the scope ${scope}.`;
      expect([refused.status, refused.json]).toEqual([403, expect.objectContaining({ code: 'scope_missing', detail })]);
      // A key with the required scope gets past the guard, so the service rejects the empty body, the missing parameter or the unknown id instead.
      // A key can be rotated only by a key that has all its scopes.
      const needed = path.endsWith('/rotate') ? [...GRANTS] : [scope];
      const admitted = await send(method, path, await keyWith(needed));
      const { code } = (admitted.json ?? {}) as { code?: string };
      expect(method === 'GET' ? [200, 400, 404] : [200, 204, 400, 404]).toContain(admitted.status);
      expect([undefined, 'not_found', 'invalid_input', 'recipient_required']).toContain(code);
      const anonymous = await send(method, path, null);
      expect([anonymous.status, anonymous.headers.get('www-authenticate')]).toEqual([
        401,
        'ApiKey realm="rpm", header="Service-API-Key"',
      ]);
    },
  );

  it.each(PUBLIC)('states correctly that $method $template needs no API key', async ({ method, path }) => {
    expect([200, 302]).toContain((await send(method, path, null)).status);
  });

  it.each(Object.entries(PROBLEM_KINDS))('links to a page that explains the problem %s', async (code, { title, status }) => {
    const page = await api.get(`/errors/${code}`, { key: null });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain(`<h1>${title}</h1>`);
    expect(page.text).toContain(`<p>Status ${status}, code <code>${code}</code></p>`);
    expect(page.text).not.toContain('`');
  });

  it.each(['nope', 'constructor', 'INVALID_INPUT'])(
    'does not link to a page for the code %s, because no such problem exists',
    async (code) => {
      const { status, json } = await api.get(`/errors/${code}`, { key: null });
      expect([status, json]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    },
  );

  it('is displayed at /docs by a page that loads files only from its own origin and links to the guides', async () => {
    const page = await api.get('/docs', { key: null });
    const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    const guides = addresses.filter((address) => address.startsWith('/docs/guides/'));
    expect(addresses.filter((address) => !guides.includes(address))).toEqual([
      '/docs/favicon-32x32.png',
      '/docs/swagger-ui.css',
      '/docs/swagger-ui-bundle.js',
      '/docs/start.js',
    ]);
    expect(guides).toContain('/docs/guides/using-the-api.md');
    expect(openApiDocument.info.description).toContain('(/docs/guides/using-the-api.md)');
    const responses = await Promise.all(addresses.map((address) => api.get(address, { key: null })));
    expect(responses.map(({ status }) => status)).toEqual(addresses.map(() => 200));
    expect((await api.get('/docs/start.js', { key: null })).text).not.toMatch(/https?:/);
    expect(await api.get('/docs/guides/decisions.md', { key: null })).toMatchObject({
      status: 404,
      json: { code: 'path_not_found' },
    });
  });
});

/** The console is a client of the API. Its pages, files and sign-in, and the root that leads to it, are not part of the API. */
/** Paths that the document leaves out: those of the console, and those of the FHIR server, whose CapabilityStatement describes them. */
const isElsewhere = (path: string) => /^\/(console(\/|$)|ingest\/|$)/.test(path) || isFhirPath(path);

/** Sentence in an operation's description that names the scope of the key. */
function sentenceAboutKey({ 'x-required-scope': scope, security }: (typeof OPERATIONS)[number]['operation']): string {
  if (scope !== undefined) return `Required scope: \`${scope}\`.`;
  return security.length > 0 ? 'Every valid key may call it.' : 'No key is needed.';
}

/** The scope that each route requires, `key` or `public`, read from the decorators of the controllers. */
function accessOfRoutes(api: TestApi): Record<string, AccessRule | undefined> {
  const read = (key: string, target: object) => Reflect.getMetadata(key, target) as unknown;
  const controllers = [...api.application.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  const routes = controllers.flatMap(({ metatype }) => {
    const prototype = (metatype as { prototype: object }).prototype;
    const handlers = Object.values(Object.getOwnPropertyDescriptors(prototype)).map(({ value }) => value as object);
    return handlers.flatMap((handler): [string, AccessRule | undefined][] => {
      const [path, method] = [read(PATH_METADATA, handler), read(METHOD_METADATA, handler)];
      if (typeof path !== 'string' || method === RequestMethod.ALL) return [];
      const full = `/${String(read(PATH_METADATA, metatype as object))}/${path}`
        .replaceAll(/\/+/g, '/')
        .replaceAll(/:(\w+)/g, '{$1}')
        .replace(/\/+$/, '');
      return [
        [
          `${RequestMethod[method as RequestMethod]} ${full === '' ? '/' : full}`,
          read(ACCESS, handler) as AccessRule | undefined,
        ],
      ];
    });
  });
  return Object.fromEntries(routes.filter(([route]) => !isElsewhere(route.slice(route.indexOf('/')))));
}
