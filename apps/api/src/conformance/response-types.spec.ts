import { WORKSPACE_ROOT } from '@rpm/database';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const API = join(WORKSPACE_ROOT, 'apps', 'api', 'src');

const ALL = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.controller.ts'));

/** Controllers that respond with no view of a resource: they serve operators and unknown paths, the pages and the sign-in of the console, tokens of OAuth, and the vendors of sources. */
const OTHERS = [/^operations\//, /^fhir\/smart\//, /^ingest\//, /^console\/(?:console|passkey|session)\.controller/];

const CONTROLLERS = ALL.filter((file) => !OTHERS.some((pattern) => pattern.test(file)));

const ROUTE = /@(?:Get|Post|Put|Patch|Delete)\(/g;
const TYPED_RESPONSE =
  /\): (?:Promise<)?(?:(?:(?:Changes|Page|Listed)<)?JsonText<(?!unknown|any|object)|StreamedContent>|(?:Fhir|Export)Answer[>\s])/g;

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/** Returns whether each route of a controller declares the view that it responds with, that it responds with a file, or with a FHIR resource. */
const declaresViews = (source: string) => countOf(ROUTE, source) === countOf(TYPED_RESPONSE, source);

describe('check of the response types of controllers', () => {
  it('finds the controllers of all resources', () => {
    expect(CONTROLLERS.length).toBeGreaterThan(12);
  });

  it.each(OTHERS)('still finds a controller at %s, which it leaves out', (pattern) => {
    expect(ALL.some((file) => pattern.test(file))).toBe(true);
  });

  it.each(CONTROLLERS)('finds that each route of %s declares the view that it responds with', (file) => {
    const source = readFileSync(join(API, file), 'utf8');
    expect(countOf(ROUTE, source)).toBeGreaterThan(0);
    expect(declaresViews(source)).toBe(true);
  });

  it.each(['Promise<JsonText>', 'Promise<Page<JsonText>>', 'JsonText', 'Promise<JsonText<unknown>>'])(
    'rejects a route that declares the return type %s, because it does not say which properties the response has',
    (type) => {
      expect(declaresViews(`@Get()\n  find(id: number): ${type} {`)).toBe(false);
    },
  );
});

/** Matches the parameters that read a body, or state that there is none: only they compare the body with that of an earlier request with the same Idempotency-Key. */
const READS_BODY = /(?:Body|MergePatch)\(/;

/** Returns the parameters of the methods of a controller that answer POST, PUT and PATCH. */
const writesOf = (source: string) =>
  source
    .split(/@(?:Post|Put|Patch)\(/)
    .slice(1)
    .map((text) => text.slice(0, text.search(/\): [^\n]*\{\n/)));

describe('check of the bodies of controllers', () => {
  const OF_RESOURCES = CONTROLLERS.filter((file) => !file.startsWith('fhir/'));

  it.each(OF_RESOURCES)('finds that each write of %s reads its body, or states that there is none', (file) => {
    const writes = writesOf(readFileSync(join(API, file), 'utf8'));
    expect(writes.filter((text) => !READS_BODY.test(text))).toEqual([]);
  });

  it('rejects a write without such a parameter', () => {
    const [write = ''] = writesOf("@Post('x')\n  add(@Writing() request: WriteRequest): Promise<JsonText<View>> {\n");
    expect(READS_BODY.test(write)).toBe(false);
  });
});
