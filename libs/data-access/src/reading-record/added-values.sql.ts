import { readingKind, type ReadingKindName } from '@rpm/domain';
import { columnOfProperty, readingTableOf } from '@rpm/schema';
import { comparedColumns } from './same-value.sql';

/** Returns SQL for a column of a row. */
type Cell = (column: string) => string;

const cellsOf =
  (alias: string): Cell =>
  (column) =>
    `${alias}.${column}`;

/** Returns the columns of values that devices may report in a later message than the others; none for most kinds. */
export const addedColumns = (kind: ReadingKindName): string[] => (readingKind(kind).addedLater ?? []).map(columnOfProperty);

/** SQL condition that all values of two rows are equal, except those that are added later. */
function hasEqualOthers(kind: ReadingKindName, one: Cell, other: Cell): string {
  const names = comparedColumns(kind).filter((name) => !addedColumns(kind).includes(name));
  return `row(${names.map(one).join(', ')}) is not distinct from row(${names.map(other).join(', ')})`;
}

/** SQL condition that a submission has no other value than a row. Values that are added later may be missing in the submission. */
const agreesWith = (kind: ReadingKindName, row: Cell, sent: Cell) =>
  [
    hasEqualOthers(kind, row, sent),
    ...addedColumns(kind).map((name) => `coalesce(${sent(name)} = ${row(name)}, ${sent(name)} is null)`),
  ].join(' and ');

/** SQL condition that no value of a submission contradicts a row. Values that are added later may be missing in either of them. */
const contradictsNothing = (kind: ReadingKindName, row: Cell, sent: Cell) =>
  [hasEqualOthers(kind, row, sent), ...addedColumns(kind).map((name) => `coalesce(${sent(name)} = ${row(name)}, true)`)].join(
    ' and ',
  );

/** SQL condition that a submission contradicts neither the present version of a stored reading nor, failing that, the first one. */
export function isCompatible(kind: ReadingKindName, stored: string, submitted: string): string {
  const sent = cellsOf(submitted);
  return `case
          when ${contradictsNothing(kind, cellsOf(stored), sent)} then true
          when ${stored}.version = 1 then false
          else exists (
            select ${versionsOf(kind, stored, `cross join lateral jsonb_populate_record(null::${readingTableOf(kind)}, v."row") first`)} and v.version = 1
              and ${contradictsNothing(kind, cellsOf('first'), sent)})
        end`;
}

/** SQL for the columns `agrees` and `adds` of a reading, compared with the first one of its window `same`. */
export function comparedWithFirst(kind: ReadingKindName): string {
  const first: Cell = (name) => `first_value(${name}) over same`;
  const sent: Cell = (name) => name;
  return `${agreesWith(kind, first, sent)} as agrees, ${contradictsNothing(kind, first, sent)} as adds`;
}

/** SQL for the columns `agrees` and `adds` of the reading `answered`, compared with the first version of the `stored` one. Later versions are left to the history. */
export function comparedWithPresent(kind: ReadingKindName): string {
  const [stored, sent] = [cellsOf('stored'), cellsOf('answered')];
  return `${agreesWith(kind, stored, sent)} or stored.version = 1 and ${contradictsNothing(kind, stored, sent)} as agrees,
        ${adds(kind, sent, (name) => `stored.${name} is null and stored.version = 1`)} as adds`;
}

/**
 * SQL for the columns `agrees` and `adds` of the reading `answered`, compared with all versions of the `stored` one. The values that all kinds have must be the present
 * ones, or those of the first version. A value that is added later must be missing in the submission, or be that of the same version. If the first version had
 * none, the value may also be that of any version, or be added now.
 */
export function comparedWithHistory(kind: ReadingKindName): string {
  const [stored, first, sent] = [cellsOf('stored'), cellsOf('first'), cellsOf('answered')];
  const isKnown = (version: Cell, name: string) => {
    const value = sent(name);
    const wasStored = `exists (select ${versionsOf(kind, 'stored')} and v."row" -> '${name}' = to_jsonb(${value}))`;
    return `(${value} is null or coalesce(${version(name)} = ${value}, false) or first.${name} is null and (
                coalesce(stored.${name} = ${value}, false) or ${wasStored} or ${neverHad(kind, 'stored', name)}))`;
  };
  const isSame = (version: Cell) =>
    [hasEqualOthers(kind, version, sent), ...addedColumns(kind).map((name) => isKnown(version, name))].join(' and ');
  return `case
          when ${agreesWith(kind, stored, sent)} then true
          when stored.version = 1 then ${contradictsNothing(kind, stored, sent)}
          else exists (
            select ${versionsOf(kind, 'stored', `cross join lateral jsonb_populate_record(null::${readingTableOf(kind)}, v."row") first`)} and v.version = 1
              and (${isSame(stored)} or ${isSame(first)}))
        end as agrees,
        ${adds(kind, sent, (name) => neverHad(kind, 'stored', name))} as adds`;
}

/** SQL condition that the `stored` reading is not entered in error, and that a submission has a value that is missing in it and may be added. */
const adds = (kind: ReadingKindName, sent: Cell, isMissing: (column: string) => string) =>
  `stored.void_timestamp is null and (${addedColumns(kind)
    .map((name) => `${sent(name)} is not null and ${isMissing(name)}`)
    .join(' or ')})`;

/** SQL condition that no version of a stored reading has a value in a column. If one had, somebody has removed the value, and a submission does not undo this. */
export const neverHad = (kind: ReadingKindName, stored: string, column: string) =>
  `${stored}.${column} is null and not exists (select ${versionsOf(kind, stored)} and v."row" ->> '${column}' is not null)`;

/** SQL from `from` on for the earlier versions `v` of a stored reading. */
const versionsOf = (kind: ReadingKindName, stored: string, join = '') =>
  `from reading_revision v ${join} where v.organization_id = $organizationId and v.kind = '${kind}' and v.reading_id = ${stored}.id`;
