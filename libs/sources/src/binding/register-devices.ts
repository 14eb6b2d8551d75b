import { Problem, type DeviceIdentifierType, identifierError } from '@rpm/domain';
import { registerDevice } from '@rpm/data-access';
import { statement, type Transaction } from '@rpm/database';
import { type ProcessedSource } from '../source/processed-source';
import { completeImei, type DeviceName } from './device-name';

/** Number of devices that are registered for one batch of messages. A message that names more is not what a sender of readings sends. */
const MAX_REGISTERED = 100;

/**
 * Registers unknown devices of a source with its item, as if somebody had registered them by hand. They get no patient. No more than {@link MAX_REGISTERED}
 * are registered; parts of further ones wait in quarantine. A device whose text is no identifier gets an
 * alias. @returns whether any was registered
 */
export async function registerDevices(
  transaction: Transaction,
  { id: sourceId, itemId }: ProcessedSource,
  names: readonly DeviceName[],
): Promise<boolean> {
  if (itemId === null) return false;
  let isAny = false;
  for (const name of names.slice(0, MAX_REGISTERED)) {
    try {
      await transaction.inSavepoint(async () => {
        const deviceIdentifiers = identifiersOf(name);
        const device = await registerDevice(transaction, { item: { id: itemId }, deviceIdentifiers });
        const { id: deviceId } = JSON.parse(device.text) as { id: number };
        if (deviceIdentifiers.length === 0) await transaction.run(ADD_DEVICE_ALIAS, { sourceId, deviceId, value: name.text });
      });
      isAny = true;
    } catch (error) {
      // The item was deleted, or the identifier was given to another device meanwhile: the part waits, and is processed again if somebody mends that.
      if (!(error instanceof Problem)) throw error;
    }
  }
  return isAny;
}

function identifiersOf({ text, identifier }: DeviceName): { type: DeviceIdentifierType; value: string }[] {
  if (identifier === null) return [];
  const types: DeviceIdentifierType[] = completeImei(text) === text ? ['imei'] : ['macAddress', 'serial'];
  const type = types.find((one) => identifierError(one, text) === null);
  return type === undefined ? [] : [{ type, value: text }];
}

const ADD_DEVICE_ALIAS = statement<{ sourceId: number; deviceId: number; value: string }>({
  name: 'add-alias-of-registered-device',
  text: `insert into ingest_alias (organization_id, source_id, kind, value, device_id) values ($organizationId, $sourceId, 'device', $value, $deviceId)`,
});
