import { embeddedRow, jsonInstant, jsonObject, type JsonSql } from '@rpm/database';
import { type FhirDevice } from '@rpm/fhir';
import { ITEM } from '../../catalogue/item.view';
import { DEVICE_IDENTIFIERS } from '../../device/device.view';

/**
 * Returns SQL for the JSON from which the device `d` becomes a resource.
 * @param isHolderShown SQL condition that the receiver may know who holds the device
 */
export const deviceJson = (isHolderShown = 'true') =>
  // The compiler cannot check that these are the properties of a device.
  jsonObject({
    id: 'd.id',
    version: 'd.version',
    updateTimestamp: jsonInstant('d.update_timestamp'),
    currentStatus: 'd.current_status',
    deviceIdentifiers: DEVICE_IDENTIFIERS,
    currentPatient: `case when d.current_patient_id is not null and ${isHolderShown} then ${jsonObject({ id: 'd.current_patient_id' })} end`,
    item: embeddedRow(ITEM, 'item', 'i', 'item_id', 'd'),
  }) as JsonSql<FhirDevice>;
