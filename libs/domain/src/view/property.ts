import { type ListBound, maxItemsOf } from './list-bound';
import { type View, type ViewOf } from './view';

/** JSON Schema (2020-12) of a value, without a description. */
export type ValueSchema = Readonly<Record<string, unknown>>;

/** A property that has a plain value, either read from a column or computed. */
export interface ValueProperty<T = unknown> {
  readonly kind: 'value' | 'instant';
  readonly description: string;
  readonly schema: ValueSchema;
  readonly example: T;
  /** The bound of the length, if the value is a list. */
  readonly bound?: ListBound;
}

/** A property whose value is an object or a list of objects, described by another view. */
export interface NestedProperty<T = unknown> {
  readonly kind: 'object' | 'list';
  readonly description: string;
  readonly view: View;
  readonly isNullable: boolean;
  /** The bound of the length, if the value is a list. */
  readonly bound?: ListBound;
  readonly example: T;
}

export type ViewProperty<T = unknown> = ValueProperty<T> | NestedProperty<T>;

/** Options of a property. Every property is always present; if it may have no value, it is declared `nullable` and is then null. */
interface Options<T, N extends boolean> {
  nullable?: N;
  example: OrNull<T, N>;
}

type OrNull<T, N extends boolean> = N extends true ? T | null : T;

interface Range {
  minimum?: number;
  maximum?: number;
  format?: 'int32' | 'int64';
}

/** Property that is an id. Its column has 64 bits, but no id is greater than the integers that a JSON number represents exactly. */
export function id<N extends boolean = false>(
  description: string,
  options: Options<number, N>,
): ValueProperty<OrNull<number, N>> {
  return value({ type: 'integer', format: 'int64', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, description, options);
}

/** Property that is a string. @param options may contain a `schema` that restricts the format of the string */
export function text<N extends boolean = false>(
  description: string,
  options: Options<string, N> & { schema?: ValueSchema },
): ValueProperty<OrNull<string, N>> {
  return value({ type: 'string', ...options.schema }, description, options);
}

export function flag<N extends boolean = false>(
  description: string,
  options: Options<boolean, N>,
): ValueProperty<OrNull<boolean, N>> {
  return value({ type: 'boolean' }, description, options);
}

/** Property that is a string with one of several fixed values. */
export function choice<const C extends string, N extends boolean = false>(
  choices: readonly C[],
  description: string,
  options: Options<C, N>,
): ValueProperty<OrNull<C, N>> {
  const schema = { type: 'string', enum: options.nullable ? [...choices, null] : choices };
  return value(schema, description, options);
}

export function integer<N extends boolean = false>(
  range: Range,
  description: string,
  options: Options<number, N>,
): ValueProperty<OrNull<number, N>> {
  return value({ type: 'integer', ...range }, description, options);
}

/** Property that is a count. */
export function count(description: string, example: number): ValueProperty<number> {
  return integer({ format: 'int32', minimum: 0 }, description, { example });
}

export function decimal<N extends boolean = false>(
  range: Range,
  description: string,
  options: Options<number, N>,
): ValueProperty<OrNull<number, N>> {
  return value({ type: 'number', ...range }, description, options);
}

/** Property that is a calendar date, `YYYY-MM-DD`. */
export function calendarDate<N extends boolean = false>(
  description: string,
  options: Options<string, N>,
): ValueProperty<OrNull<string, N>> {
  return value({ type: 'string', format: 'date' }, description, options);
}

const INSTANT = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$';

/** Property that is a timestamp: RFC 3339, UTC, with milliseconds. */
export function instant<N extends boolean = false>(
  description: string,
  options: Options<string, N>,
): ValueProperty<OrNull<string, N>> {
  const schema = { type: 'string', format: 'date-time', pattern: INSTANT };
  return { ...value(schema, `${description} RFC 3339, UTC, milliseconds.`, options), kind: 'instant' };
}

/** Property that is a list of plain values of one type. */
export function values<T>(
  items: ValueSchema,
  description: string,
  { example, ...bound }: { example: T[] } & ListBound,
): ValueProperty<T[]> {
  return { kind: 'value', description, schema: { type: 'array', items, ...maxItemsOf(bound) }, example, bound };
}

/** Property whose value is an object described by another view. @param options the example defaults to the example of that view */
export function object<V extends View, N extends boolean = false>(
  view: V,
  description: string,
  options: Partial<Options<ViewOf<V>, N>> = {},
): NestedProperty<OrNull<ViewOf<V>, N>> {
  const example = options.example === undefined ? (exampleOf(view) as OrNull<ViewOf<V>, N>) : options.example;
  return { kind: 'object', description, view, isNullable: options.nullable ?? false, example };
}

/** Property whose value is a list of objects described by another view; `[]` if the list is empty. */
export function list<V extends View>(
  view: V,
  description: string,
  { example, ...bound }: { example?: ViewOf<V>[] } & ListBound,
): NestedProperty<ViewOf<V>[]> {
  return { kind: 'list', description, view, isNullable: false, bound, example: example ?? [exampleOf(view)] };
}

/** Returns an example of a view, built from the example of each property. */
export function exampleOf<V extends View>({ properties }: V): ViewOf<V> {
  return Object.fromEntries(Object.entries(properties).map(([name, { example }]) => [name, example])) as ViewOf<V>;
}

function value<T, N extends boolean>(
  schema: ValueSchema,
  description: string,
  { nullable, example }: Options<T, N>,
): ValueProperty<OrNull<T, N>> {
  return { kind: 'value', description, schema: nullable ? { ...schema, type: [schema['type'], 'null'] } : schema, example };
}
