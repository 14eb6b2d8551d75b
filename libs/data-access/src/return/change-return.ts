import { type ReasonInput, Return, type ReturnInput, type ReturnView, type ShipInput, type TrackingNumber } from '@rpm/domain';
import { type Transaction, assertExist, type ChangeTarget, type JsonText } from '@rpm/database';
import { openReturn } from '../fulfilment/open-return';
import { closeReturn, findReturnDevices } from '../fulfilment/return-lines.sql';
import { lockReturn, storeReturn } from '../fulfilment/store-return';
import { transitionDevices } from '../fulfilment/transition-devices';
import { assertPatient } from '../patient/merged-patient';

/** Opens a return that does not belong to an order. @throws InvalidInput, Problem */
export async function requestReturn(transaction: Transaction, input: ReturnInput): Promise<JsonText<ReturnView>> {
  const customerReturn = Return.of(transaction.organizationId, input);
  const { patient, site } = input;
  if (patient) await assertPatient(transaction, { id: patient.id, pointer: '/patient/id' });
  if (site) await assertExist(transaction, 'site', [{ id: site.id, pointer: '/site/id' }]);
  return openReturn(transaction, customerReturn, input);
}

/** Records that the sender has shipped a return. @throws NotFound, PreconditionFailed, Conflict */
export async function shipReturn(
  transaction: Transaction,
  target: ChangeTarget,
  input: ShipInput,
): Promise<JsonText<ReturnView>> {
  const customerReturn = await lockReturn(transaction, target);
  const transitions = customerReturn.ship(input);
  const deviceIds = (await findReturnDevices(transaction, customerReturn.id)).map(({ deviceId }) => deviceId);
  await transitionDevices(transaction, deviceIds, (device) => device.sendBack(), input.eventTimestamp);
  return storeReturn(transaction, customerReturn, transitions, input.eventTimestamp);
}

/** Adds tracking numbers to a shipped return. @throws NotFound, PreconditionFailed, Conflict unless the return is shipped */
export async function addReturnTrackingNumbers(
  transaction: Transaction,
  target: ChangeTarget,
  trackingNumbers: readonly TrackingNumber[],
): Promise<JsonText<ReturnView>> {
  const customerReturn = await lockReturn(transaction, target);
  customerReturn.addTrackingNumbers(trackingNumbers);
  return storeReturn(transaction, customerReturn, []);
}

/** Cancels a return; its devices stay where they are. @throws NotFound, PreconditionFailed, Conflict */
export async function cancelReturn(
  transaction: Transaction,
  target: ChangeTarget,
  { reason, eventTimestamp }: ReasonInput,
): Promise<JsonText<ReturnView>> {
  const customerReturn = await lockReturn(transaction, target);
  const transitions = customerReturn.cancel(reason ?? null);
  await closeReturn(transaction, { returnId: customerReturn.id, received: null });
  return storeReturn(transaction, customerReturn, transitions, eventTimestamp);
}
