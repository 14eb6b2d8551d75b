import { WORKSPACE_ROOT } from '@rpm/data-access';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The table of all pages of the console. A page that is added to it gets its screenshots without a change here. */
const TABLE = join(WORKSPACE_ROOT, 'apps', 'console', 'src', 'app', 'pages.tsx');

/** Pages of the table in another state that is worth a picture. */
const OTHER_STATES = ['/orders?view=board'];

/** Lists, by the page of an entry, on which the entry is found. By default, it is the list whose address is the beginning of that of the page. */
const LISTS: Readonly<Record<string, string>> = { '/deliveries/:id': '/deliveries?status=failed' };

/** A page of the console. */
export interface ConsolePage {
  /** Its address below `/console`. A part with a colon, such as `:id`, stands for any value. */
  pattern: string;
  /** Beginning of the names of its pictures. */
  name: string;
  /** Address of the list that links to an entry with such a page; null if the pattern is the address itself. */
  list: string | null;
}

/** Reads the pages of the console, in the order of their table. */
export function readPages(): ConsolePage[] {
  const source = readFileSync(TABLE, 'utf8');
  const patterns = [...matchesOf(source, 'pattern'), ...OTHER_STATES];
  return patterns.map((pattern) => ({
    pattern,
    name: pattern === '/' ? 'overview' : pattern.slice(1).replaceAll(/\W+/g, '-'),
    list: pattern.includes(':') ? (LISTS[pattern] ?? pattern.slice(0, pattern.indexOf('/:'))) : null,
  }));
}

/** Reads the scopes that the pages need. */
export const readScopes = (): string[] => [...new Set(matchesOf(readFileSync(TABLE, 'utf8'), 'scope'))];

const matchesOf = (source: string, property: string) =>
  [...source.matchAll(new RegExp(`\\b${property}: '([^']+)'`, 'g'))].map(([, value = '']) => value);
