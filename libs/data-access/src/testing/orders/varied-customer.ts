import { type Database } from '@rpm/database';
import { Factory } from '../factories';
import { type TestDatabase } from '@rpm/database/testing';
import { addCustomer, type CustomerRows } from './customer';
import { type RandomChoices } from './random-choices';
import { Warehouse } from './warehouse';

/** The patient or the site that an order goes to; the other id is null. */
export interface Recipient {
  patientId: number | null;
  siteId: number | null;
}

export const NOBODY: Recipient = { patientId: null, siteId: null };

export interface KnownDevice {
  id: number;
  name: string;
  itemId: number;
  status: string;
  patientId: number | null;
  siteId: number | null;
}

/** Objects of another organization, which operations must not affect. */
export interface OtherOrganization {
  organizationId: number;
  /** Identifier of a device that belongs to the other organization. */
  name: string;
  orderId: number;
}

interface Catalogue {
  /** Ids of tracked items, whose units are devices. */
  tracked: number[];
  counted: number[];
  /** Ids of two kits: one with an item that has serial numbers and one that has none, and one with two items that have none. */
  kits: number[];
  parties: Recipient[];
  /** A patient whose address is added and removed during the test. */
  homelessId: number;
}

/** A customer with two items that have serial numbers, two that have none, two kits and three patients, for random orders. Nothing is in stock. */
export class VariedCustomer extends Warehouse {
  private constructor(
    service: Database,
    rows: CustomerRows,
    readonly foreign: OtherOrganization,
    readonly has: Catalogue,
  ) {
    super(service, rows);
  }

  static async create({ dataSource }: TestDatabase, service: Database, foreign: OtherOrganization): Promise<VariedCustomer> {
    const factory = await Factory.inNewOrganization(dataSource);
    const rows = await addCustomer(factory);
    const { patientId, siteId, itemId, stripsId, kitId } = rows;
    const tracked = [itemId, (await factory.item()).id];
    const { id: secondCounted } = await factory.item();
    const { id: secondKit } = await factory.kit({ [stripsId]: 1, [secondCounted]: 1 });
    const { id: secondPatientId } = await factory.patient();
    const { id: homelessId } = await factory.patient({ address: null });
    const patients = [patientId, secondPatientId, homelessId].map((id) => ({ patientId: id, siteId: null }));
    const parties = [...patients, { patientId: null, siteId }];
    const has = { tracked, counted: [stripsId, secondCounted], kits: [kitId, secondKit], parties, homelessId };
    return new VariedCustomer(service, rows, foreign, has);
  }

  async known(): Promise<KnownDevice[]> {
    return this.look(
      `select d.id, n.value as name, d.item_id as "itemId", d.current_status as status, d.current_patient_id as "patientId", d.site_id as "siteId"
       from device d join device_identifier n on n.device_id = d.id where d.organization_id = $1 order by d.id`,
      this.organizationId,
    );
  }

  /** Chooses the id of a row with one of the given statuses; null if there is none. Without statuses, the row may belong to another organization. */
  async one(table: string, pick: RandomChoices, statuses: readonly string[] | null): Promise<number | null> {
    const text = `select id from ${table} where organization_id = $1 and ($2::text[] is null or status = any($2)) order by id`;
    const ids = (await this.look<{ id: number }>(text, this.organizationId, statuses)).map(({ id }) => id);
    return pick.of(statuses ? ids : [...ids, this.foreign.orderId]) ?? null;
  }
}

/** Returns whether a patient holds a device, or a site has it. */
export const isWith = (device: KnownDevice, { patientId, siteId }: Recipient) =>
  patientId === null ? device.patientId === null && device.siteId === siteId : device.patientId === patientId;
