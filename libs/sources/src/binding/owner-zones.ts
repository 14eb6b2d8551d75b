import { type Transaction } from '@rpm/database';
import { type PartTime } from '../adapter/message-part';
import { type ProcessedSource } from '../source/processed-source';
import { FIND_TIME_ZONES } from './find-names.sql';
import { isValidAt, type Names } from './named-things';
import { type OwnedPart, type Owner, ownerKey, ownersIn } from './part-owner';

/** The greatest difference between a local time and UTC. */
const GREATEST_OFFSET_MS = 14 * 60 * 60_000;

/** A patient to whom the readings of an owner belong from `start` until `end`. */
export interface PatientPeriod {
  patientId: number;
  /** The time zone of the patient; null if none is known. */
  timeZone: string | null;
  start: Date | null;
  end: Date | null;
}

/** The patients of all owners that a part may have, as far as its local time says when it was taken. */
export class OwnerZones {
  constructor(private readonly byOwner: ReadonlyMap<string, readonly PatientPeriod[]>) {}

  get periods(): PatientPeriod[] {
    return [...this.byOwner.values()].flat();
  }

  /** Returns the patient of an owner at an instant; null if there is none. The holder of the device comes before the person whom the part names. */
  patientAt(owner: Owner, at: Date): PatientPeriod | null {
    return this.byOwner.get(ownerKey(owner))?.find((period) => isValidAt(period, at)) ?? null;
  }
}

/** Finds the patients of parts whose times need the time zone of a patient. @returns null for the other parts */
export async function findOwnerZones(
  transaction: Transaction,
  source: ProcessedSource,
  names: Names,
  parts: readonly OwnedPart[],
): Promise<(OwnerZones | null)[]> {
  if (source.timeZone !== null || !parts.some(needsZone)) return parts.map(() => null);
  const needed = parts.flatMap((part, at) => {
    if (!needsZone(part)) return [];
    const [from, until] = possibleInstants(part.time);
    return ownersIn(names, source, part, from, until).map((owner) => ({ at, owner, from, until }));
  });
  const found = await transaction.run(FIND_TIME_ZONES, {
    deviceIds: needed.map(({ owner }) => owner.deviceId),
    patientIds: needed.map(({ owner }) => owner.patientId),
    starts: needed.map(({ from }) => from.getTime()),
    ends: needed.map(({ until }) => until.getTime()),
  });
  const byPart = parts.map((part) => (needsZone(part) ? new Map<string, PatientPeriod[]>() : null));
  for (const { n, ...period } of found) {
    const one = needed[n - 1];
    const periods = one && byPart[one.at];
    if (!periods) continue;
    const key = ownerKey(one.owner);
    const ofOwner = periods.get(key);
    if (ofOwner) ofOwner.push(period);
    else periods.set(key, [period]);
  }
  return byPart.map((periods) => periods && new OwnerZones(periods));
}

/** Returns the first and the last instant at which a part can have been taken. They differ if its time zone is not known. */
function possibleInstants(time: PartTime): [Date, Date] {
  const at = roughInstant(time).getTime();
  const distance = isWithoutZone(time) ? GREATEST_OFFSET_MS : 0;
  return [new Date(at - distance), new Date(at + distance)];
}

/** Returns the instant of a part as if its clock showed UTC, for parts that have no other one. */
export function roughInstant(time: PartTime): Date {
  if ('instant' in time) return time.instant;
  const wall = Date.parse(`${time.local}Z`);
  return Number.isNaN(wall) ? new Date(0) : new Date(wall);
}

export const isWithoutZone = (time: PartTime): boolean => 'local' in time && time.zone === null;

const needsZone = (part: OwnedPart) =>
  isWithoutZone(part.time) ||
  (part.type === 'reading' &&
    (part.clockRanges !== undefined ||
      Object.values(part.localValues ?? {})
        .flat()
        .some(isWithoutZone)));
