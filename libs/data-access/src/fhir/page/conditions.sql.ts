import { type Criterion, type DateValue, type Modifier } from '@rpm/fhir';

/** An SQL condition and the values of its parameters. */
export interface SqlCondition {
  sql: string;
  values: Readonly<Record<string, unknown>>;
}

/** SQL for the values of a condition as the rows `given`, with the column `text`. */
export const GIVEN_TEXTS = 'unnest($::text[]) as given (text)';

/** Collects the SQL conditions of a search. All of them must be met. */
export class SqlConditions {
  readonly list: SqlCondition[] = [];

  /** Adds a condition. @param sql SQL in which `$` stands for the value */
  add(sql: string, value?: unknown): this {
    const name = `value${this.list.length}`;
    const isUsed = /\$(?![a-z])/.test(sql);
    this.list.push({ sql: `(${sql.replaceAll(/\$(?![a-z])/g, `$${name}`)})`, values: isUsed ? { [name]: value } : {} });
    return this;
  }

  /** Adds a condition for each criterion, one of whose values must match. @param isMissing SQL condition that a row lacks the element */
  addEach<V>(
    criteria: readonly Criterion<V>[],
    add: (values: readonly V[], modifier: Modifier | null) => void,
    isMissing = 'false',
  ): this {
    for (const criterion of criteria) {
      if (criterion.modifier === 'missing') this.add(criterion.isMissing ? isMissing : `not (${isMissing})`);
      else add(criterion.values, criterion.modifier);
    }
    return this;
  }

  /** Adds the condition that a column has one of the numbers that the values are. A value that is no number matches nothing. */
  addIds(criteria: readonly Criterion<string>[], column: string): this {
    return this.addEach(criteria, (values) =>
      this.add(
        `${column} = any($::bigint[])`,
        values.map(idOf).filter((id) => id !== null),
      ),
    );
  }

  /** Adds the condition that a time is within one of the periods of each criterion. @param column SQL for the time @param type type of the column */
  addDates(criteria: readonly Criterion<DateValue>[], column: string, type: 'timestamptz' | 'date'): this {
    const within = ({ from, before, isNegated }: DateValue) => {
      const isWithin = `${column} >= '${boundOf(from, '-infinity', type)}'::${type} and ${column} < '${boundOf(before, 'infinity', type)}'::${type}`;
      return isNegated ? `not (${isWithin})` : `(${isWithin})`;
    };
    return this.addEach(criteria, (values) => this.add(values.map(within).join(' or ')), `${column} is null`);
  }

  /** Adds the condition that one of several texts begins with a value, ignoring case and diacritics (`:exact`: is the value, `:contains`: contains it). */
  addTexts(criteria: readonly Criterion<string>[], columns: readonly string[], isMissing = 'false'): this {
    const isOneOf = (condition: (column: string) => string) => columns.map(condition).join(' or ');
    return this.addEach(
      criteria,
      (values, modifier) => {
        if (modifier === 'exact')
          this.add(
            isOneOf((column) => `${column} = any($::text[])`),
            values,
          );
        else if (modifier === 'contains')
          this.add(
            `exists (select from ${GIVEN_TEXTS} where ${isOneOf((column) => `position(fold_text(given.text) in fold_text(${column})) > 0`)})`,
            values,
          );
        else
          this.add(
            `exists (select from ${GIVEN_TEXTS} where ${isOneOf((column) => `starts_with(fold_text(${column}), fold_text(given.text))`)})`,
            values,
          );
      },
      isMissing,
    );
  }
}

/** Returns the number that an id is; null if no row of this service can have the id. */
export function idOf(text: string): number | null {
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}

/** Returns a bound as SQL literal. It comes from a date, so it contains no text of the client. */
function boundOf(bound: Date | null, unbounded: string, type: 'timestamptz' | 'date'): string {
  if (bound === null) return unbounded;
  const text = bound.toISOString().replace(/^\+0*/, '');
  return type === 'date' ? text.replace(/T.*/, '') : text;
}
