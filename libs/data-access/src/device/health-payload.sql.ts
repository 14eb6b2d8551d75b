import { type DeviceHealthEventView, embeddedPatients } from '@rpm/domain';
import { type Transaction, JsonText, statement } from '@rpm/database';
import { HEALTH_PAYLOAD } from './device.view';

/** Returns the payload of the events that a health check causes. */
export async function healthPayload(transaction: Transaction, healthCheckId: number): Promise<JsonText<DeviceHealthEventView>> {
  const [row] = await transaction.run(HEALTH_PAYLOAD_OF_CHECK, { healthCheckId });
  return JsonText.writtenBy(HEALTH_PAYLOAD, row?.json ?? '', embeddedPatients);
}

export const HEALTH_PAYLOAD_OF_CHECK = statement<{ healthCheckId: number }, { json: string }>({
  name: 'show-device-health',
  text: `select ${HEALTH_PAYLOAD}::text as json from device_health_check h
    join device d on d.organization_id = h.organization_id and d.id = h.device_id where h.organization_id = $organizationId and h.id = $healthCheckId`,
});
