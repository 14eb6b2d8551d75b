import { type ClientBase } from 'pg';

/** Number of patients in one row of the audit trail. */
const IN_ROW = 10_000;

/** Yields the ids of all patients of an organization, in parts for the audit trail. */
export async function* patientsInParts(
  client: Pick<ClientBase, 'query'>,
  organizationId: number,
): AsyncGenerator<number[], void> {
  for (let after = 0; ;) {
    const { rows } = await client.query<{ id: number }>(
      'select id::float8 as id from patient where organization_id = $1 and id > $2 order by patient.id limit $3',
      [organizationId, after, IN_ROW],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ id }) => id);
    after = last.id;
  }
}
