import { type DataSource } from 'typeorm';
import { Factory } from '../factories';
import { type Picks } from './picks';

export const ADDRESS = {
  lineOne: '1 Example St',
  lineTwo: null,
  city: 'Testville',
  state: 'CA',
  zipCode: '00000',
  country: 'US',
};

/** The patient or the site that an order goes to; the other id is null. */
export interface Party {
  patientId: number | null;
  siteId: number | null;
}

export const NOBODY: Party = { patientId: null, siteId: null };

export interface KnownDevice {
  id: number;
  name: string;
  itemId: number;
  status: string;
  patientId: number | null;
  siteId: number | null;
}

/** Objects of another organization, which operations must not affect. */
export interface Foreign {
  organizationId: number;
  /** Identifier of a device that belongs to the other organization. */
  name: string;
  orderId: number;
}

interface Catalogue {
  /** Ids of tracked items, whose units are devices. */
  tracked: number[];
  counted: number[];
  /** Ids of two kits: one with a tracked and a counted item, and one with two counted items. */
  kits: number[];
  parties: Party[];
  /** A patient whose address is added and removed during the test. */
  homelessId: number;
}

/** A small customer whose rows a test reads as a superuser. */
export class OrderFixture {
  private constructor(
    private readonly mine: Factory,
    readonly foreign: Foreign,
    readonly has: Catalogue,
  ) {}

  static async make(dataSource: DataSource, foreign: Foreign): Promise<OrderFixture> {
    const mine = await Factory.inNewOrganization(dataSource);
    const tracked = [(await mine.item({ deviceIdentifierType: 'serial' })).id, (await mine.item()).id];
    const counted = [(await mine.item()).id, (await mine.item()).id];
    const site = await mine.site({ address: { ...ADDRESS, lineThree: null, note: null } });
    const patients = [await mine.patient(), await mine.patient(), await mine.patient({ address: null })];
    const parties = [...patients.map(({ id }) => ({ patientId: id, siteId: null })), { patientId: null, siteId: site.id }];
    const { organizationId } = mine;
    const kits = await dataSource.query<{ id: number }[]>(
      `insert into kit (organization_id, name, archived) select $1, 'Kit ' || n, false from generate_series(1, 2) n returning id`,
      [organizationId],
    );
    const has = { tracked, counted, parties, kits: kits.map(({ id }) => id), homelessId: patients[2]?.id ?? 0 };
    await dataSource.query(
      `insert into kit_item (organization_id, kit_id, item_id, count)
       values ($1, $2, $3, 1), ($1, $2, $4, 2), ($1, $5, $4, 1), ($1, $5, $6, 1)`,
      [organizationId, has.kits[0], tracked[0], counted[0], has.kits[1], counted[1]],
    );
    return new OrderFixture(mine, foreign, has);
  }

  get organizationId(): number {
    return this.mine.organizationId;
  }

  get siteId(): number {
    return this.has.parties.find(({ siteId }) => siteId !== null)?.siteId ?? 0;
  }

  async known(): Promise<KnownDevice[]> {
    return this.look(
      `select d.id, n.value as name, d.item_id as "itemId", d.current_status as status, d.current_patient_id as "patientId", d.site_id as "siteId"
       from device d join device_identifier n on n.device_id = d.id where d.organization_id = $1 order by d.id`,
      this.organizationId,
    );
  }

  /** Chooses the id of a row with one of the given statuses; null if there is none. Without statuses, the row may belong to another organization. */
  async one(table: string, pick: Picks, statuses: readonly string[] | null): Promise<number | null> {
    const text = `select id from ${table} where organization_id = $1 and ($2::text[] is null or status = any($2)) order by id`;
    const ids = (await this.look<{ id: number }>(text, this.organizationId, statuses)).map(({ id }) => id);
    return pick.of(statuses ? ids : [...ids, this.foreign.orderId]) ?? null;
  }

  look<T>(text: string, ...values: unknown[]): Promise<T[]> {
    return this.mine.dataSource.query<T[]>(text, values);
  }
}

/** Returns whether a patient holds a device, or a site has it. */
export const isWith = (device: KnownDevice, { patientId, siteId }: Party) =>
  patientId === null ? device.patientId === null && device.siteId === siteId : device.patientId === patientId;
