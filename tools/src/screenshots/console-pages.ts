import { WORKSPACE_ROOT } from '@rpm/database';
import { buildSync } from 'esbuild';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

const CONSOLE = join(WORKSPACE_ROOT, 'apps', 'console');

/** Pages that are captured in a second state. */
const OTHER_STATES = ['/orders?view=board'];

/** Pages that lead to an order which is not packed yet, because a packed order can neither be changed nor packed again. */
const OPEN_ORDER = ['/orders?currentStatus=received', '/orders/:id'];

/** Pages through which a page is reached, for pages whose address does not begin with the address of the page that links to them. */
const LED_TO_BY: Readonly<Record<string, readonly string[]>> = {
  '/deliveries/:id': ['/deliveries?status=failed'],
  '/orders/:id/edit': OPEN_ORDER,
  '/orders/:id/pack': OPEN_ORDER,
  '/readings/:kind/:id': ['/patients', '/patients/:id'],
};

/** Queries of pages about patients who are selected in a list. */
const SELECTED: Readonly<Record<string, string>> = {
  '/selected-patients/change': '?patients=1-2-3',
  '/selected-patients/reports': '?patients=1-2',
};

/** A page of the console. */
export interface ConsolePage {
  /** Address of the page below `/console`. A part with a colon, such as `:id`, stands for any value. */
  pattern: string;
  /** Prefix of the file names of the page's screenshots. */
  name: string;
  /** Patterns of the pages on the way to the page, each of which is linked from the page before it. The last pattern belongs to the page itself. */
  steps: readonly string[];
  /** Whether the page is a form, which nobody prints. */
  isForm: boolean;
}

interface TableEntry {
  pattern: string;
  scope: string | null;
  menu?: string;
}

/** Reads the pages of the console from the table that the console itself uses, in the order of its menu. */
export function readPages(): ConsolePage[] {
  const table = readTable();
  const menu = table.flatMap(({ pattern, menu: text }) => (text === undefined ? [] : firstPart(pattern)));
  /** Pages that belong to no entry of the menu come last. */
  const rank = (pattern: string) => (menu.includes(firstPart(pattern)) ? menu.indexOf(firstPart(pattern)) : menu.length);
  const patterns = [...table.map(({ pattern }) => pattern), ...OTHER_STATES].sort((one, other) =>
    rank(one) === rank(other) ? (one < other ? -1 : 1) : rank(one) - rank(other),
  );
  const longestBeginning = (pattern: string) =>
    patterns.filter((one) => pattern.startsWith(`${one}/`)).reduce((best, one) => (one.length > best.length ? one : best), '');
  const stepsTo = (pattern: string): readonly string[] => {
    if (!pattern.includes(':')) return [`${pattern}${SELECTED[pattern] ?? ''}`];
    return [...(LED_TO_BY[pattern] ?? stepsTo(longestBeginning(pattern))), pattern];
  };
  return patterns.map((pattern) => ({
    pattern,
    name: pattern === '/' ? 'overview' : pattern.slice(1).replaceAll(/\W+/g, '-'),
    steps: stepsTo(pattern),
    isForm: isForm(pattern),
  }));
}

/** Reads the scopes that the pages need. */
export const readScopes = (): string[] => [...new Set(readTable().flatMap(({ scope }) => scope ?? []))];

const firstPart = (pattern: string) => pattern.split(/[/?]/)[1] ?? '';

const isForm = (pattern: string) => /\/(new|edit|adjust|count|pack|replay|change)$/.test(pattern);

/** Runs the console's own module with the table of pages. Only the table is used, so the globals of a browser may be empty. */
function readTable(): TableEntry[] {
  const { outputFiles } = buildSync({
    entryPoints: [join(CONSOLE, 'src', 'app', 'pages.tsx')],
    tsconfig: join(CONSOLE, 'tsconfig.json'),
    conditions: ['development'],
    bundle: true,
    format: 'cjs',
    write: false,
  });
  const read = compileFunction(outputFiles[0]?.text ?? '', ['module', 'addEventListener', 'document', 'location']) as Run;
  const module = { exports: { PAGES: [] as TableEntry[] } };
  read(module, () => undefined, {}, {});
  return module.exports.PAGES;
}

type Run = (module: object, addEventListener: () => void, document: object, location: object) => void;
