import { type Device, DEVICE_TRANSITIONS, type DeviceStatus } from '@rpm/domain';
import { type Transaction } from '../database/organization-scope';

const COMING: readonly DeviceStatus[] = DEVICE_TRANSITIONS.receive.from;

/**
 * Something else has become of a device than that it comes back: it is in the stock again, lost, or somebody else's. The return asks for
 * it no more, and it is free for others.
 */
export async function withdrawFromReturn(transaction: Transaction, device: Device): Promise<void> {
  const { id, currentStatus, currentPatientId } = device;
  await transaction.run(WITHDRAW, [transaction.organizationId, id, COMING.includes(currentStatus), currentPatientId]);
}

const WITHDRAW = {
  name: 'withdraw-device-from-return',
  text: `delete from return_device x using customer_return r
    where x.organization_id = $1 and x.device_id = $2 and x.is_open and r.organization_id = $1 and r.id = x.return_id
      and not ($3::boolean and ($4::bigint is null or r.patient_id is not distinct from $4::bigint))`,
};
