import {
  type CorrectionPreview,
  type PageRequest,
  type ReasonInput,
  type ReceiveInput,
  type ReturnFilter,
  type ReturnInput,
  type ShipInput,
  type TrackingNumbersInput,
  type ReturnView,
  type Changes,
} from '@rpm/domain';
import {
  type Database,
  exportList,
  type OnBatch,
  findOne,
  type JsonText,
  type ListDefinition,
  type Listed,
  listResources,
  type WriteRequest,
  type ChangesRequest,
  listChanges,
} from '@rpm/database';
import { listOfPatient } from '../patient/merged-patient';
import { RETURN_RESOURCE } from '../fulfilment/store-return';
import { addReturnTrackingNumbers, cancelReturn, requestReturn, shipReturn } from './change-return';
import { receiveReturn } from './receive-return';

const LIST: ListDefinition<ReturnFilter, ReturnView> = {
  ...RETURN_RESOURCE,
  conditions: {
    currentStatus: 'r.status = $',
    patientId: 'r.patient_id = $',
    siteId: 'r.site_id = $',
    orderId: 'r.order_id = $',
    deviceId: 'r.id in (select x.return_id from return_device x where x.organization_id = $organizationId and x.device_id = $)',
    startTimestamp: 'r.create_timestamp >= $',
    endTimestamp: 'r.create_timestamp < $',
  },
  order: 'r.id desc',
  sorts: { id: ['r.id'] },
};

/** Operations on returns, from the request until they are received or cancelled. */
export class ReturnRepository {
  constructor(private readonly database: Database) {}

  /** Lists returns, newest first. */
  list(organizationId: number, filter: ReturnFilter, request: PageRequest): Promise<Listed<JsonText<ReturnView>>> {
    const page = listResources(this.database, organizationId, LIST, filter, request);
    return listOfPatient(this.database, organizationId, filter, page);
  }

  /** Lists the returns that were changed after a position; see {@link listChanges}. */
  changes(organizationId: number, request: ChangesRequest): Promise<Changes<JsonText<ReturnView>>> {
    return listChanges(this.database, organizationId, LIST, request);
  }

  /** Exports all returns that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: ReturnFilter, take: OnBatch): Promise<number> {
    return exportList(this.database, organizationId, LIST, filter, take);
  }

  /** Finds a return by id. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<ReturnView>> {
    return findOne(this.database, organizationId, RETURN_RESOURCE, id);
  }

  /** Opens a return. @throws Problem if a device cannot be returned, InvalidInput if a referenced resource does not exist */
  create(request: WriteRequest, input: ReturnInput): Promise<JsonText<ReturnView>> {
    return this.database.write(request, (transaction) => requestReturn(transaction, input));
  }

  /** Records that the sender has shipped a return. @throws NotFound, Conflict if the return is in transit already, or finished */
  ship(request: WriteRequest, id: number, input: ShipInput): Promise<JsonText<ReturnView>> {
    return this.database.write(request, (transaction) => shipReturn(transaction, { id, ...request }, input));
  }

  /** Adds tracking numbers to a return. @throws NotFound, Conflict unless the return is shipped */
  addTrackingNumbers(
    request: WriteRequest,
    id: number,
    { trackingNumbers }: TrackingNumbersInput,
  ): Promise<JsonText<ReturnView>> {
    return this.database.write(request, (transaction) =>
      addReturnTrackingNumbers(transaction, { id, ...request }, trackingNumbers ?? []),
    );
  }

  /** Receives a return. @throws NotFound, Conflict if the return is finished, InvalidInput if something arrived that the return does not ask for */
  receive(request: WriteRequest, id: number, input: ReceiveInput): Promise<JsonText<ReturnView | CorrectionPreview>> {
    return this.database.correct(request, (transaction) => receiveReturn(transaction, { id, ...request }, input));
  }

  /** Cancels a return. @throws NotFound, Conflict if the return is in transit or finished */
  cancel(request: WriteRequest, id: number, input: ReasonInput): Promise<JsonText<ReturnView>> {
    return this.database.write(request, (transaction) => cancelReturn(transaction, { id, ...request }, input));
  }
}
