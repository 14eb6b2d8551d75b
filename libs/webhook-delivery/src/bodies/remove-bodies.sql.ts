import { type OrganizationRunner, statement } from '@rpm/database';
import { type DeliveryBodies, packBodies, unpackBodies } from './packed-bodies';

/** Number of rows that one statement reads. */
const ROWS_AT_ONCE = 50;

interface BodiesRow {
  id: number;
  data: Buffer;
}

/**
 * Removes packed bodies of an organization, such as those of one patient, and keeps the others. Logs show removed bodies as null.
 * @param runner runs statements in the scope of the organization, so that no row of another organization is read or written
 * @param isRemoved called with each body @returns the number of removed bodies
 */
export async function removePackedBodies(
  runner: OrganizationRunner,
  isRemoved: (bodies: DeliveryBodies) => boolean,
): Promise<number> {
  let removed = 0;
  let last = 0;
  for (let isMore = true; isMore;) {
    const rows = await runner.run(READ_BODIES_AFTER, { last });
    for (const { id, data } of rows) {
      const bodies = await unpackBodies(data);
      const kept = bodies.map((one) => (one.body !== '' && isRemoved(one) ? { body: '', responseBody: null } : one));
      const count = kept.filter((one, place) => one !== bodies[place]).length;
      if (count > 0) await runner.run(REPLACE_BODIES, { id, data: await packBodies(kept) });
      removed += count;
      last = id;
    }
    isMore = rows.length === ROWS_AT_ONCE;
  }
  return removed;
}

export const READ_BODIES_AFTER = statement<{ last: number }, BodiesRow>({
  name: 'read-webhook-bodies',
  text: `select id, data from webhook_bodies where organization_id = $organizationId and id > $last order by id limit ${ROWS_AT_ONCE}`,
});

export const REPLACE_BODIES = statement<BodiesRow>({
  name: 'replace-webhook-bodies',
  text: 'update webhook_bodies set data = $data where organization_id = $organizationId and id = $id',
});
