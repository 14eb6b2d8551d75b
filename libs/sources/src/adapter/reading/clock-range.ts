import { offsetAt } from '@rpm/domain';
import { type ClockRange } from '../message-part';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Time by which the range may seem to end after the reading, because the clocks of devices differ. */
const TOLERANCE = 60 * MINUTE;

/**
 * Returns the minutes between two times of day in a zone, which is an IANA name or an offset in minutes. The range is the last one that has ended when the reading is
 * sent; the day on which it ends matters only in the two nights of a year in which the clocks change.
 */
export function minutesOfClockRange({ from, to }: ClockRange, zone: string | number, sent: Date): number {
  const [begin, end] = [millisecondsOf(from), millisecondsOf(to)];
  const latest = sent.getTime() + TOLERANCE;
  const today = Math.floor(toLocal(latest, zone) / DAY) * DAY;
  const endDay = instantOfLocal(today + end, zone) <= latest ? today : today - DAY;
  const beginDay = begin < end ? endDay : endDay - DAY;
  return (instantOfLocal(endDay + end, zone) - instantOfLocal(beginDay + begin, zone)) / MINUTE;
}

/** Parses a range such as `20:00~08:00`; null if the text is none, or if it is not clear whether it lasts a day or no time at all. */
export function parseClockRange(text: string): ClockRange | null {
  const match = /^\s*([01]\d|2[0-3]):([0-5]\d)\s*~\s*([01]\d|2[0-3]):([0-5]\d)\s*$/.exec(text);
  if (!match) return null;
  const [from, to] = [`${match[1] ?? ''}:${match[2] ?? ''}`, `${match[3] ?? ''}:${match[4] ?? ''}`];
  return from === to ? null : { from, to };
}

function millisecondsOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE;
}

function toLocal(instant: number, zone: string | number): number {
  return instant + offsetMsAt(instant, zone);
}

/** Returns the instant of a local time. A time that the clocks show twice is the earlier one, and a time that they skip is as long after midnight as it says. */
function instantOfLocal(local: number, zone: string | number): number {
  const before = offsetMsAt(local - DAY, zone);
  const after = offsetMsAt(local - before, zone);
  return local - after;
}

function offsetMsAt(instant: number, zone: string | number): number {
  return typeof zone === 'number' ? zone * MINUTE : offsetAt(zone, new Date(instant)) * 1000;
}
