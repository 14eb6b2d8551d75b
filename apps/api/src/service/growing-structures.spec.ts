import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const FOLDERS = [
  'apps/api/src',
  ...['backup', 'database', 'data-access', 'encryption', 'schema', 'sources', 'webhook-delivery'].map(
    (name) => `libs/${name}/src`,
  ),
];

/** Files whose collections live as long as one request, response, file or transaction, or are filled only when the process starts. */
const SHORT_LIVED = [
  'compressed-content.ts',
  'conditions.sql.ts',
  'export-page.ts',
  'export-parameters.ts',
  'import-organization.ts',
  'inbound-recording.ts',
  'incoming-organization.ts',
  'json-reader.ts',
  'repeated-parts.ts',
  'response-body.ts',
  'row-digest.ts',
  'security-headers.ts',
];

/** A field of a class that begins as an empty collection. */
const FIELD =
  /^ +(?:private |protected |readonly )*(#?\w+)(?:: .+?)? = (?:new (?:Map|Set|SlotCounts|BoundedCache|ConcurrencyLimit|RateLimiterMemory)\b|\[\];)/gm;

/** Returns the fields with collections in the text of a source file, as `file.ts: field`. */
function collectionsOf(file: string, source: string): string[] {
  return [...source.matchAll(FIELD)].map(([, field]) => `${file}: ${field}`);
}

/** Returns the collections in the tables of docs/performance.md, whose rows have the form "`file.ts`: `one`, `other`". */
function namedCollections(): string[] {
  const guide = readFileSync(join(ROOT, 'docs/performance.md'), 'utf8').split('## What grows with a customer')[1] ?? '';
  return [...guide.matchAll(/`([\w-]+\.ts)`((?::|,) `#?\w+`)+/g)].flatMap(([whole, file]) =>
    [...whole.matchAll(/[:,] `(#?\w+)`/g)].map(([, field]) => `${file}: ${field}`),
  );
}

describe('collections that the service keeps in memory', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|(^|\/)(testing|conformance|demo)\//.test(file))
      .map((file) => join(ROOT, folder, file)),
  );

  it('have a row in docs/performance.md with the reason why they grow and with their bound', () => {
    const found = files
      .filter((file) => !SHORT_LIVED.includes(basename(file)))
      .flatMap((file) => collectionsOf(basename(file), readFileSync(file, 'utf8')));
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(namedCollections())).toEqual(new Set(found));
  });

  it('are found whatever the form of their declaration', () => {
    const source = `
      class Example {
        private readonly one = new Map<number, string>();
        protected two: Set<string> = new Set();
        readonly #three: (() => void)[] = [];
        private readonly four = new BoundedCache<string, string>(10);
        private count = 0;
      }`;
    expect(collectionsOf('example.ts', source)).toEqual(['one', 'two', '#three', 'four'].map((name) => `example.ts: ${name}`));
  });
});
