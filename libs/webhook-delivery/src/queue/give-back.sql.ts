import { type Database, statement } from '@rpm/database';
import { CLAIM_COLUMNS, IS_CLAIMED } from './cancel-without-body.sql';
import { type ClaimedDelivery } from './claimed-delivery';
import { type Arrays, arraysOf, type Columns, given } from './columns';

const COLUMNS = {
  ...CLAIM_COLUMNS,
  number: ['smallint', ({ number }) => number],
} satisfies Columns<Omit<ClaimedDelivery, 'body'>>;

/** Interval after which deliveries that were given back are due again. Deliveries that can be sent are claimed before them. */
const PAUSE = `interval '5 seconds'`;

/** Ends the claims of deliveries for which no request was sent. Their requests are not counted. @param owner id by which the queue knows the sender */
export async function giveBackDeliveries(
  database: Database,
  owner: string,
  deliveries: readonly ClaimedDelivery[],
): Promise<void> {
  await database.run('delivery', GIVE_BACK, { owner, ...arraysOf(COLUMNS, deliveries) });
}

export const GIVE_BACK = statement<{ owner: string } & Arrays<typeof COLUMNS>>({
  name: 'give-back-deliveries',
  text: `
    with given as materialized (${given(COLUMNS)})
    update webhook_delivery d set owner = null, due_timestamp = now() + ${PAUSE}, attempts = g.number - 1
    from given g where ${IS_CLAIMED}`,
});
