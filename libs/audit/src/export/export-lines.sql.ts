import { statement } from '@rpm/database';

export interface LinesRequest {
  /** The organization whose rows are exported; null for all. */
  onlyOrganizationId: number | null;
  afterId: number;
  untilId: number;
  limit: number;
}

/** Lists rows as lines, in the order of their ids. */
export const LIST_LINES = statement<LinesRequest, { id: number; line: string }>({
  name: 'list-audit-lines',
  text: `
    select e.id, audit_line_v1(e, c.chain) as "line" from audit_event e join audit_chain c on c.organization_id = e.organization_id
    where e.id > $afterId and e.id <= $untilId and ($onlyOrganizationId::bigint is null or e.organization_id = $onlyOrganizationId::bigint)
    order by e.id limit $limit`,
});
