import { statement } from '@rpm/database';
import { type ExportSelection } from './export-request';

/** Arguments of {@link isMember}. */
export interface MemberArguments {
  /** Whether the members of a Group are exported. */
  isGroup: boolean;
  /** The site of the Group; null for the Group of the enrolled patients. */
  siteId: number | null;
  patients: readonly number[] | null;
}

/**
 * SQL condition that a patient belongs to an export. It looks up one patient by key, because PostgreSQL would otherwise hash all patients of the Group for every
 * page.
 * @param id SQL for the id of the patient
 */
export const isMember = (id: string) => `(
  ($patients::bigint[] is null or ${id} = any($patients::bigint[]))
  and (not $isGroup::boolean or (
    select case when $siteId::bigint is null then m.enrolled else m.site_id = $siteId::bigint end
    from patient m where m.organization_id = $organizationId and m.id = ${id})))`;

/**
 * SQL condition that a patient may have joined a Group after a time: the patient's own record has changed since then.
 * @param id SQL for the id of the patient @param time SQL for the time
 */
export const mayHaveJoined = (id: string, time: string) =>
  `(select m.update_timestamp > ${time} from patient m where m.organization_id = $organizationId and m.id = ${id})`;

export function memberArguments({ group, patients }: ExportSelection): MemberArguments {
  const siteId = group === null || group === 'enrolled' ? null : group.siteId;
  return { isGroup: group !== null, siteId, patients };
}

/** Finds the site of a Group. */
export const FIND_SITE = statement<{ siteId: number }, { id: number }>({
  name: 'site-of-group',
  text: 'select id from site where organization_id = $organizationId and id = $siteId',
});

/** Counts the patients of a list who exist and belong to the export. */
export const COUNT_MEMBERS = statement<MemberArguments, { count: number }>({
  name: 'count-members-of-export',
  text: `select count(*)::integer as count from patient p where p.organization_id = $organizationId and p.id = any($patients::bigint[]) and ${isMember('p.id')}`,
});
