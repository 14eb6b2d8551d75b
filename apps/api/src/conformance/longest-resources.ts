import { type Database } from '@rpm/database';
import { multiplyOrganization } from '@rpm/data-access/testing';
import { type SampleNames } from './one-of-everything';

/** Number of parts that each resource with a list gets for each part in the sample rows. */
const COPIES = 200;

/** Rows of a table, such as order lines, that are moved from many resources to a single one, so that the list of that resource becomes long. */
interface Gathering {
  table: string;
  /** The column that refers to the resource, and the name of the sample resource. */
  owner: [column: string, name: string];
  /** A column that numbers the parts of a resource. */
  number?: string;
  /** SQL condition for the parts; by default, the parts of all copies. */
  where?: string;
}

/** SQL condition for parts of the copies of the sample resource. A part of another resource might already be a part of the sample resource. */
const IS_COPY = `owner % 1000000 = $2`;

const GATHERINGS: readonly Gathering[] = [
  { table: 'device_identifier', owner: ['device_id', 'deviceId'] },
  { table: 'former_device_identifier', owner: ['device_id', 'deviceId'] },
  { table: 'device_event', owner: ['device_id', 'deviceId'] },
  { table: 'kit_item', owner: ['kit_id', 'kitId'], where: IS_COPY },
  { table: 'order_line', owner: ['order_id', 'orderId'], number: 'line' },
  { table: 'order_kit', owner: ['order_id', 'orderId'], number: 'line', where: IS_COPY },
  { table: 'packed_kit', owner: ['order_id', 'orderId'] },
  { table: 'order_device', owner: ['order_id', 'orderId'] },
  { table: 'order_event', owner: ['order_id', 'orderId'] },
  { table: 'order_external_id', owner: ['order_id', 'orderId'] },
  { table: 'customer_return', owner: ['order_id', 'orderId'] },
  { table: 'return_line', owner: ['return_id', 'returnId'], number: 'line' },
  { table: 'return_device', owner: ['return_id', 'returnId'] },
  { table: 'return_event', owner: ['return_id', 'returnId'] },
  { table: 'console_passkey', owner: ['person_id', 'personId'] },
  { table: 'webhook_attempt', owner: ['log_id', 'logId'], number: 'number' },
];

/** Sets the texts of resources to the maximum length that the API accepts, or to a greater one. */
const LONG_TEXTS = [
  `update patient set first_name = long, last_name = long, phone_number = long, address = (select jsonb_object_agg(key, long) from jsonb_each(address))`,
  `update site set name = long`,
  `update item set name = long, model = long`,
  `update manufacturer set name = long`,
  `update kit set name = long`,
  `update api_key set name = long`,
  `update device_event set actor = long`,
  `update webhook_header set names = array(select 'X-' || n from generate_series(1, 1000) n)`,
  `update webhook_log_payload set body = '{"payload":"' || repeat('x', 200000) || '"}'`,
];

/**
 * Gives an organization the largest resources that any version could store, including resources that can no longer be created. Triggers and foreign
 * keys are off.
 */
export async function addLongestResources(database: Database, organizationId: number, names: SampleNames): Promise<void> {
  await multiplyOrganization(database, organizationId, COPIES);
  await database.transaction(async (manager) => {
    await manager.query('set local session_replication_role = replica');
    for (const { table, owner, number, where = 'true' } of GATHERINGS) {
      const [column, name] = owner;
      const numbered = number === undefined ? '' : `, ${number} = g.n`;
      // Parts of the sample resource itself keep their numbers, which are at most 30, so the moved parts get greater ones.
      await manager.query(
        `update ${table} t set ${column} = $2${numbered}
         from (select ctid, 30 + row_number() over () as n from ${table} where organization_id = $1 and ${column} > 1000000
           and ${where.replace('owner', column)}) g
         where t.ctid = g.ctid`,
        [organizationId, names[name]],
      );
    }
    await manager.query(
      `update console_session s set api_key_id = n.api_key_id from console_person n
       where s.organization_id = $1 and n.organization_id = $1 and n.id = $2`,
      [organizationId, names['personId']],
    );
    for (const text of LONG_TEXTS) {
      await manager.query(`${text.replaceAll(/\blong\b/g, `repeat('ü', 255)`)} where organization_id = $1`, [organizationId]);
    }
  });
}
