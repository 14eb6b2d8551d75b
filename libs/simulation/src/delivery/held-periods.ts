import { type SentReading } from '../steps/timeline';

/** The time from the first to the last reading that a patient took on a device. */
export interface HeldPeriod {
  first: Date;
  last: Date;
}

const keyOf = ({ device, patient }: SentReading) => JSON.stringify([device, patient]);

/** The periods in which patients have measured on devices. A service that assigns readings by the time of custody must know them. */
export class HeldPeriods {
  private readonly periods = new Map<string, HeldPeriod>();

  constructor(uploads: Iterable<readonly SentReading[]>) {
    for (const readings of uploads) for (const reading of readings) this.add(reading);
  }

  /** Returns the period of the device and patient of a reading. */
  of(reading: SentReading): HeldPeriod {
    return this.periods.get(keyOf(reading)) ?? { first: reading.instant, last: reading.instant };
  }

  private add(reading: SentReading): void {
    const { first, last } = this.of(reading);
    const { instant } = reading;
    this.periods.set(keyOf(reading), { first: instant < first ? instant : first, last: instant > last ? instant : last });
  }
}
