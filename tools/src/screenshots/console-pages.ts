import { WORKSPACE_ROOT } from '@rpm/data-access';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The table of all pages of the console. A page that is added to it gets its screenshots without a change here. */
const TABLE = join(WORKSPACE_ROOT, 'apps', 'console', 'src', 'app', 'pages.tsx');

/** Pages of the table in another state that is worth a picture. */
const OTHER_STATES = ['/orders?view=board'];

/** Pages that link to a page, where it is not the page with the beginning of its address. */
const LINKED_FROM: Readonly<Record<string, string>> = { '/deliveries/:id': '/deliveries?status=failed' };

/** A page of the console. */
export interface ConsolePage {
  /** Its address below `/console`. A part with a colon, such as `:id`, stands for any value. */
  pattern: string;
  /** Beginning of the names of its pictures. */
  name: string;
  /** Pattern of the page that links to a page of this pattern; null if the pattern is the address itself. */
  linkedFrom: string | null;
}

/** Reads the pages of the console, in the order of their table. */
export function readPages(): ConsolePage[] {
  const source = readFileSync(TABLE, 'utf8');
  const patterns = [...matchesOf(source, 'pattern'), ...OTHER_STATES];
  const longestBeginning = (pattern: string) =>
    patterns.filter((one) => pattern.startsWith(`${one}/`)).reduce((best, one) => (one.length > best.length ? one : best), '');
  return patterns.map((pattern) => ({
    pattern,
    name: pattern === '/' ? 'overview' : pattern.slice(1).replaceAll(/\W+/g, '-'),
    linkedFrom: pattern.includes(':') ? (LINKED_FROM[pattern] ?? longestBeginning(pattern)) : null,
  }));
}

/** Reads the scopes that the pages need. */
export const readScopes = (): string[] => [...new Set(matchesOf(readFileSync(TABLE, 'utf8'), 'scope'))];

const matchesOf = (source: string, property: string) =>
  [...source.matchAll(new RegExp(`\\b${property}: '([^']+)'`, 'g'))].map(([, value = '']) => value);
