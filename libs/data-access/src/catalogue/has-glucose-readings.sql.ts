import { statement } from '@rpm/database';

/** SQL that finds out whether devices of an item have glucose readings, also readings that were entered in error. */
export const HAS_GLUCOSE_READINGS = statement<{ id: number }, { exists: boolean }>({
  name: 'item-has-glucose-readings',
  text: `
    select exists (
      select from device d where d.organization_id = $organizationId and d.item_id = $id and exists (
        select from blood_glucose_reading r where r.organization_id = d.organization_id and r.device_id = d.id)) as exists`,
});

/** SQL that waits until transactions have ended that record readings of devices of an item, and makes further ones wait. */
export const LOCK_DEVICES_OF_ITEM = statement<{ id: number }>({
  name: 'lock-devices-of-item',
  text: 'select from device where organization_id = $organizationId and item_id = $id order by id for update',
});
