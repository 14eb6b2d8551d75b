import { type Database, unnamedStatement } from '@rpm/database';

/** Maximum number of organizations that one transaction changes. */
const BATCH = 500;

/** The rows are locked in the order of their ids, so that two processes that do it at once wait for each other without a deadlock. */
const FILL = unnamedStatement<object, { id: number }>(`
  update organization set uuid = gen_random_uuid() where id in (
    select id from organization where uuid is null order by id limit ${BATCH} for no key update
  ) returning id`);

/** Gives a permanent UUID to each organization that was created before organizations had one. */
export async function fillUuids(database: Database): Promise<void> {
  while ((await database.run('unscoped', FILL, {})).length > 0);
}
