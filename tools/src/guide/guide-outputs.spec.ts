import { WORKSPACE_ROOT } from '@rpm/database';
import { asShown, type GuideBlock, guideBlocks, MISSING_VALUE, PLACEHOLDERS } from '@rpm/database/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The specs that run the commands of a page and compare what they print with the outputs of the page. */
const COMPARED: Record<string, string> = {
  'README.md': 'apps/cli/src/readme.process.spec.ts',
  'docs/audit.md': 'apps/api/src/audit/audit-guide.process.spec.ts',
  'docs/console.md': 'apps/api/src/console/console-guide.process.spec.ts',
  'docs/corrections.md': 'apps/api/src/reading/corrections-guide.process.spec.ts',
  'docs/fhir.md': 'apps/api/src/fhir/fhir-guide.process.spec.ts',
  'docs/devices.md': 'apps/api/src/device/device-guide.process.spec.ts',
  'docs/orders.md': 'apps/api/src/order/order-guide.process.spec.ts',
  'docs/scaling.md': 'apps/api/src/event/scaling-guide.process.spec.ts',
  'docs/sources.md': 'apps/api/src/source/source-guide.process.spec.ts',
  'docs/using-the-api.md': 'apps/api/src/guide.process.spec.ts',
  'docs/webhooks.md': 'apps/api/src/webhook/webhook-guide.process.spec.ts',
};

/** Blocks whose output is not shown, by page and first words, with the reason. */
const NOT_SHOWN: [page: string, beginning: string, reason: string][] = [
  ['README.md', 'npm start', 'the output is that of npm, and the command does not end'],
  ['docs/client.md', 'npm run build', 'the output is that of npm'],
  ['docs/other-clients.md', 'npx', 'other-clients.process.spec.ts runs the same programs with the same versions'],
  ['docs/adding-a-field.md', 'npm run generate:client', 'steps of a developer, which a spec of the guide takes'],
  ['docs/adding-a-resource.md', 'npm run generate:client', 'steps of a developer, which a spec of the guide takes'],
  ['docs/operations.md', 'sudo install', 'needs root; npm run test:deployment runs it'],
  ['docs/operations.md', 'docker build', 'needs Docker; npm run test:deployment runs it'],
  ['docs/backup.md', '', 'sizes and durations; backup-guide.restore.spec.ts compares the words of the output'],
];

const PAGES = ['README.md', ...readdirSync(join(WORKSPACE_ROOT, 'docs')).map((name) => `docs/${name}`)].filter((page) =>
  page.endsWith('.md'),
);

const read = (path: string) => readFileSync(join(WORKSPACE_ROOT, path), 'utf8');
const isExempt = (page: string, { commands }: GuideBlock) =>
  NOT_SHOWN.some(([exempt, beginning]) => exempt === page && commands.startsWith(beginning));

describe.each(PAGES)('the shell commands of %s', (page) => {
  const blocks = guideBlocks(page, 'sh');
  const compared = blocks.filter((block) => !isExempt(page, block));

  it('are run by a spec that compares their output, or are listed with the reason why not', () => {
    const spec = COMPARED[page];
    const isCompared = spec !== undefined && read(spec).includes('expect(printed).toEqual(shown)');
    expect([isCompared, compared.length > 0]).toEqual([compared.length > 0, isCompared]);
  });

  it('show only placeholders of the closed list, and no missing value', () => {
    const placeholders = blocks.flatMap(({ shown }) => shown.flatMap((line) => line.match(/<\w+>/g) ?? []));
    expect(placeholders.filter((one) => !(one in PLACEHOLDERS))).toEqual([]);
    expect(blocks.flatMap(({ shown }) => shown.filter((line) => MISSING_VALUE.test(line)))).toEqual([]);
  });

  it('do not join lists, because a missing value in a joined list cannot be seen', () => {
    expect(compared.filter(({ commands }) => /\.join\(/.test(commands)).map(({ line }) => line)).toEqual([]);
  });
});

describe('the comparison of an output with the shown one', () => {
  it.each([
    ['a time', '2026-01-31T08:00:00.000Z', '<time>'],
    ['an id within a text', 'evt_57 is sent', 'evt_<id> is sent'],
    ['a secret', `whsec_${'A/+1'.repeat(11)}=`, '<secret>'],
  ])('accepts %s in the place of its placeholder', (_name, printed, shown) => {
    expect(asShown([printed], [shown])).toEqual([shown]);
  });

  it.each([
    ['undefined', '<id>'],
    ['null', '<time>'],
    ['NaN', '<id>'],
    ['[ undefined ]', '[ <id> ]'],
    ['evt_57', 'evt_58'],
    ['shipped', 'packed'],
    ['a.c', 'abc'],
  ])('does not accept %s in place of %s', (printed, shown) => {
    expect(asShown([printed], [shown])).toEqual([printed]);
  });

  it('finds surplus and missing lines', () => {
    expect([asShown(['1', '2'], ['1']), asShown([], ['1'])]).toEqual([['1', '2'], []]);
  });
});
