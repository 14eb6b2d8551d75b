import { type Database } from '@rpm/database';
import { listRepeatedTimes, periodOfImportedReadings } from '@rpm/data-access';
import { listClocksPutBack } from '@rpm/record-import';
import { type Finding, MAX_LISTED, ok, warning } from './doctor-check';

/** A change of the clocks shortly before the first or after the last reading can affect that reading, too. */
const DAY_MS = 24 * 60 * 60_000;

/**
 * Lists devices whose readings an import probably stored an hour too early. Earlier versions read every local time that clocks showed twice as the
 * first of the two, and lost a reading if two lines had the same time; now the order of the lines decides.
 */
export async function checkRepeatedTimes(database: Database): Promise<Finding> {
  const none = ok('none was read as the first of two by an import');
  const period = await periodOfImportedReadings(database);
  if (!period) return none;
  const [from, to] = [new Date(period.first.getTime() - DAY_MS), new Date(period.last.getTime() + DAY_MS)];
  const found = await listRepeatedTimes(database, listClocksPutBack(from, to), MAX_LISTED + 1);
  if (found.length === 0) return none;
  const devices = found
    .slice(0, MAX_LISTED)
    .map(
      ({ organizationId, deviceId, at, readings }) =>
        `device ${deviceId} of organization ${organizationId} at ${at.toISOString()} (${readings} ${readings === 1 ? 'reading' : 'readings'})`,
    );
  const more = found.length > MAX_LISTED ? ', and more' : '';
  return warning(
    `an import probably read times after clocks were put back as those before: ${devices.join(', ')}${more}; ` +
      'import the files again and compare the readings of this hour',
  );
}
