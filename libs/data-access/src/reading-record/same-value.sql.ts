import { type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { valueColumns } from './record-readings.values';

/** Returns the columns in which two submissions of one reading must be equal. */
export const comparedColumns = (kind: ReadingKindName): string[] => [
  ...valueColumns(kind).map(({ name }) => name),
  'manual',
  'out_of_range',
];

/** SQL that lists columns of a row. */
export const columnsOf = (alias: string, names: readonly string[]) => names.map((name) => `${alias}.${name}`).join(', ');

/**
 * SQL condition that a submission has the value of a stored reading: the present one, or the one with which the reading was submitted, which its first
 * revision contains. The revision is read only if the present value differs.
 */
export function isSameValue(kind: ReadingKindName, stored: string, submitted: string): string {
  const names = comparedColumns(kind);
  const equals = (alias: string) => `row(${columnsOf(alias, names)}) is not distinct from row(${columnsOf(submitted, names)})`;
  return `case
          when ${equals(stored)} then true
          when ${stored}.version = 1 then false
          else exists (
            select from reading_revision v cross join lateral jsonb_populate_record(null::${readingTableOf(kind)}, v."row") f
            where v.organization_id = $organizationId and v.kind = '${kind}' and v.reading_id = ${stored}.id and v.version = 1 and ${equals('f')})
        end`;
}
