import { type Transaction } from '@rpm/database';
import { type DeviceName } from './device-name';
import { FIND_NAMED_DEVICES, FIND_NAMED_PEOPLE, type NamedDevice, type NamedPerson } from './find-names.sql';

/** The resource that a text names at an instant; none, or several. */
export type Found = { id: number } | 'unknown' | 'ambiguous';

/** Returns what texts of a source name. */
export interface Names {
  device(name: DeviceName, at: Date): Found;
  person(text: string, at: Date): Found;
  /** Returns the instants at which a text begins or ends to name something. */
  changes(device: DeviceName | null, person: string | null): Date[];
}

/** Finds the devices and patients that texts of a source name. */
export async function findNames(
  transaction: Transaction,
  sourceId: number,
  devices: readonly DeviceName[],
  people: readonly string[],
): Promise<Names> {
  const deviceTexts = [...new Map(devices.map((name) => [keyOf(name), name])).values()];
  const personTexts = [...new Set(people)];
  const foundDevices =
    deviceTexts.length === 0 ? [] : await transaction.run(FIND_NAMED_DEVICES, argumentsOf(sourceId, deviceTexts));
  const foundPeople = personTexts.length === 0 ? [] : await transaction.run(FIND_NAMED_PEOPLE, { sourceId, texts: personTexts });
  const byDevice = grouped(foundDevices, (place) => keyOf(deviceTexts[place - 1]));
  const byPerson = grouped(foundPeople, (place) => personTexts[place - 1] ?? '');
  const candidates = (device: DeviceName | null, person: string | null) => [
    ...((device && byDevice.get(keyOf(device))) ?? []),
    ...(byPerson.get(person ?? '') ?? []),
  ];
  return {
    changes: (device, person) => candidates(device, person).flatMap(({ start, end }) => [start ?? [], end ?? []].flat()),
    device: (name, at) => deviceAt(byDevice.get(keyOf(name)) ?? [], at),
    person: (text, at) =>
      onlyOne((byPerson.get(text) ?? []).filter((one) => isValidAt(one, at)).map(({ patientId }) => patientId)),
  };
}

const keyOf = (name: DeviceName | undefined) => JSON.stringify([name?.text, name?.sent, name?.identifier?.plain ?? null]);

const argumentsOf = (sourceId: number, names: readonly DeviceName[]) => ({
  sourceId,
  texts: names.map(({ text }) => text),
  shortTexts: names.map(({ shortText }) => shortText),
  sent: names.map(({ sent }) => sent),
  plains: names.map(({ identifier }) => identifier?.plain ?? null),
  macAddresses: names.map(({ identifier }) => identifier?.macAddress ?? null),
});

function grouped<T extends { n: number }>(rows: readonly T[], keyAt: (place: number) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyAt(row.n);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Returns whether a period contains an instant. */
export const isValidAt = ({ start, end }: Pick<NamedPerson, 'start' | 'end'>, at: Date) =>
  (start === null || start <= at) && (end === null || at < end);

/**
 * Returns the device that a text names at an instant. An alias decides, because a person has made it. Without one, a device that had the identifier at that time
 * counts as much as the one that has it now: if they differ, nobody but a person can decide whose reading it is.
 */
function deviceAt(candidates: readonly NamedDevice[], at: Date): Found {
  const valid = candidates.filter((one) => isValidAt(one, at));
  const byAlias = valid.filter((candidate) => candidate.by === 'alias');
  return onlyOne((byAlias.length > 0 ? byAlias : valid).map(({ deviceId }) => deviceId));
}

function onlyOne(ids: readonly number[]): Found {
  const [id, ...others] = new Set(ids);
  if (id === undefined) return 'unknown';
  return others.length > 0 ? 'ambiguous' : { id };
}
