import {
  type AssociationInput,
  Device,
  type DeviceDescription,
  type DeviceFilter,
  type DeviceHealthDescription,
  type DeviceInput,
  type DeviceNameInput,
  normalizedIdentifiers,
  type Page,
  type PageRequest,
} from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { assertExist } from '../resource/assert-exist';
import { changeDevice, DEVICE_RESOURCE, type DeviceAct, record } from './change-device';
import { checkHealth } from './device-health';
import { isNamed, nameDevice, namedDevice, namedPatient, VALIDATE } from './device-name';
import { exportList, type Take } from '../resource/export-list';
import { findOne, show } from '../resource/find';
import { JsonText } from '../resource/json-text';
import { type List, listPage } from '../resource/list';
import { runScoped, type Transaction } from '../database/organization-scope';
import { DEVICE_ASSIGNMENT } from './device.view';
import { withdrawFromOrder } from '../order/fulfil-order';
import { withdrawFromReturn } from '../fulfilment/withdraw-from-return';
import { write, type WriteRequest } from '../idempotency/write';

type AskedFilter = Omit<DeviceFilter, 'identifier'> & { identifier: string[] | undefined };

const LIST: List<AskedFilter> = {
  ...DEVICE_RESOURCE,
  conditions: {
    status: 'd.current_status = $',
    siteId: 'd.site_id = $',
    patientId: 'd.current_patient_id = $',
    itemId: 'd.item_id = $',
    identifier: `exists (select from device_identifier n
      where n.organization_id = d.organization_id and n.device_id = d.id and ${isNamed('n', '($::text[])[1]', '($::text[])[2]')})`,
    disabledReadings: 'd.disabled_readings = $',
  },
  order: 'd.id',
};

const ASSIGNMENTS: List<{ deviceId: number }> = {
  from: 'device_assignment a',
  shown: DEVICE_ASSIGNMENT,
  conditions: { deviceId: 'a.device_id = $' },
  order: 'a.start_timestamp desc, a.id desc',
};

export class DeviceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** By id. */
  list(organizationId: number, filter: DeviceFilter, request: PageRequest): Promise<Page<JsonText>> {
    return listPage(this.dataSource, organizationId, LIST, asked(filter), request);
  }

  /** All that match; see {@link exportList}. */
  export(organizationId: number, filter: DeviceFilter, take: Take): Promise<number> {
    return exportList(this.dataSource, organizationId, LIST, asked(filter), take);
  }

  /** @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText> {
    return findOne(this.dataSource, organizationId, DEVICE_RESOURCE, id);
  }

  /** Whether a text is an identifier of one device, of whatever type. */
  async validate(organizationId: number, identifier: string): Promise<JsonText> {
    const values = [organizationId, ...normalizedIdentifiers(identifier)];
    const [row] = await runScoped<{ json: string }>(this.dataSource, organizationId, VALIDATE, values);
    return new JsonText(row?.json ?? '');
  }

  /** Who has held a device, newest first. @throws NotFound */
  async assignments(organizationId: number, deviceId: number, request: PageRequest): Promise<Page<JsonText>> {
    await this.require(organizationId, deviceId);
    return listPage(this.dataSource, organizationId, ASSIGNMENTS, { deviceId }, request);
  }

  /** @throws InvalidInput when there is no such item or site, Conflict when another device has one of the identifiers */
  register(request: WriteRequest, given: DeviceInput): Promise<JsonText> {
    return write(this.dataSource, request, async (transaction) => {
      await assertExist(transaction, 'item', [{ id: given.item.id, pointer: '/item/id' }]);
      await assertSite(transaction, given);
      const device = Device.register(request.organizationId, given);
      await transaction.manager.insert(Device, device);
      await nameDevice(transaction, device.id, given.deviceIdentifiers);
      await record(transaction, device.id, [{ type: 'registered' }]);
      return show(transaction, DEVICE_RESOURCE, device.id);
    });
  }

  /** @throws NotFound, PreconditionFailed, InvalidInput when there is no such site, Conflict when the status cannot be set so */
  change(request: WriteRequest, id: number, patch: DeviceDescription): Promise<JsonText> {
    return write(this.dataSource, request, (transaction) =>
      changeDevice(transaction, { id, ...request }, async (device) => {
        await assertSite(transaction, patch);
        const before = device.currentStatus;
        const happened = device.change(patch);
        if (device.currentStatus !== before) {
          await withdrawFromOrder(transaction, id);
          await withdrawFromReturn(transaction, device);
        }
        return happened;
      }),
    );
  }

  /** @throws NotFound, PreconditionFailed, Conflict saying which precondition failed */
  associate(request: WriteRequest, given: AssociationInput): Promise<JsonText> {
    return this.withNamed(request, given, async (device, transaction) => {
      const happened = device.assignTo(await namedPatient(transaction, given));
      await withdrawFromReturn(transaction, device);
      return happened;
    });
  }

  /** @throws NotFound, PreconditionFailed, Conflict saying which precondition failed */
  disassociate(request: WriteRequest, given: AssociationInput): Promise<JsonText> {
    return this.withNamed(request, given, async (device, transaction) => {
      const happened = device.returnFrom(await namedPatient(transaction, given));
      await withdrawFromReturn(transaction, device);
      return happened;
    });
  }

  /** @throws NotFound, PreconditionFailed */
  disableReadings(request: WriteRequest, given: DeviceNameInput): Promise<JsonText> {
    return this.withNamed(request, given, (device) => device.disableReadings());
  }

  /** @throws NotFound, PreconditionFailed */
  enableReadings(request: WriteRequest, given: DeviceNameInput): Promise<JsonText> {
    return this.withNamed(request, given, (device) => device.enableReadings());
  }

  /** @throws NotFound, Conflict when the device has said something else of that instant */
  checkHealth(request: WriteRequest, id: number, given: DeviceHealthDescription): Promise<JsonText> {
    return write(this.dataSource, request, (transaction) => checkHealth(transaction, id, given));
  }

  private withNamed(request: WriteRequest, name: DeviceNameInput, act: DeviceAct): Promise<JsonText> {
    return write(this.dataSource, request, async (transaction) => {
      const id = await namedDevice(transaction, name);
      return changeDevice(transaction, { id, ...request }, act);
    });
  }
}

async function assertSite(transaction: Transaction, { site }: DeviceDescription): Promise<void> {
  if (site?.id !== undefined) await assertExist(transaction, 'site', [{ id: site.id, pointer: '/site/id' }]);
}

/** What is asked of the identifiers is asked of their normal forms. */
function asked({ identifier, ...filter }: DeviceFilter): AskedFilter {
  return { ...filter, identifier: identifier === undefined ? undefined : normalizedIdentifiers(identifier) };
}
