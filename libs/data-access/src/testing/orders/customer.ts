import { ADDRESS, type Factory } from '../factories';

/** The ids of the rows that a {@link Customer} has. */
export interface CustomerRows {
  factory: Factory;
  /** A patient with an address. */
  patientId: number;
  /** A site with an address. */
  siteId: number;
  /** The id of a meter, an item whose units are devices. */
  itemId: number;
  /** The id of test strips, an item without serial numbers. At first, none are in stock. */
  stripsId: number;
  /** A kit of one meter and two packs of strips. */
  kitId: number;
}

/** Adds to an organization the rows that are needed to order devices and supplies. @param patientId a patient to use instead of a new one */
export async function addCustomer(factory: Factory, patientId?: number): Promise<CustomerRows> {
  const patient = patientId ?? (await factory.patient()).id;
  const address = { ...ADDRESS, lineOne: '2 Example St', lineThree: null, note: null };
  const site = await factory.site({ name: 'Example Clinic', address });
  const plain = { manufacturerId: null, model: null, sku: null };
  const meter = await factory.item({ ...plain, name: 'Example Meter', deviceIdentifierType: 'serial' });
  const strips = await factory.item({ ...plain, name: 'Example Test Strips' });
  const kit = await factory.kit({ [meter.id]: 1, [strips.id]: 2 });
  return { factory, patientId: patient, siteId: site.id, itemId: meter.id, stripsId: strips.id, kitId: kit.id };
}

/** A small customer with its own organization. Specs of the repositories, the API and the commands place orders for this customer. */
export class Customer implements CustomerRows {
  readonly factory: Factory;
  readonly patientId: number;
  readonly siteId: number;
  readonly itemId: number;
  readonly stripsId: number;
  readonly kitId: number;

  protected constructor(rows: CustomerRows) {
    this.factory = rows.factory;
    this.patientId = rows.patientId;
    this.siteId = rows.siteId;
    this.itemId = rows.itemId;
    this.stripsId = rows.stripsId;
    this.kitId = rows.kitId;
  }

  get organizationId(): number {
    return this.factory.organizationId;
  }

  /** Arguments for a repository call by this organization, without an expected entity tag or an idempotency key. */
  get request() {
    return { organizationId: this.organizationId, expectedEntityTags: null, idempotency: null };
  }

  meters = (count: number) => ({ item: { id: this.itemId }, count });
  strips = (count: number) => ({ item: { id: this.stripsId }, count });

  async serialOf(deviceId: number): Promise<string> {
    const [row] = await this.look<{ value: string }>('select value from device_identifier where device_id = $1', deviceId);
    return row?.value ?? '';
  }

  /** Runs a statement as a superuser. */
  look<T>(text: string, ...values: unknown[]): Promise<T[]> {
    return this.factory.dataSource.query<T[]>(text, values);
  }
}
