import { DeviceRepository, PatientRepository, ReadingRepository, RestampRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { type TestDatabase } from '@rpm/database/testing';
import { IngestMappings } from '../mapping-store/ingest-mappings';
import { MAPPING_INTERPRETER } from '../mapping-store/mapping-interpreter';
import { findReader } from '../processing/message-reader';
import { IngestAliasRepository } from '../quarantine/ingest-alias.repository';
import { IngestReplayRepository } from '../replay/ingest-replay.repository';
import { type ChangingVendor } from './changing-vendors';
import { after } from './parts';
import { SourceFixture } from './source-fixture';

/** Everything that decides whose readings the messages of a source are. */
export interface Names {
  /** By device or person of the vendor: the device or patient that an alias names, for readings before a minute; null if there is no alias. */
  aliases: ({ target: number; until: number | null } | null)[];
  /** The devices that have the text of the vendor as their identifier. */
  registered: Set<number>;
  /** The patients who hold the devices. */
  holders: number[];
  /** The patients who were merged into the last one. */
  merged: Set<number>;
  mappingVersion: number;
}

export interface StoredPressure {
  minute: number;
  target: number;
  patient: number;
  systolic: number;
  heartRate: number | null;
}

/** A source with two devices and three patients, whose names people change while it receives messages. */
export class ChangingSource {
  private constructor(
    private readonly service: Database,
    private readonly vendor: ChangingVendor,
    private readonly source: SourceFixture,
    readonly deviceIds: readonly number[],
    private readonly patientIds: readonly number[],
  ) {}

  static async create(database: TestDatabase, service: Database, vendor: ChangingVendor): Promise<ChangingSource> {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const source = await SourceFixture.create(factory, { adapter: vendor.adapter });
    const patients = [await factory.patient(), await factory.patient(), await factory.patient()].map(({ id }) => id);
    const devices = [];
    for (const currentPatientId of patients.slice(0, 2)) devices.push((await factory.device({ currentPatientId })).id);
    const changing = new ChangingSource(service, vendor, source, devices, patients);
    for (const document of vendor.mappings ?? []) await changing.mappings.add(changing.request, source.id, { document });
    if (vendor.mappings) await changing.activate(1);
    return changing;
  }

  receive = (body: object) => this.source.receive(body);
  drain = () => this.source.processor(this.service, { findReader }).drain();

  async alias(who: number, alias: Names['aliases'][number]): Promise<void> {
    const value = this.vendor.texts[who] ?? '';
    const aliases = new IngestAliasRepository(this.service);
    const former = await this.source.query<{ id: number }>('select id from ingest_alias where source_id = $1 and value = $2', [
      this.source.id,
      value,
    ]);
    for (const { id } of former) await aliases.delete(this.request, id);
    if (!alias) return;
    const { named: kind } = this.vendor;
    const named =
      kind === 'device' ? { device: { id: this.deviceId(alias.target) } } : { patient: { id: this.patientId(alias.target) } };
    const endTimestamp = alias.until === null ? null : after(alias.until + 10 * who);
    await aliases.create(this.request, { sourceId: this.source.id, kind, value, ...named, endTimestamp });
  }

  /** Gives a device the identifier that the vendor has for it. */
  async register(who: number): Promise<void> {
    const value = this.vendor.texts[who] ?? '';
    await new DeviceRepository(this.service).change(this.request, this.deviceId(who), {
      deviceIdentifiers: [{ type: 'imei', value }],
    });
  }

  /** Corrects who has held a device all the time. */
  async hold(device: number, patient: number): Promise<void> {
    const devices = new DeviceRepository(this.service);
    const id = this.deviceId(device);
    const { content } = await devices.assignments(this.source.organizationId, id, { page: 1, size: 1 });
    const assignment = JSON.parse(content[0]?.text ?? '{}') as { id: number };
    await devices.changeAssignment(this.request, id, assignment.id, { patient: { id: this.patientId(patient) } });
  }

  /** Merges a patient into the last one. */
  async merge(patient: number): Promise<void> {
    await new PatientRepository(this.service).merge(this.request, this.patientId(2), {
      patient: { id: this.patientId(patient) },
    });
  }

  async activate(version: number): Promise<void> {
    await this.mappings.preview(this.request, this.source.id, version);
    await this.mappings.activate(this.request, this.source.id, version);
  }

  /** Shifts all readings of a device by a second. */
  async restamp(device: number): Promise<void> {
    await new RestampRepository(this.service).restamp(this.request, this.deviceId(device), {
      ...{ startTimestamp: after(-1), endTimestamp: after(100), offsetSeconds: 1, allowPatientChanges: true },
    });
  }

  /** Corrects or voids the reading of a minute, if there is one. */
  async change(minute: number, isVoid: boolean): Promise<void> {
    const [found] = await this.source.query<{ id: number }>(
      `select id from blood_pressure_reading
       where organization_id = $1 and coalesce(submitted_timestamp, reading_timestamp) = $2 and void_timestamp is null`,
      [this.source.organizationId, after(minute)],
    );
    if (!found) return;
    const readings = new ReadingRepository(this.service);
    if (isVoid) await readings.void('bloodPressure', this.request, found.id);
    else await readings.correct('bloodPressure', this.request, found.id, { diastolic: 81 });
  }

  /** Replays all messages. @param only the number of the only message that is replayed; null for all */
  async replay(only: number | null, voidMissing: boolean): Promise<void> {
    const ids = await this.source.query<{ id: number }>('select id from ingest_message where source_id = $1 order by id', [
      this.source.id,
    ]);
    const messageId = only === null ? null : ids[only % Math.max(1, ids.length)]?.id;
    const input = { sourceId: this.source.id, messageId, voidMissing };
    await new IngestReplayRepository(this.service, this.source.box, findReader).replay(this.request, input);
  }

  /** Gives the source the names of another one. */
  async take({ aliases, registered, holders, merged, mappingVersion }: Names): Promise<void> {
    for (const [device, patient] of holders.entries()) if (patient !== device) await this.hold(device, patient);
    for (const patient of merged) await this.merge(patient);
    for (const who of registered) await this.register(who);
    for (const [who, alias] of aliases.entries()) await this.alias(who, alias);
    if (mappingVersion > 1) await this.activate(mappingVersion);
  }

  /** Returns the readings that are not entered in error, and the minutes of readings that somebody else than the source has changed. */
  async state(): Promise<{ readings: StoredPressure[]; changed: number[]; waiting: Record<string, number> }> {
    const { organizationId } = this.source;
    const rows = await this.source.query<StoredPressure & { isChanged: boolean; isVoided: boolean }>(
      `select (extract(epoch from coalesce(r.submitted_timestamp, r.reading_timestamp) - $2::timestamptz) / 60)::integer as minute,
         array_position($3::bigint[], r.device_id) as target, array_position($4::bigint[], r.patient_id) as patient, r.systolic, r.heart_rate as "heartRate",
         r.version <> o.version as "isChanged", r.void_timestamp is not null as "isVoided"
       from blood_pressure_reading r join reading_origin o on o.organization_id = r.organization_id and o.kind = 'bloodPressure' and o.reading_id = r.id
       where r.organization_id = $1 order by 1, 2, 3`,
      [organizationId, after(0), this.deviceIds, this.patientIds],
    );
    const groups = await this.source.query<{ code: string; count: number }>(
      'select code, sum(count)::integer as count from ingest_quarantine_group where organization_id = $1 group by code',
      [organizationId],
    );
    return {
      readings: rows.flatMap(({ isChanged: _, isVoided, ...reading }) => (isVoided ? [] : [reading])),
      changed: rows.flatMap(({ isChanged, minute }) => (isChanged ? [minute] : [])),
      waiting: Object.fromEntries(groups.filter(({ count }) => count > 0).map(({ code, count }) => [code, count])),
    };
  }

  private get request() {
    const actor = { kind: 'key', id: 1, name: 'Key' } as const;
    return { organizationId: this.source.organizationId, expectedEntityTags: null, idempotency: null, actor };
  }

  private get mappings(): IngestMappings {
    return new IngestMappings(this.service, this.source.box, MAPPING_INTERPRETER);
  }

  private deviceId = (device: number) => this.deviceIds[device] ?? 0;
  private patientId = (patient: number) => this.patientIds[patient] ?? 0;
}
