import { keyIn } from '@rpm/data-access';
import { statement } from '@rpm/database';

interface NewItem {
  sku: string;
  name: string;
  continuous: boolean;
}

/** Finds the catalogue items of imported devices, by SKU. */
export const FIND_ITEMS_OF_FILES = statement<{ skus: string[] }, { sku: string; id: number }>({
  name: 'find-items-of-files',
  text: `select sku, min(id) as id from item where organization_id = $organizationId and sku_key = any($skus::text[]) group by sku`,
});

export const CREATE_ITEM_OF_FILES = statement<NewItem, { id: number }>({
  name: 'create-item-of-files',
  text: `
    with known as (
      select id from manufacturer where organization_id = $organizationId and name_key = identifier_key('Unknown') order by id limit 1
    ), maker as (
      insert into manufacturer (organization_id, name) select $organizationId, 'Unknown' where not exists (select from known) returning id
    )
    insert into item (organization_id, manufacturer_id, name, model, sku, continuous)
    select $organizationId, m.id, $name, 'Unknown', $sku, $continuous::boolean from (select id from known union all select id from maker) m returning id`,
});

/** Finds the devices with serial numbers. */
export const FIND_DEVICES_OF_FILE = statement<{ serials: string[] }, { serial: string; deviceId: number }>({
  name: 'find-devices-of-file',
  text: `
    with given as materialized (select text, ${keyIn('device_identifier', 'text')} as key from unnest($serials::text[]) as text)
    select g.text as serial, n.device_id as "deviceId" from given g
    join device_identifier n on n.organization_id = $organizationId and n.type = 'serial' and n.normalized = g.key`,
});

/** Creates devices with serial numbers, which a patient has held since before the first possible reading. */
export const CREATE_DEVICES_OF_FILE = statement<{ serials: string[]; itemIds: number[]; patientId: number }, { id: number }>({
  name: 'create-devices-of-file',
  text: `
    with given as materialized (
      select serial, item_id, ${keyIn('device_identifier', 'serial')} as key, nextval('device_id_seq') as device_id
      from unnest($serials::text[], $itemIds::bigint[]) as g (serial, item_id)
    ), holder as (
      select id from patient where organization_id = $organizationId and id = $patientId and merged_into is null for share
    ), made as (
      insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings)
      overriding system value
      select $organizationId, g.device_id, g.item_id, h.id, 'withPatient', false from given g cross join holder h
    ), held as (
      insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
      select $organizationId, g.device_id, h.id, '2000-01-01Z' from given g cross join holder h
    )
    insert into device_identifier (organization_id, type, value, normalized, device_id)
    select $organizationId, 'serial', g.serial, g.key, g.device_id from given g cross join holder h returning device_id as id`,
});
