import { type Criterion, type DateValue, type Modifier, type ReferenceValue, type TokenValue } from '@rpm/fhir';
import { hasWholeSystem, idsOf, ownIds } from './own-identifiers';

/** An SQL condition and the values of its parameters. */
export interface SqlCondition {
  sql: string;
  values: Readonly<Record<string, unknown>>;
}

/** SQL for the values of a condition, the parameter `$texts`, as the rows `given` with the column `text`. */
export const GIVEN_TEXTS = 'unnest($texts::text[]) as given (text)';

/** Collects the SQL conditions of a search. All of them must be met. */
export class SqlConditions {
  readonly list: SqlCondition[] = [];
  /** Whether a condition names something that few rows have, so that they are found by its index and sorted. */
  hasKey = false;

  /** Adds a condition. @param values the values of its parameters, by the names that they have in the SQL */
  add(sql: string, values: Readonly<Record<string, unknown>> = {}): this {
    // Several conditions may use the same name.
    const named = (name: string) => `${name}_${this.list.length}`;
    this.list.push({
      sql: `(${sql.replaceAll(/\$(\w+)/g, (text, name: string) => (name in values ? `$${named(name)}` : text))})`,
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), value])),
    });
    return this;
  }

  /** Adds a condition that few rows meet, which an index finds. */
  addKey(sql: string, values: Readonly<Record<string, unknown>>): this {
    this.hasKey = true;
    return this.add(sql, values);
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

  /** Adds the condition that a column has one of the ids. Text that is no id of this service matches nothing. */
  addIds(criteria: readonly Criterion<string>[], column: string): this {
    return this.addEach(criteria, (texts) => this.addKey(`${column} = any($ids::bigint[])`, { ids: idsOf(texts) }));
  }

  /** Adds the condition that a column has the id to which one of the references leads. */
  addReferences(criteria: readonly Criterion<ReferenceValue>[], column: string): this {
    const add = (values: readonly ReferenceValue[]) =>
      this.addKey(`${column} = any($ids::bigint[])`, { ids: idsOf(values.map(({ id }) => id)) });
    return this.addEach(criteria, add, `${column} is null`);
  }

  /** Adds the condition that a column has one of the ids that are identifiers with a system of the service. */
  addOwnIdentifiers(criteria: readonly Criterion<TokenValue>[], column: string, system: string): this {
    return this.addEach(criteria, (tokens) => {
      if (!hasWholeSystem(tokens, system)) this.addKey(`${column} = any($ids::bigint[])`, { ids: ownIds(tokens, system) });
    });
  }

  /** Adds the condition that a time is within one of the periods of each criterion. @param column SQL for the time @param type type of the column */
  addDates(criteria: readonly Criterion<DateValue>[], column: string, type: 'timestamptz' | 'date'): this {
    const add = (dates: readonly DateValue[]) => this.add(dates.map((date) => isWithin(date, column, type)).join(' or '));
    return this.addEach(criteria, add, `${column} is null`);
  }

  /**
   * Adds the condition that one of several texts begins with a value, ignoring case and diacritics (`:exact`: is the value, `:contains`: contains it).
   * @param folded column that contains all of these texts as `fold_text` writes them, or null. Normalizing the texts of all rows would take long.
   */
  addTexts(criteria: readonly Criterion<string>[], columns: readonly string[], folded: string): this {
    return this.addEach(criteria, (texts, modifier) => {
      const some = (condition: (column: string) => string) => columns.map(condition).join(' or ');
      if (modifier === 'exact') {
        this.add(
          some((column) => `${column} = any($texts::text[])`),
          { texts },
        );
        return;
      }
      const isPart = `(${folded} is null or position(given.text in ${folded}) > 0)`;
      const matches = some((column) =>
        modifier === 'contains'
          ? `position(given.text in fold_text(${column})) > 0`
          : `starts_with(fold_text(${column}), given.text)`,
      );
      this.add(`exists (select from ${FOLDED_TEXTS} where ${isPart} and (${matches}))`, { texts });
    });
  }
}

/** SQL for the values of a condition as rows, as `fold_text` writes them. The subquery is evaluated once for all rows. */
const FOLDED_TEXTS = 'unnest((select array_agg(fold_text(t.text)) from unnest($texts::text[]) as t (text))) as given (text)';

/** SQL condition that a time is within a period. The bounds are dates, so the SQL contains no text of the client. */
function isWithin({ from, before, isNegated }: DateValue, column: string, type: 'timestamptz' | 'date'): string {
  const bound = (date: Date | null, unbounded: string) => `'${date ? textOf(date, type) : unbounded}'::${type}`;
  const within = `${column} >= ${bound(from, '-infinity')} and ${column} < ${bound(before, 'infinity')}`;
  return isNegated ? `not (${within})` : `(${within})`;
}

/** ISO 8601 writes years after 9999 and before 0 with a sign, which PostgreSQL does not read. No stored time is that early. */
function textOf(date: Date, type: 'timestamptz' | 'date'): string {
  const text = date.toISOString().replace(/^\+0*/, '');
  if (text.startsWith('-')) return '-infinity';
  return type === 'date' ? text.replace(/T.*/, '') : text;
}
