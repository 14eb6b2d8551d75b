import { findReadingsAtPlaces } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { readingKind, type ReadingKindName, toFixedUnit } from '@rpm/domain';
import { type PlacedReading } from '../place-reading';

const BATCH = 5_000;

/** Compares the readings of a file with those that are stored for the same devices and times. */
export class StoredComparison {
  duplicates = 0;
  conflicts = 0;
  private readonly waiting = new Map<ReadingKindName, PlacedReading[]>();

  constructor(
    private readonly database: Database,
    private readonly organizationId: number,
    /** Ids of the devices that the organization has. Readings of other devices cannot be stored yet. */
    private readonly deviceIds: ReadonlyMap<string, number>,
  ) {}

  /** Whether any reading of the file can be stored already. */
  get isUseful(): boolean {
    return this.deviceIds.size > 0;
  }

  async add(reading: PlacedReading): Promise<void> {
    if (!this.deviceIds.has(reading.device)) return;
    const list = this.waiting.get(reading.kind) ?? [];
    list.push(reading);
    this.waiting.set(reading.kind, list);
    if (list.length >= BATCH) await this.compare(reading.kind);
  }

  async end(): Promise<void> {
    for (const kind of this.waiting.keys()) await this.compare(kind);
  }

  private async compare(kind: ReadingKindName): Promise<void> {
    const readings = this.waiting.get(kind) ?? [];
    this.waiting.set(kind, []);
    if (readings.length === 0) return;
    const { organizationId } = this;
    const stored = await this.database.run({ organizationId }, findReadingsAtPlaces(kind), {
      deviceIds: readings.map(({ device }) => this.deviceIds.get(device) ?? 0),
      instants: readings.map(({ input }) => input.readingTimestamp),
      indexes: readings.map(({ input }) => input.measurementIndex ?? null),
    });
    for (const { place, values } of stored) {
      const reading = readings[place];
      if (reading && isSame(reading, values)) this.duplicates++;
      else this.conflicts++;
    }
  }
}

function isSame({ kind, input }: PlacedReading, stored: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(readingKind(kind).values).every((property) => {
    const value = input[property];
    if (value === undefined || value === null) return true;
    return typeof value === 'number'
      ? toFixedUnit(value, input[`${property}Unit`]) === Number(stored[property])
      : value === stored[property];
  });
}
