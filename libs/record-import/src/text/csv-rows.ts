import { escapeFormula } from '@rpm/charting';
import { type Options, stringify } from 'csv-stringify/sync';
import { joinEntry, joinList } from './csv-text';

/**
 * Options of the library that writes CSV according to RFC 4180, but with `\n` at the end of a row. Cells that begin or end with a blank are quoted
 * too, because readers trim unquoted cells.
 */
const FORMAT: Options = { quoted_match: /^\s|\s$/ };

/** Writes resources as rows of CSV with one column for each path, such as `address.city`; `rpm-admin <noun> import` reads them back. */
export class CsvRows {
  constructor(private readonly paths: readonly string[]) {}

  get header(): string {
    return stringify([[...this.paths]], FORMAT);
  }

  of(resources: readonly object[]): string {
    return stringify(
      resources.map((resource) => this.paths.map((path) => csvCell(valueAtPath(resource, path)))),
      FORMAT,
    );
  }
}

/** Returns the value that a path such as `address.city` names; null if a nested object is missing. */
export function valueAtPath(resource: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name] ?? null, resource);
}

/** Escapes text that a spreadsheet would calculate as a formula. Numbers stay unchanged, even with a minus sign. */
function csvCell(value: unknown): string {
  if (typeof value === 'string') return escapeFormula(value);
  return Array.isArray(value) ? escapeFormula(listToCellText(value)) : scalarText(value);
}

/** Converts a list to the text of one cell, such as `imei:490154203237518;serial:SN-1`. */
export function listToCellText(values: readonly unknown[]): string {
  const entryText = (entry: unknown) =>
    typeof entry === 'object' && entry !== null ? joinEntry(Object.values(entry).map(scalarText)) : scalarText(entry);
  return joinList(values.map(entryText));
}

function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
