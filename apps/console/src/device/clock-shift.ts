const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** The error of a clock, as a person enters it. */
export interface ClockFault {
  isSlow: boolean;
  days: string;
  hours: string;
  minutes: string;
}

/** Returns the number of seconds that must be added to the times of readings: a slow clock makes them too early. */
export function offsetSecondsOf({ isSlow, days, hours, minutes }: ClockFault): number {
  const seconds = Number(days) * DAY + Number(hours) * HOUR + Number(minutes) * MINUTE;
  return isSlow ? seconds : 0 - seconds;
}

/** Writes an offset in words: `1 h 0 min later`. */
export function shiftText(offsetSeconds: number): string {
  const all = Math.abs(offsetSeconds);
  const days = Math.floor(all / DAY);
  const seconds = all % MINUTE;
  const parts = [
    ...(days > 0 ? [`${days} d`] : []),
    `${Math.floor((all % DAY) / HOUR)} h`,
    `${Math.floor((all % HOUR) / MINUTE)} min`,
    ...(seconds > 0 ? [`${seconds} s`] : []),
  ];
  return `${parts.join(' ')} ${offsetSeconds < 0 ? 'earlier' : 'later'}`;
}
