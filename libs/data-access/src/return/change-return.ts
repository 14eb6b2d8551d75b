import { type TrackingNumber, Return, type ReturnInput, type ReturnView } from '@rpm/domain';
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
  trackingNumbers: TrackingNumber[],
): Promise<JsonText<ReturnView>> {
  const customerReturn = await lockReturn(transaction, target);
  const transitions = customerReturn.ship(trackingNumbers);
  const deviceIds = (await findReturnDevices(transaction, customerReturn.id)).map(({ deviceId }) => deviceId);
  await transitionDevices(transaction, deviceIds, (device) => device.sendBack());
  return storeReturn(transaction, customerReturn, transitions);
}

/** Cancels a return; its devices stay where they are. @throws NotFound, PreconditionFailed, Conflict */
export async function cancelReturn(
  transaction: Transaction,
  target: ChangeTarget,
  reason: string | null,
): Promise<JsonText<ReturnView>> {
  const customerReturn = await lockReturn(transaction, target);
  const transitions = customerReturn.cancel(reason);
  await closeReturn(transaction, { returnId: customerReturn.id, received: null });
  return storeReturn(transaction, customerReturn, transitions);
}
