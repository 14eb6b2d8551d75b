import { type ReadingInput } from '@rpm/domain';
import { type EntityManager } from 'typeorm';
import { ASSOCIATION_PAYLOAD, givenKeys } from '@rpm/data-access';
import { type ReadingRecord } from './reading-record';

const MAX_REMEMBERED = 100_000;

/**
 * Returns the serial number of a subject's device. It is not computed in SQL, because with row-level security PostgreSQL could then not use the index
 * on identifiers and would scan all identifiers for every subject.
 * @param key the form in which the database compares the subject's `externalIdentifier`
 */
const serialOf = (key: string) => `import-${key}`;

/** SQL for the keys with which the patients of subjects ($2) are found. */
const FIND_KEYS = `with ${givenKeys('patient', '$2')} select text as subject, key from given`;

/**
 * The subjects of an imported file. Each subject is the `externalIdentifier` of a patient who has a device with the serial number `import-<subject>`.
 * Missing patients and devices are created.
 */
export class ImportedPatients {
  /** Ids of devices, by the identifier in the column `subject`. */
  private readonly known = new Map<string, number>();

  constructor(private readonly organizationId: number) {}

  /** Converts a record of the file to a reading. `require` must have loaded the record's subject. */
  readingOf({ subject, instant, deviceTimeZoneOffset, glucose, glucoseUnit, outOfRange }: ReadingRecord): ReadingInput {
    const deviceId = this.known.get(subject);
    if (deviceId === undefined) throw new Error('A subject of the batch was not loaded.');
    return {
      readingTimestamp: instant,
      device: { id: deviceId },
      deviceTimeZoneOffset,
      glucose,
      glucoseUnit,
      ...(outOfRange !== null && { outOfRange }),
    };
  }

  /** Loads the devices of subjects, creating missing patients and devices. @returns the number of patients and devices created */
  async require(manager: EntityManager, subjects: string[]): Promise<{ patients: number; devices: number }> {
    if (subjects.every((subject) => this.known.has(subject))) return { patients: 0, devices: 0 };
    if (this.known.size > MAX_REMEMBERED) this.known.clear();
    const missing = [...new Set(subjects)].filter((subject) => !this.known.has(subject));
    const itemId = await this.requireItem(manager);
    const patients = await this.createPatients(manager, missing);
    const keys = await this.findKeys(manager, missing);
    const devices = await this.createDevices(manager, keys, itemId);
    await this.load(manager, keys);
    return { patients, devices };
  }

  private async requireItem(manager: EntityManager): Promise<number> {
    const [found] = await manager.query<{ id: number }[]>(
      `select id from item where organization_id = $1 and sku_key = 'IMPORT' order by id limit 1`,
      [this.organizationId],
    );
    if (found) return found.id;
    const [made] = await manager.query<{ id: number }[]>(
      `with maker as (insert into manufacturer (organization_id, name) values ($1, 'Unknown') returning id)
       insert into item (organization_id, manufacturer_id, name, model, sku)
       select $1, maker.id, 'Imported glucose meter', 'Unknown', 'IMPORT' from maker returning id`,
      [this.organizationId],
    );
    if (!made) throw new Error('The item of imported devices was not created.');
    return made.id;
  }

  private async createPatients(manager: EntityManager, subjects: string[]): Promise<number> {
    const created = await manager.query<{ id: number }[]>(
      `insert into patient (organization_id, first_name, last_name, external_identifier, sex)
       select $1, 'Subject', subject, subject, 'unknown' from unnest($2::text[]) as subject
       on conflict (organization_id, external_identifier_key) where external_identifier_key is not null do nothing returning id`,
      [this.organizationId, subjects],
    );
    return created.length;
  }

  private async findKeys(manager: EntityManager, subjects: string[]): Promise<Map<string, string>> {
    const rows = await manager.query<{ subject: string; key: string }[]>(FIND_KEYS, [this.organizationId, subjects]);
    return new Map(rows.map(({ subject, key }) => [subject, key]));
  }

  private async createDevices(manager: EntityManager, subjects: Map<string, string>, itemId: number): Promise<number> {
    const keys = [...new Set(subjects.values())];
    const created = await manager.query<{ device_id: number }[]>(
      // Device ids are allocated beforehand, because finding a new device by its patient would scan all devices of the organization.
      `with lacking as materialized (
         select p.id as patient_id, given.serial, nextval('device_id_seq') as device_id from unnest($2::text[], $4::text[]) as given (key, serial)
         -- The identifier of a merged patient names the remaining one. Others cannot merge the patient until the transaction ends.
         join patient m on m.organization_id = $1 and m.external_identifier_key = given.key
         join patient p on p.organization_id = $1 and p.id = coalesce(m.merged_into, m.id) and p.merged_into is null
         where not exists (
           select from device_identifier n
           where n.organization_id = $1 and n.type = 'serial' and n.normalized = given.serial)
         for share of p
       ), made as (
         insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings)
         overriding system value
         select $1, device_id, $3, patient_id, 'withPatient', false from lacking
       ), held as (
         insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
         select $1, device_id, patient_id, '2000-01-01Z' from lacking
       )
       insert into device_identifier (organization_id, type, value, normalized, device_id)
       select $1, 'serial', serial, serial, device_id from lacking returning device_id`,
      [this.organizationId, keys, itemId, keys.map(serialOf)],
    );
    await this.tellOfDevices(
      manager,
      created.map(({ device_id }) => device_id),
    );
    return created.length;
  }

  /** Writes the history and the associations of the new devices, as if they had been registered and associated one by one. */
  private async tellOfDevices(manager: EntityManager, ids: number[]): Promise<void> {
    await manager.query(
      `insert into device_event (organization_id, device_id, type, event_timestamp)
       select $1, id, type, now() from unnest($2::bigint[]) as id, unnest(array['registered', 'associationCreated']) as type
       order by id, type desc`,
      [this.organizationId, ids],
    );
    await manager.query(
      `insert into event (organization_id, type, subject_id, payload)
       select $1, 'device.associationCreated', d.id, ${ASSOCIATION_PAYLOAD}
       from device d cross join lateral (
         select * from patient p where p.organization_id = $1 and p.id = d.current_patient_id limit 1
       ) p
       where d.organization_id = $1 and d.id = any($2::bigint[]) order by d.id`,
      [this.organizationId, ids],
    );
  }

  private async load(manager: EntityManager, subjects: Map<string, string>): Promise<void> {
    const rows = await manager.query<{ serial: string; deviceId: number }[]>(
      `select n.normalized as serial, n.device_id as "deviceId" from device_identifier n
       where n.organization_id = $1 and n.type = 'serial' and n.normalized = any($2::text[])`,
      [this.organizationId, [...new Set(subjects.values())].map(serialOf)],
    );
    const devices = new Map(rows.map(({ serial, deviceId }) => [serial, deviceId]));
    for (const [subject, key] of subjects) {
      const deviceId = devices.get(serialOf(key));
      if (deviceId !== undefined) this.known.set(subject, deviceId);
    }
  }
}
