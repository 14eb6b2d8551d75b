import { Organization } from '@rpm/domain';
import { type LocalClock } from './local-clock';
import { ImportOptionError } from '../file/import-option-error';

/** Options for the clock of an imported file; each may be absent. */
export interface ClockOptions {
  /** Time zone of timestamps without an offset; null means that of the organization, or UTC if it has none. */
  timeZone: string | null;
  /** Treatment of local times that a clock change skips; they are rejected by default. */
  nonexistent?: LocalClock['nonexistent'];
  /** Whether the clock followed changes to and from daylight saving time, as it does by default. */
  clock?: LocalClock['clock'];
}

/** The clock that the timestamps of a file without an offset follow. */
export interface FileClock extends LocalClock {
  /** Whether the organization and not the caller has named the time zone. */
  isDefault: boolean;
}

/** Chooses the clock of a file. @throws ImportOptionError if an option would have no effect */
export function fileClock(
  { timeZone, nonexistent = 'reject', clock = 'wall' }: ClockOptions,
  organization: Pick<Organization, 'timeZone'>,
): FileClock {
  const zone = timeZone ?? organization.timeZone ?? null;
  if (zone === null && (nonexistent !== 'reject' || clock !== 'wall')) {
    throw new ImportOptionError(
      'Nothing was stored. The clocks of UTC never change: add --time-zone, or leave out --nonexistent and --clock.',
    );
  }
  return { timeZone: zone, nonexistent, clock, isDefault: timeZone === null };
}
