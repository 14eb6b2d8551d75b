import { type ReadingImportSource } from './import-readings';
import { HEADER, ReadingImportFixture } from '../testing/reading-import-fixture';

/** Two local times that occurred only once: one before the clocks were put back, and one afterwards. */
const [FIRST, LAST] = [Date.parse('2025-10-25T23:45:00Z'), Date.parse('2025-10-26T02:05:00Z')];
const MINUTE = 60_000;

/** Formats an instant as clocks in Berlin showed it around 01:00 UTC on 26 October 2025, when they were put back from 03:00 to 02:00. */
function shownInBerlin(instant: number): string {
  const offset = instant < Date.parse('2025-10-26T01:00:00Z') ? 120 : 60;
  return new Date(instant + offset * MINUTE).toISOString().slice(0, 16).replace('T', ' ');
}

/** Readings of a monitor that measures every five minutes from before the repeated hour until after it. */
const READINGS = Array.from({ length: (LAST - FIRST) / (5 * MINUTE) + 1 }, (_, n) => ({
  instant: FIRST + n * 5 * MINUTE,
  glucose: 100 + n,
}));

describe('imported local times that clocks showed twice', () => {
  const imports = ReadingImportFixture.register();

  const lineOf = (subject: string, { instant, glucose }: { instant: number; glucose: number }) =>
    `${subject},${shownInBerlin(instant)},${glucose}\n`;
  const run = async (lines: readonly string[], changes: Partial<ReadingImportSource> = {}) => {
    const text = HEADER + lines.join('');
    const { stored, duplicates, rejected } = await imports.run(text, { timeZone: 'Europe/Berlin', ...changes });
    return { stored, duplicates, rejected };
  };
  const stored = async (subject: string) => {
    const rows = await imports.database.dataSource.query<{ at: Date; glucose: number; offset: number }[]>(
      `select r.reading_timestamp as at, r.glucose, r.device_time_zone_offset as "offset" from blood_glucose_reading r
       join patient p on p.organization_id = r.organization_id and p.id = r.patient_id
       where r.organization_id = $1 and p.external_identifier = $2 order by 1`,
      [imports.factory.organizationId, subject],
    );
    return rows.map(({ at, glucose, offset }) => ({ instant: at.getTime(), glucose, offset: offset / 60 }));
  };
  const expected = READINGS.map(({ instant, glucose }) => ({
    instant,
    glucose,
    offset: instant < Date.parse('2025-10-26T01:00:00Z') ? 120 : 60,
  }));
  const rejects = () => imports.rejects().slice(1);

  it.each([
    ['ascending', READINGS],
    ['descending', READINGS.toReversed()],
  ])(
    'are all stored at their instants if the lines are %s, and a second import of the file stores nothing',
    async (_order, readings) => {
      const lines = readings.map((reading) => lineOf('s1', reading));
      expect(await run(lines)).toEqual({ stored: 29, duplicates: 0, rejected: 0 });
      expect(await stored('s1')).toEqual(expected);
      expect(await run(lines)).toEqual({ stored: 0, duplicates: 29, rejected: 0 });
    },
  );

  it('are all stored if the values of both hours are equal', async () => {
    const lines = READINGS.map(({ instant }) => lineOf('s1', { instant, glucose: 100 }));
    expect(await run(lines)).toEqual({ stored: 29, duplicates: 0, rejected: 0 });
  });

  it('are resolved for each subject by its own lines', async () => {
    const lines = READINGS.flatMap((reading, n) => [
      lineOf('s1', reading),
      lineOf('s2', READINGS.at(-1 - n) ?? reading),
      ...(n % 10 === 0 ? [`s3,2025-10-2${n / 10} 08:00,100\n`] : []),
    ]);
    expect(await run(lines, { batch: 7 })).toEqual({ stored: 61, duplicates: 0, rejected: 0 });
    expect([await stored('s1'), await stored('s2')]).toEqual([expected, expected]);
  });

  it('are resolved by the order of the whole file, even across batches, lines with offsets and invalid lines', async () => {
    const lines = READINGS.map((reading, n) =>
      n === 8 ? `s1,${new Date(reading.instant).toISOString()},${reading.glucose}\n` : lineOf('s1', reading),
    );
    lines.splice(4, 0, 's1,nonsense,100\n');
    expect(await run(lines, { batch: 3 })).toEqual({ stored: 29, duplicates: 0, rejected: 1 });
    expect((await stored('s1')).map(({ instant }) => instant)).toEqual(READINGS.map(({ instant }) => instant));
  });

  it('are rejected if the order of the lines does not resolve them; the message states both offsets, and all other lines are stored', async () => {
    const once = READINGS.filter(({ instant }) => instant < Date.parse('2025-10-26T01:00:00Z') || instant === LAST);
    expect(await run(once.map((reading) => lineOf('s1', reading)))).toEqual({ stored: 4, duplicates: 0, rejected: 12 });
    const detail =
      'timestamp: the clocks were put back that day and showed this time twice; the order of the lines does not show which of them is meant. ' +
      'Write the offset from UTC after it: +02:00 or +01:00.';
    expect(rejects()).toEqual(Array.from({ length: 12 }, (_, n) => `${n + 5},ambiguous_local_time,"${detail}"`));
  });

  it('are rejected if the lines are neither ascending nor descending', async () => {
    const lines = [...READINGS.slice(1), ...READINGS.slice(0, 1)].map((reading) => lineOf('s1', reading));
    expect(await run(lines)).toEqual({ stored: 5, duplicates: 0, rejected: 24 });
  });

  it('complete an earlier import that read all of them as the first of the two instants', async () => {
    const before = READINGS.filter(({ instant }) => instant < Date.parse('2025-10-26T01:00:00Z'));
    await run(before.map(({ instant, glucose }) => `s1,${new Date(instant).toISOString().replace('Z', '+00:00')},${glucose}\n`));
    expect(await run(READINGS.map((reading) => lineOf('s1', reading)))).toEqual({ stored: 14, duplicates: 15, rejected: 0 });
    expect((await stored('s1')).map(({ instant }) => instant)).toEqual(READINGS.map(({ instant }) => instant));
  });

  it('are accepted from a clock that is never put back', async () => {
    const lines = ['s1,2025-10-26 02:30,100\n'];
    expect(await run(lines, { clock: 'fixed' })).toEqual({ stored: 1, duplicates: 0, rejected: 0 });
    expect(await run(lines, { timeZone: null })).toEqual({ stored: 1, duplicates: 0, rejected: 0 });
  });
});
