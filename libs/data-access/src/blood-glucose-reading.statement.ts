import { GLUCOSE_UNIT } from '@rpm/domain';

/** An instant as the contract shows it: UTC, milliseconds, `Z`. */
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The row that `id` names in the organization of the row `owner`, by its primary key. A subquery and not a join, so that every
 * resource is found by its index whatever the planner believes of the tables' sizes, and is null where there is none.
 */
const found = (json: string, table: string, alias: string, id: string, owner: string) =>
  `(select ${json} from ${table} ${alias} where ${alias}.organization_id = ${owner}.organization_id and ${alias}.id = ${owner}.${id})`;

/** Embedded resources carry exactly the fields of the specification, section 2, in its order. */
const PATIENT = `json_build_object(
  'id', p.id, 'firstName', p.first_name, 'lastName', p.last_name, 'dateOfBirth', p.date_of_birth,
  'email', p.email, 'phoneNumber', p.phone_number, 'externalIdentifier', p.external_identifier, 'sex', p.sex,
  'address', case when p.address is not null then json_build_object(
    'city', p.address->'city', 'country', p.address->'country', 'lineOne', p.address->'lineOne',
    'lineTwo', p.address->'lineTwo', 'state', p.address->'state', 'zipCode', p.address->'zipCode') end)`;

const MANUFACTURER = `json_build_object('id', m.id, 'name', m.name)`;

const ITEM = `json_build_object(
  'id', i.id, 'name', i.name, 'model', i.model, 'sku', i.sku,
  'manufacturer', ${found(MANUFACTURER, 'manufacturer', 'm', 'manufacturer_id', 'i')})`;

const DEVICE = `json_build_object(
  'id', d.id, 'currentPatient', ${found(PATIENT, 'patient', 'p', 'current_patient_id', 'd')}, 'currentStatus', d.current_status,
  'deviceEvents', (
    select coalesce(json_agg(json_build_object('type', e.type, 'eventTimestamp', ${instant('e.event_timestamp')})
      order by e.event_timestamp, e.id), '[]')
    from device_event e where e.organization_id = d.organization_id and e.device_id = d.id),
  'deviceIdentifiers', (
    select coalesce(json_agg(json_build_object('type', n.type, 'value', n.value) order by n.type, n.value), '[]')
    from device_identifier n where n.organization_id = d.organization_id and n.device_id = d.id),
  'disabledReadings', d.disabled_readings, 'item', ${found(ITEM, 'item', 'i', 'item_id', 'd')})`;

/**
 * Readings of one organization by id ($1, $2), each as the JSON of its response. PostgreSQL writes that JSON and the API sends it
 * as it is: of everything measured, hydrating entities was what this read could least afford.
 *
 * The ids come through a subquery because PostgreSQL would plan for the very ids otherwise, find that plan cheaper for one id than
 * the plan it keeps, and so plan every time: three times the cost of running it.
 */
export const FIND_BLOOD_GLUCOSE_READINGS = {
  name: 'find-blood-glucose-readings',
  text: `
    select r.id, json_build_object(
      'id', r.id, 'readingTimestamp', ${instant('r.reading_timestamp')},
      'afterMeal', r.after_meal, 'beforeMeal', r.before_meal,
      'device', ${found(DEVICE, 'device', 'd', 'device_id', 'r')}, 'deviceTimeZoneOffset', r.device_time_zone_offset,
      'glucose', r.glucose, 'glucoseUnit', '${GLUCOSE_UNIT}', 'item', ${found(ITEM, 'item', 'i', 'item_id', 'r')},
      'manual', r.manual,
      'patient', ${found(PATIENT, 'patient', 'p', 'patient_id', 'r')}, 'patientTimeZoneOffset', r.patient_time_zone_offset
    )::text as json
    from blood_glucose_reading r
    where r.organization_id = $1 and r.id = any((select $2::bigint[])::bigint[])`,
};
