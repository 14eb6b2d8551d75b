import { Client } from 'pg';

/** Source of a parameter's value when a statement runs again for another request. */
export type ParameterSource =
  /** An id in the path of the request, or a property of its body. */
  | { input: (string | number)[] }
  /** A column of a row that an earlier statement returned. */
  | { result: { statement: number; row: number; column: string } };

/** The value of a statement's parameter, in which a source replaces each part that depends on the request. */
export type ParameterTemplate =
  ParameterSource | { constant: unknown } | { list: ParameterTemplate[] } | { text: (string | ParameterSource)[] };

export interface RecordedStatement {
  name?: string;
  text: string;
  values: ParameterTemplate[];
}

/** The ids in the path of an HTTP request, and the request's body. */
export interface RequestInput {
  path: number[];
  body?: object;
}

/** Smallest id. Every greater number is an id, too; see fill-operations.ts. */
const SMALLEST_ID = 1_000_000;
const ID_IN_TEXT = /\d{7,}/g;

/** Returns the ids in the path and the query of a URL. */
export const idsIn = (url: string): number[] => [...url.matchAll(ID_IN_TEXT)].map(([id]) => Number(id));

/** Returns what requests for different ids have in common, such as `GET /api/v3/patient/:id`. */
export const routeOf = (method: string, url: string): string => `${method} ${url.replaceAll(ID_IN_TEXT, ':id')}`;

interface SentStatement {
  name?: string;
  text: string;
  values: unknown[];
  rows: Record<string, unknown>[];
}

/** Name of the statement that sets the organization for row-level security, to which the superuser of the bare server is not subject. */
const SCOPE = 'organization-scope';
/** Minimum length of a text that depends on the request. Shorter texts, such as a status, are the same for every request. */
const SHORTEST_TEXT = 8;

/**
 * Records the statements that `operate` sends. A parameter that equals an id or a text in the input, or in the result of an earlier statement, is
 * replaced by a reference to this source, so that the statements can run again for another request.
 */
export async function recordStatements(input: RequestInput, operate: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const sent = await sentStatements(operate);
  const sources = new Map<unknown, ParameterSource>();
  addSources(sources, input, [], (path) => ({ input: path }));
  return sent.map(({ name, text, values, rows }, statement) => {
    const recorded = { ...(name !== undefined && { name }), text, values: values.map((value) => templateOf(value, sources)) };
    rows.forEach((columns, row) => {
      for (const [column, value] of Object.entries(columns)) addSource(sources, value, { result: { statement, row, column } });
    });
    return recorded;
  });
}

/** The recorded part of a transaction that several statements share (`SharedTransaction`). */
interface SharedStatements {
  statements: {
    query: Omit<SentStatement, 'rows'>;
    onResult: (error: unknown, result?: { rows: SentStatement['rows'] }) => void;
  }[];
}

function recordShared(shared: SharedStatements['statements'][number]): SentStatement {
  const { query, onResult } = shared;
  const { name, text, values } = query;
  const statement: SentStatement = { ...(name !== undefined && { name }), text, values, rows: [] };
  shared.onResult = (error, result) => {
    statement.rows = result?.rows ?? [];
    onResult(error, result);
  };
  return statement;
}

async function sentStatements(operate: () => Promise<unknown>): Promise<SentStatement[]> {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its client below
  const original = Client.prototype.query as (...args: unknown[]) => unknown;
  const sent: SentStatement[] = [];
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [config, values] = args;
    const { statements } = config as Partial<SharedStatements>;
    if (statements) {
      for (const shared of statements) sent.push(recordShared(shared));
      return original.apply(this, args);
    }
    const { name, text, values: own } = (typeof config === 'string' ? { text: config } : config) as Partial<SentStatement>;
    const statement = {
      ...(name !== undefined && { name }),
      text: text ?? '',
      values: own ?? (Array.isArray(values) ? values : []),
      rows: [],
    };
    if (name !== SCOPE) sent.push(statement);
    const keep = (result?: { rows?: SentStatement['rows'] }) => Object.assign(statement, { rows: result?.rows ?? [] });
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const called = (error: unknown, result?: { rows: SentStatement['rows'] }) => {
        keep(result);
        (callback as (error: unknown, result: unknown) => void)(error, result);
      };
      return original.apply(this, [...args.slice(0, -1), called]);
    }
    return (original.apply(this, args) as Promise<{ rows: SentStatement['rows'] }>).then((result) => {
      keep(result);
      return result;
    });
  } as typeof Client.prototype.query;
  try {
    await operate();
    return sent;
  } finally {
    Client.prototype.query = original as typeof Client.prototype.query;
  }
}

function addSources(
  sources: Map<unknown, ParameterSource>,
  value: unknown,
  path: (string | number)[],
  sourceAt: (path: (string | number)[]) => ParameterSource,
): void {
  if (typeof value !== 'object' || value === null) {
    addSource(sources, value, sourceAt(path));
    return;
  }
  for (const [key, part] of Object.entries(value)) addSources(sources, part, [...path, key], sourceAt);
}

function addSource(sources: Map<unknown, ParameterSource>, value: unknown, source: ParameterSource): void {
  const isDistinctive =
    typeof value === 'number' ? value >= SMALLEST_ID : typeof value === 'string' && value.length >= SHORTEST_TEXT;
  if (isDistinctive && !sources.has(value)) sources.set(value, source);
}

function templateOf(value: unknown, sources: ReadonlyMap<unknown, ParameterSource>): ParameterTemplate {
  const source = sources.get(value);
  if (source) return source;
  if (Array.isArray(value)) return { list: value.map((part) => templateOf(part, sources)) };
  return typeof value === 'string' ? textTemplateOf(value, sources) : { constant: value };
}

/** Replaces the ids in a text, such as JSON, with references to their sources. */
function textTemplateOf(value: string, sources: ReadonlyMap<unknown, ParameterSource>): ParameterTemplate {
  const parts: (string | ParameterSource)[] = [];
  let end = 0;
  for (const { 0: digits, index } of value.matchAll(ID_IN_TEXT)) {
    const source = sources.get(Number(digits));
    if (!source) continue;
    parts.push(value.slice(end, index), source);
    end = index + digits.length;
  }
  return parts.length === 0 ? { constant: value } : { text: [...parts, value.slice(end)] };
}
