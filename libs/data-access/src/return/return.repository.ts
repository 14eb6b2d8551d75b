import {
  type Happening,
  type Page,
  type PageRequest,
  type ReasonInput,
  type ReceiveInput,
  Return,
  type ReturnFilter,
  type ReturnInput,
  type ShipInput,
} from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { assertExist } from '../resource/assert-exist';
import { exportList, type Take } from '../resource/export-list';
import { findOne } from '../resource/find';
import { type JsonText } from '../resource/json-text';
import { type List, listPage } from '../resource/list';
import { actOnDevices } from '../fulfilment/act-on-devices';
import { type Transaction } from '../database/organization-scope';
import { write, type WriteRequest } from '../idempotency/write';
import { changeReturn, RETURN_RESOURCE } from './change-return';
import { openReturn } from './open-return';
import { receiveReturn } from './receive-return';
import { closeReturnLines, returnDevicesOf } from './return-lines';

const LIST: List<ReturnFilter> = {
  ...RETURN_RESOURCE,
  conditions: {
    status: 'r.status = $',
    patientId: 'r.patient_id = $',
    siteId: 'r.site_id = $',
    orderId: 'r.order_id = $',
    startTimestamp: 'r.create_timestamp >= $',
    endTimestamp: 'r.create_timestamp < $',
  },
  order: 'r.id desc',
};

/** What comes back, from the moment it is asked for until it is received. */
export class ReturnRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(organizationId: number, filter: ReturnFilter, request: PageRequest): Promise<Page<JsonText>> {
    return listPage(this.dataSource, organizationId, LIST, filter, request);
  }

  /** All that match; see {@link exportList}. */
  export(organizationId: number, filter: ReturnFilter, take: Take): Promise<number> {
    return exportList(this.dataSource, organizationId, LIST, filter, take);
  }

  /** @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText> {
    return findOne(this.dataSource, organizationId, RETURN_RESOURCE, id);
  }

  /** @throws Problem when a device cannot come back, InvalidInput when something does not exist */
  create(request: WriteRequest, given: ReturnInput): Promise<JsonText> {
    return write(this.dataSource, request, async (transaction) => {
      const wanted = Return.of(request.organizationId, given);
      const { patientId, siteId } = given;
      if (patientId) await assertExist(transaction, 'patient', [{ id: patientId, pointer: '/patientId' }]);
      if (siteId) await assertExist(transaction, 'site', [{ id: siteId, pointer: '/siteId' }]);
      return openReturn(transaction, wanted, given);
    });
  }

  /** @throws NotFound, Conflict when it is on its way already, or over */
  ship(request: WriteRequest, id: number, { trackingNumbers }: ShipInput): Promise<JsonText> {
    return this.change(request, id, async (wanted, transaction) => {
      const happened = wanted.ship(trackingNumbers ?? []);
      const ids = (await returnDevicesOf(transaction, id)).map(({ deviceId }) => deviceId);
      await actOnDevices(transaction, ids, (device) => device.sendBack());
      return happened;
    });
  }

  /** @throws NotFound, Conflict when it is over, InvalidInput when what has come was not asked for */
  receive(request: WriteRequest, id: number, given: ReceiveInput): Promise<JsonText> {
    return this.change(request, id, (wanted, transaction) => receiveReturn(transaction, wanted, given));
  }

  /** @throws NotFound, Conflict when it is on its way, or over */
  cancel(request: WriteRequest, id: number, { reason }: ReasonInput): Promise<JsonText> {
    return this.change(request, id, async (wanted, transaction) => {
      const happened = wanted.cancel(reason ?? null);
      await closeReturnLines(transaction, id, null);
      return happened;
    });
  }

  private change(
    request: WriteRequest,
    id: number,
    act: (wanted: Return, transaction: Transaction) => Promise<Happening[]>,
  ): Promise<JsonText> {
    return write(this.dataSource, request, (transaction) =>
      changeReturn(transaction, { id, ifMatch: request.ifMatch }, (wanted) => act(wanted, transaction)),
    );
  }
}
