/**
 * An SQL statement whose parameters have names. Its SQL is written with `$deviceId` in place of `$2`, so that neither callers nor parts of a statement
 * depend on the positions of parameters. `$organizationId` is the organization in whose scope the statement runs, unless the arguments contain another one.
 */
export interface Statement<Arguments extends object = object, Row extends object = object> {
  /** PostgreSQL plans a statement with a name only once per connection, because planning a wide join takes longer than running it. */
  readonly name?: string;
  /** The SQL that PostgreSQL gets, with numbered parameters. */
  readonly text: string;
  /** The names of the parameters in the order of their numbers. */
  readonly parameters: readonly string[];
  /**
   * Whether the statement writes only a few rows and has a short answer, so that it may run in a transaction that it shares with statements of other
   * organizations, each in its own scope. If it has to wait for a lock for more than 25 ms, it is rolled back and runs again on a connection of its own.
   */
  readonly sharesConnection?: true;
  /** The types of the arguments and of the rows, for the compiler only: no statement has this property. */
  readonly types?: { arguments: Arguments; row: Row };
}

export interface NamedStatement<Arguments extends object = object, Row extends object = object> extends Statement<
  Arguments,
  Row
> {
  readonly name: string;
}

type StatementOptions = Pick<Statement, 'sharesConnection'>;

/** Defines a statement that PostgreSQL plans once per connection. @param definition the SQL in `text` has named parameters, such as `$deviceId` */
export function statement<Arguments extends object, Row extends object = object>(
  definition: StatementOptions & { name: string; text: string },
): NamedStatement<Arguments, Row> {
  return { ...definition, ...numbered(definition.text) };
}

/** Defines a statement that PostgreSQL plans each time, because its SQL depends on the request. @param text SQL with named parameters */
export function unnamedStatement<Arguments extends object, Row extends object = object>(text: string): Statement<Arguments, Row> {
  return numbered(text);
}

/** Replaces the names of parameters by numbers. @throws if a part of the SQL has numbers already, which would then belong to other parameters */
function numbered(source: string): Pick<Statement, 'text' | 'parameters'> {
  if (/\$\d/.test(source)) throw new Error(`A parameter of this SQL has a number instead of a name: ${source}`);
  const numbers = new Map<string, number>();
  const text = source.replaceAll(/\$([a-z]\w*)/g, (_, name: string) => {
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return `$${number}`;
  });
  return { text, parameters: [...numbers.keys()] };
}

/** Returns the arguments of a statement in the order of its parameters. An optional argument is null, never undefined. */
export function valuesOf<Arguments extends object>(
  { name = 'without a name', parameters }: Statement<Arguments>,
  args: NoInfer<Arguments>,
  organizationId?: number,
): unknown[] {
  const values: Record<string, unknown> = { organizationId, ...args };
  return parameters.map((parameter) => {
    const value = values[parameter];
    if (value === undefined) throw new Error(`The statement ${name} has no argument for its parameter $${parameter}.`);
    return value;
  });
}
