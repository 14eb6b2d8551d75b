import { type Database } from '@rpm/database';
import { countOutsideReadings, countUnassignedReadings, listLateDevices } from '@rpm/data-access';
import { type Finding, MAX_LISTED, ok, warning } from './doctor-check';

/** Counts readings without a patient. They are not an error, but nobody sees them until they are assigned to a patient. */
export async function checkUnassignedReadings(database: Database): Promise<Finding> {
  const count = await countUnassignedReadings(database);
  if (count === 0) return ok('none');
  return ok(`${count}; list them with "rpm-admin reading list --unassigned true", and correct who held the devices`);
}

/** Warns about readings with values that no instrument reports, which earlier versions of the service accepted. */
export async function checkValueRanges(database: Database): Promise<Finding> {
  const found = await countOutsideReadings(database);
  if (found.length === 0) return ok('no reading has a value that no instrument reports');
  const listed = found
    .slice(0, MAX_LISTED)
    .map(
      ({ organizationId, kind, property, count, firstId }) =>
        `organization ${organizationId}: ${count} with ${property} (${kind}, the first is ${firstId})`,
    );
  const more = found.length > MAX_LISTED ? ` and ${found.length - MAX_LISTED} more organizations or kinds` : '';
  const advice = 'correct or void them in the console or with PATCH';
  return warning(`readings with values that no instrument reports: ${listed.join(', ')}${more}; ${advice}`);
}

/** Lists devices whose readings arrive late by the same amount. The check succeeds, because the service itself works. */
export async function checkDeviceClocks(database: Database): Promise<Finding> {
  const late = await listLateDevices(database);
  if (late.length === 0) return ok('no device is late by the same amount every time');
  const devices = late.map(
    ({ organizationId, deviceId, lateMinutes }) =>
      `device ${deviceId} of organization ${organizationId}: ${lateMinutes} minutes late`,
  );
  return ok(`probably wrong: ${devices.join(', ')}; see "rpm-admin reading restamp"`);
}
