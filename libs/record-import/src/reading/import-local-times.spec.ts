import { findUnit, valueWithUnits } from '@rpm/domain';
import { type ReadingImportProgress, type ReadingImportSource } from './import-readings';
import { HEADER, ReadingImportFixture, NOTHING, row } from '../testing/reading-import-fixture';

const GLUCOSE = valueWithUnits('bloodGlucose');
const MGDL = GLUCOSE && findUnit(GLUCOSE, 'mg/dL');

const COUNTS = { stored: 0, duplicates: 0, rejected: 0, patients: 0, devices: 0 };

describe('importReadings, local times', () => {
  const imports = ReadingImportFixture.register();
  const { run, rejects, stored } = imports;

  it('reads timestamps as local times of the given time zone, and rejects local times that a clock change skips', async () => {
    const times = ['2026-03-08 01:59:00', '2026-03-08 02:30:00', '2025-11-02 00:30:00', '2026-03-08T12:00:00Z'];
    const text = HEADER + times.map((time) => `s1,${time},100\n`).join('');
    expect(await run(text, { timeZone: 'America/Los_Angeles' })).toEqual({
      ...NOTHING,
      stored: 3,
      rejected: 1,
      patients: 1,
      devices: 1,
      timeZone: 'America/Los_Angeles',
    });
    expect(await stored()).toEqual([
      row('s1', '2025-11-02T07:30:00.000Z', 100, -25_200),
      row('s1', '2026-03-08T09:59:00.000Z', 100, -28_800),
      row('s1', '2026-03-08T12:00:00.000Z', 100),
    ]);
    expect(rejects()).toEqual([
      'line,code,detail',
      '3,no_such_local_time,"timestamp: the clocks were put forward past this time that day."',
    ]);
  });

  it('reads timestamps without an offset as UTC if no time zone is given, and counts them', async () => {
    const told: ReadingImportProgress[] = [];
    const text = `${HEADER}s1,2026-01-01 08:00:00,100\ns1,2026-01-01T09:00:00Z,100\n`;
    await run(text, {}, (progress) => told.push(progress));
    expect(await stored()).toEqual([row('s1', '2026-01-01T08:00:00.000Z', 100), row('s1', '2026-01-01T09:00:00.000Z', 100)]);
    expect(told).toEqual([
      { stored: 2, duplicates: 0, rejected: 0, patients: 1, devices: 1, records: 2, resumedAt: 0, readAsUtc: 1 },
    ]);
  });

  const setTimeZone = (timeZone: string | null) =>
    imports.database.dataSource.query('update organization set time_zone = $2 where id = $1', [
      imports.factory.organizationId,
      timeZone,
    ]);

  it('reads timestamps without an offset in the time zone of the organization, and names the zone in the result', async () => {
    await setTimeZone('Europe/Berlin');
    const text = `${HEADER}s1,2026-01-01 08:00:00,100\n`;
    expect(await run(text)).toEqual({ ...NOTHING, stored: 1, patients: 1, devices: 1, timeZone: 'Europe/Berlin' });
    expect(await stored()).toEqual([row('s1', '2026-01-01T07:00:00.000Z', 100, 3600)]);
    expect(await run(text)).toEqual({ ...NOTHING, duplicates: 1, timeZone: 'Europe/Berlin' });
    expect(await run(`${HEADER}s1,2026-01-01T07:00:00Z,100\n`)).toEqual({ ...NOTHING, duplicates: 1 });
  });

  it('stores nothing of a file without a stated zone if local times were imported as UTC before the organization got its zone', async () => {
    const text = `${HEADER}s1,2026-01-01 08:00:00,100\n`;
    expect(await run(text)).toMatchObject({ stored: 1, timeZone: 'UTC' });
    await setTimeZone('Europe/Berlin');
    const nightly = `${text}s2,2026-01-02 08:00:00,100\n`;
    await expect(run(nightly)).rejects.toThrow(/^Nothing was stored\. .*Add --time-zone UTC .*--time-zone Europe\/Berlin/);
    expect(await stored()).toHaveLength(1);
    expect(await run(`${HEADER}s3,2026-01-02T08:00:00Z,100\n`)).toMatchObject({ stored: 1 });
    expect(await run(nightly, { timeZone: 'UTC' })).toMatchObject({ stored: 1, duplicates: 1, timeZone: 'UTC' });
    const { id } = await imports.factory.patient();
    const ofPatients = `patient.id,readingTimestamp,glucose (mg/dL)\n${id},2026-01-03 08:00:00,100\n`;
    expect(await run(ofPatients)).toMatchObject({ stored: 1, timeZone: 'Europe/Berlin' });
  });

  it('stores nothing of a file without a stated zone if only later files were imported as UTC, or only those near its times', async () => {
    const history = `${HEADER}s1,2026-01-01 08:00:00,100\n`;
    const nightly = `${HEADER}s1,2026-01-02 08:00:00,100\n`;
    await run(history, { timeZone: 'Europe/Berlin' });
    // Timestamps with Z are stored as earlier versions stored local times if they knew no zone.
    await run(nightly.replace(' 08:00:00', 'T08:00:00Z'));
    await setTimeZone('Europe/Berlin');
    const refusal = /^Nothing was stored\. .*may have read as UTC.*Add --time-zone UTC .*--time-zone Europe\/Berlin/;
    await expect(run(nightly)).rejects.toThrow(refusal);
    await run(`${HEADER}s1,2026-01-03 08:00:00,100\n`, { timeZone: 'Europe/Berlin' });
    await expect(run(nightly)).rejects.toThrow(refusal);
    await expect(run(`${HEADER}s1,2026-01-02 07:30:00,100\ns1,2026-01-02 09:00:00,100\n`)).rejects.toThrow(refusal);
    expect(await stored()).toEqual([
      row('s1', '2026-01-01T07:00:00.000Z', 100, 3600),
      row('s1', '2026-01-02T08:00:00.000Z', 100),
      row('s1', '2026-01-03T07:00:00.000Z', 100, 3600),
    ]);
  });

  it.each([
    ['Europe/London', {}, 'Europe/London'],
    ['UTC', {}, 'UTC'],
    ['Europe/Berlin', { clock: 'fixed' }, 'Europe/Berlin'],
  ] as const)(
    'stores nothing of a file without a stated zone if the zone of the organization was another one before: %s %j',
    async (timeZone, options, named) => {
      await setTimeZone('Europe/Berlin');
      const text = `${HEADER}s1,2026-07-01 08:00:00,100\n`;
      await run(text);
      await setTimeZone(timeZone);
      const nightly = `${text}s1,2026-07-02 08:00:00,100\n`;
      await expect(run(nightly, options)).rejects.toThrow(
        new RegExp(`^Nothing was stored\\. .*time zone ${named}, but stored readings of its subjects have other offsets`),
      );
      expect(await stored()).toEqual([row('s1', '2026-07-01T06:00:00.000Z', 100, 7200)]);
      expect(await run(`${HEADER}s2,2026-07-02 08:00:00,100\n`, options)).toMatchObject({ stored: 1, timeZone: named });
      expect(await run(nightly, { timeZone: 'Europe/Berlin' })).toMatchObject({ stored: 1, duplicates: 1 });
    },
  );

  it('continues a nightly import across changes to and from daylight saving time', async () => {
    await setTimeZone('Europe/Berlin');
    const text = `${HEADER}s1,2026-01-01 08:00:00,100\ns1,2026-07-01 08:00:00,100\n`;
    await run(text);
    expect(await run(`${text}s1,2026-07-02 08:00:00,100\n`)).toMatchObject({ stored: 1, duplicates: 2 });
  });

  it.each(['America/Los_Angeles', null])(
    'computes the instant of a local time from the offset that its row states, if the zone of the organization is %s',
    async (timeZone) => {
      await setTimeZone(timeZone);
      const { id } = await imports.factory.patient();
      const times = ['2026-01-31 08:30,-18000', '2026-01-31 09:30,0', '2026-01-31T09:30:00+01:00,-18000', '2026-01-31 10:30,-5'];
      const text = `patient.id,readingTimestamp,deviceTimeZoneOffset,systolic,diastolic\n${times.map((time) => `${id},${time},120,80\n`).join('')}`;
      expect(await run(text, { kind: 'bloodPressure' })).toEqual({ ...COUNTS, stored: 3, rejected: 1 });
      expect(rejects()[1]).toMatch(/^5,\w+,"deviceTimeZoneOffset: /);
      const found = await imports.database.dataSource.query<object[]>(
        `select reading_timestamp as at, device_time_zone_offset as "offset" from blood_pressure_reading where organization_id = $1 order by 1`,
        [imports.factory.organizationId],
      );
      expect(found).toEqual([
        { at: new Date('2026-01-31T08:30:00Z'), offset: -18_000 },
        { at: new Date('2026-01-31T09:30:00Z'), offset: 0 },
        { at: new Date('2026-01-31T13:30:00Z'), offset: -18_000 },
      ]);
      expect(await run(text, { kind: 'bloodPressure' })).toEqual({ ...COUNTS, duplicates: 3, rejected: 1 });
    },
  );

  it('rejects local times in the format of the API if neither the option nor the organization names a zone', async () => {
    const { id } = await imports.factory.patient();
    const times = ['2026-07-01 08:00', '01.07.2026 08:00', '2026-07-01T08:00:00 02:00', '2026-07-01T08:00:00Z'];
    const text = `patient.id,readingTimestamp,systolic,diastolic\n${times.map((time) => `${id},${time},120,80\n`).join('')}`;
    expect(await run(text, { kind: 'bloodPressure' })).toEqual({ ...COUNTS, stored: 1, rejected: 3 });
    expect(rejects().slice(1)).toEqual([
      expect.stringMatching(/^2,no_time_zone,"readingTimestamp: .* Add --time-zone /),
      expect.stringMatching(/^3,not_a_timestamp,"readingTimestamp: not a date and time that exists\. Write the year first/),
      expect.stringMatching(/^4,not_a_timestamp,"readingTimestamp: not a date and time that exists\. Write the year first/),
    ]);
    expect(rejects().join()).not.toContain('%2B');
  });

  it.each<[string, Partial<ReadingImportSource>, string]>([
    ['subject,timestamp,glucose\n,,mg/dL\ns1,2026-01-01T08:00:00Z,100\n', { unit: MGDL ?? null }, 'no_record'],
    ['subject,timestamp,glucose (mg/dL)\nSubject,Timestamp,Glucose\ns1,2026-01-01T08:00:00Z,100\n', {}, 'repeated_header'],
    ['subject,timestamp,glucose (mg/dL)\nPatient,Zeitpunkt,Blutzucker\ns1,2026-01-01T08:00:00Z,100\n', {}, 'no_record'],
  ])('says that the second line of names or units is no record: %j', async (text, options, code) => {
    expect(await run(text, options)).toEqual({ ...NOTHING, stored: 1, rejected: 1, patients: 1, devices: 1 });
    expect(rejects()[1]).toMatch(new RegExp(`^2,${code},".*[Dd]elete it\\."$`));
  });

  it('reads local times of every kind of reading, and keeps a stated offset', async () => {
    const { id } = await imports.factory.patient();
    const text = `patient.id,readingTimestamp,systolic,diastolic\n${id},2026-07-01 08:00,120,80\n${id},2026-07-01T09:00:00Z,121,81\n${id},2026-03-29 02:30,122,82\n`;
    const options = { kind: 'bloodPressure', timeZone: 'Europe/Berlin' } as const;
    expect(await run(text, options)).toEqual({ ...COUNTS, stored: 2, rejected: 1, timeZone: 'Europe/Berlin' });
    expect(rejects()[1]).toBe('4,no_such_local_time,"readingTimestamp: the clocks were put forward past this time that day."');
    const found = await imports.database.dataSource.query<object[]>(
      `select reading_timestamp as at, device_time_zone_offset as "offset" from blood_pressure_reading where organization_id = $1 order by 1`,
      [imports.factory.organizationId],
    );
    expect(found).toEqual([
      { at: new Date('2026-07-01T06:00:00Z'), offset: 7200 },
      { at: new Date('2026-07-01T09:00:00Z'), offset: null },
    ]);
    expect(await run(text.replace('2026-03-29 02:30', '2026-03-30 02:30'), options)).toMatchObject({ stored: 1, duplicates: 2 });
  });

  it.each([
    [{ nonexistent: 'shift' }, `${HEADER}s1,2026-01-01 08:00,100\n`, 'add --time-zone, or leave out --nonexistent'],
    [{ clock: 'fixed' }, `${HEADER}s1,2026-01-01 08:00,100\n`, 'add --time-zone, or leave out --nonexistent'],
    [
      { limits: { low: 40, high: 400 }, unit: MGDL },
      'patient.id,readingTimestamp,glucose\n1,2026-01-01T08:00:00Z,100\n',
      '--limits is only for files with the columns subject',
    ],
  ] satisfies [Partial<ReadingImportSource>, string, string][])(
    'stores nothing if an option has no effect: %j',
    async (options, text, detail) => {
      await expect(run(text, options)).rejects.toThrow(detail);
      expect(await stored()).toEqual([]);
    },
  );
});
