import { WORKSPACE_ROOT } from '@rpm/database';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const API = join(WORKSPACE_ROOT, 'apps', 'api', 'src');

/** The controllers of resources. Other controllers serve operators, the pages and the sign-in of the console, tokens of OAuth, and unknown paths. */
const CONTROLLERS = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.controller.ts') &&
    !/^(http|operations|fhir\/smart)\/|^console\/(console|passkey|session)\.controller/.test(file),
);

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
