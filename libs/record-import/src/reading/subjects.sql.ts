import { ASSOCIATION_PAYLOAD, givenKeys } from '@rpm/data-access';
import { insertEvents, statement } from '@rpm/database';

/** Finds the catalogue item to which imported devices belong. */
export const FIND_ITEM = statement<object, { id: number }>({
  name: 'find-imported-item',
  text: `select id from item where organization_id = $organizationId and sku_key = 'IMPORT' order by id limit 1`,
});

export const CREATE_ITEM = statement<object, { id: number }>({
  name: 'create-imported-item',
  text: `
    with maker as (insert into manufacturer (organization_id, name) values ($organizationId, 'Unknown') returning id)
    insert into item (organization_id, manufacturer_id, name, model, sku)
    select $organizationId, maker.id, 'Imported glucose meter', 'Unknown', 'IMPORT' from maker returning id`,
});

/** Creates a patient for each subject that has none. */
export const CREATE_PATIENTS = statement<{ subjects: string[] }, { id: number }>({
  name: 'create-imported-patients',
  text: `
    insert into patient (organization_id, first_name, last_name, external_identifier, sex)
    select $organizationId, 'Subject', subject, subject, 'unknown' from unnest($subjects::text[]) as subject
    on conflict (organization_id, external_identifier_key) where external_identifier_key is not null do nothing returning id`,
});

/** Finds the form of each subject in which the database compares it with the external identifiers of patients. */
export const FIND_KEYS = statement<{ subjects: readonly string[] }, { subject: string; key: string }>({
  name: 'find-keys-of-imported-patients',
  text: `with ${givenKeys('patient', '$subjects')} select text as subject, key from given`,
});

/**
 * Creates a device for each patient who has none with the serial number. Device ids are allocated beforehand, because finding a new device by its patient
 * would scan all devices of the organization.
 */
export const CREATE_DEVICES = statement<{ keys: string[]; serials: string[]; itemId: number }, { id: number }>({
  name: 'create-imported-devices',
  text: `
    with lacking as materialized (
      select p.id as patient_id, given.serial, nextval('device_id_seq') as device_id
      from unnest($keys::text[], $serials::text[]) as given (key, serial)
      -- The identifier of a merged patient names the remaining one. Others cannot merge the patient until the transaction ends.
      join patient m on m.organization_id = $organizationId and m.external_identifier_key = given.key
      join patient p on p.organization_id = $organizationId and p.id = coalesce(m.merged_into, m.id) and p.merged_into is null
      where not exists (
        select from device_identifier n
        where n.organization_id = $organizationId and n.type = 'serial' and n.normalized = given.serial)
      for share of p
    ), made as (
      insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings)
      overriding system value
      select $organizationId, device_id, $itemId, patient_id, 'withPatient', false from lacking
    ), held as (
      insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
      select $organizationId, device_id, patient_id, '2000-01-01Z' from lacking
    )
    insert into device_identifier (organization_id, type, value, normalized, device_id)
    select $organizationId, 'serial', serial, serial, device_id from lacking returning device_id as id`,
});

export const RECORD_REGISTRATIONS = statement<{ ids: number[] }>({
  name: 'record-registrations-of-imported-devices',
  text: `
    insert into device_event (organization_id, device_id, type, event_timestamp)
    select $organizationId, id, type, now()
    from unnest($ids::bigint[]) as id, unnest(array['registered', 'associationCreated']) as type
    order by id, type desc`,
});

export const EMIT_ASSOCIATIONS = statement<{ ids: number[] }>({
  name: 'emit-associations-of-imported-devices',
  text: `
    ${insertEvents('payload')}
    select $organizationId, 'device.associationCreated', d.id, ${ASSOCIATION_PAYLOAD}
    from device d cross join lateral (
      select * from patient p where p.organization_id = $organizationId and p.id = d.current_patient_id limit 1
    ) p
    where d.organization_id = $organizationId and d.id = any($ids::bigint[]) order by d.id`,
});

export const FIND_DEVICES = statement<{ serials: string[] }, { serial: string; deviceId: number }>({
  name: 'find-imported-devices',
  text: `
    select n.normalized as serial, n.device_id as "deviceId" from device_identifier n
    where n.organization_id = $organizationId and n.type = 'serial' and n.normalized = any($serials::text[])`,
});
