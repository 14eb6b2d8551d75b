import { mkdtempSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PatientRepository } from '@rpm/data-access';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { findUnit, valueWithUnits } from '@rpm/domain';
import { UnreadableFile } from '../text/unreadable-file';
import { importReadings, type ReadingImportProgress, type ReadingImportSource } from './import-readings';

const HEADER = 'subject,timestamp,glucose (mg/dL)\n';
const COUNTS = { stored: 0, duplicates: 0, rejected: 0, patients: 0, devices: 0 };
const NOTHING = { ...COUNTS, units: ['mgdl'] };

const GLUCOSE = valueWithUnits('bloodGlucose');
const MGDL = GLUCOSE && findUnit(GLUCOSE, 'mg/dL');

describe('importReadings', () => {
  let database: TestDatabase;
  let mine: Factory;
  let folder: string;
  let rejectPath: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'rpm-import-'));
    rejectPath = join(folder, 'rejects.csv');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
  });

  const run = (
    text: string,
    changes: Partial<ReadingImportSource> = {},
    onProgress?: (progress: ReadingImportProgress) => void,
  ) => {
    const source = {
      open: () => Readable.from([text]),
      kind: 'bloodGlucose',
      format: 'csv',
      fingerprint: null,
      rejectPath,
      timeZone: null,
      ...changes,
    } as const;
    return importReadings(database.dataSource, mine.organizationId, source, onProgress);
  };
  const rejects = () => (existsSync(rejectPath) ? readFileSync(rejectPath, 'utf8').trimEnd().split('\n') : []);
  const stored = () =>
    database.dataSource.query<unknown[]>(
      `select p.external_identifier as subject, n.value as device, r.reading_timestamp as at, r.glucose, i.sku,
         r.device_time_zone_offset as "offset", r.manual, r.patient_id = d.current_patient_id as "isHolder"
       from blood_glucose_reading r
       join patient p on p.organization_id = r.organization_id and p.id = r.patient_id
       join device d on d.organization_id = r.organization_id and d.id = r.device_id
       join item i on i.organization_id = r.organization_id and i.id = r.item_id
       join device_identifier n on n.organization_id = r.organization_id and n.device_id = r.device_id
       where r.organization_id = $1 order by r.reading_timestamp, subject`,
      [mine.organizationId],
    );
  const row = (subject: string, at: string, glucose: number, offset: number | null = null) => ({
    subject,
    device: `import-${subject}`,
    at: new Date(at),
    glucose,
    sku: 'IMPORT',
    offset,
    manual: false,
    isHolder: true,
  });

  it('creates a patient and a device for each subject that has none, and stores the readings', async () => {
    const text = `${HEADER}s1,2026-01-01T08:00:00+05:30,100\ns2,2026-01-01T09:00:00Z,10\ns1,2026-01-01T10:00:00.123Z,1000\n`;
    expect(await run(text)).toEqual({ ...NOTHING, stored: 3, patients: 2, devices: 2 });
    expect(await stored()).toEqual([
      row('s1', '2026-01-01T02:30:00.000Z', 100, 19_800),
      row('s2', '2026-01-01T09:00:00.000Z', 10),
      row('s1', '2026-01-01T10:00:00.123Z', 1000),
    ]);
    expect(rejects()).toEqual([]);
  });

  it('stores the same readings from NDJSON as from CSV', async () => {
    const text =
      '{"subject":"s1","timestamp":"2026-01-01T08:00:00+05:30","glucose":100}\n{"subject":7,"timestamp":"2026-01-01T09:00:00Z","glucose":"50"}\n';
    expect(await run(text, { format: 'ndjson', unit: MGDL })).toEqual({ ...NOTHING, stored: 2, patients: 2, devices: 2 });
    expect(await stored()).toEqual([
      row('s1', '2026-01-01T02:30:00.000Z', 100, 19_800),
      row('7', '2026-01-01T09:00:00.000Z', 50),
    ]);
  });

  it('imports readings of any kind in the format of the API, and stores the patient who held the device', async () => {
    const device = await mine.device();
    const at = '2026-01-01T08:00:00Z';
    const text = `readingTimestamp,device.id,systolic,diastolic\n${at},${device.id},120,80\n${at},${device.id},120,80\n${at},,120,80\n${at},${device.id},80,120\n${at},9007199254740991,120,80\n`;
    expect(await run(text, { kind: 'bloodPressure' })).toEqual({ ...COUNTS, stored: 1, duplicates: 1, rejected: 3 });
    expect(rejects().slice(1)).toEqual([
      '4,required,"device: Send at least one of device and patient."',
      '5,contradiction,"diastolic: Send a diastolic value below the systolic one."',
      '6,not_found,"device.id: No device with this identifier exists."',
    ]);
    const readings = await database.dataSource.query(
      'select patient_id, systolic, diastolic from blood_pressure_reading where organization_id = $1',
      [mine.organizationId],
    );
    expect(readings).toEqual([{ patient_id: device.currentPatientId, systolic: 120, diastolic: 80 }]);
    const ndjson = JSON.stringify({ readingTimestamp: at, patient: { id: device.currentPatientId }, glucose: 100 });
    expect(await run(ndjson, { format: 'ndjson', unit: MGDL })).toEqual({ ...NOTHING, stored: 1 });
  });

  it('assigns readings with the identifier of a merged patient to the remaining patient, and rejects readings with the id of the merged one', async () => {
    const [remaining, merged] = [await mine.patient(), await mine.patient({ externalIdentifier: 'old-1' })];
    const request = { organizationId: mine.organizationId, expectedEntityTags: null, idempotency: null };
    await new PatientRepository(database.dataSource).merge(request, remaining.id, { patient: { id: merged.id } });
    expect(await run(`${HEADER}old-1,2026-01-01T08:00:00Z,100\n`)).toEqual({ ...NOTHING, stored: 1, devices: 1 });
    const found = await database.dataSource.query('select patient_id from blood_glucose_reading where organization_id = $1', [
      mine.organizationId,
    ]);
    expect(found).toEqual([{ patient_id: remaining.id }]);
    const text = `readingTimestamp,patient.id,glucose (mg/dL)\n2026-01-01T09:00:00Z,${merged.id},100\n`;
    expect(await run(text)).toEqual({ ...NOTHING, rejected: 1 });
    expect(rejects().slice(1)).toEqual([
      expect.stringContaining(`2,patient_merged,"This patient was merged into the patient ${remaining.id}`),
    ]);
  });

  it('rejects readings of a device whose readings are disabled', async () => {
    const device = await mine.device({ disabledReadings: true });
    const text = `readingTimestamp,device.id,glucose (mg/dL)\n2026-01-01T08:00:00Z,${device.id},100\n`;
    expect(await run(text)).toEqual({ ...NOTHING, rejected: 1 });
    expect(rejects().slice(1)).toEqual(['2,readings_disabled,"The readings of this device are disabled."']);
  });

  it('writes events for imported readings and for the patients and devices that the import creates', async () => {
    await run(`${HEADER}s1,2026-01-01T08:00:00Z,100\ns1,2026-01-01T08:00:00Z,100\ns1,2026-01-01T09:00:00Z,100\n`);
    const events = await database.dataSource.query(
      'select type, count(*)::int as n from event where organization_id = $1 group by type order by type',
      [mine.organizationId],
    );
    expect(events).toEqual([
      { type: 'device.associationCreated', n: 1 },
      { type: 'device.created', n: 1 },
      { type: 'item.created', n: 1 },
      { type: 'manufacturer.created', n: 1 },
      { type: 'patient.created', n: 1 },
      { type: 'reading.bloodGlucose', n: 2 },
    ]);
  });

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
    database.dataSource.query('update organization set time_zone = $2 where id = $1', [mine.organizationId, timeZone]);

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
    const { id } = await mine.patient();
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
      const { id } = await mine.patient();
      const times = ['2026-01-31 08:30,-18000', '2026-01-31 09:30,0', '2026-01-31T09:30:00+01:00,-18000', '2026-01-31 10:30,-5'];
      const text = `patient.id,readingTimestamp,deviceTimeZoneOffset,systolic,diastolic\n${times.map((time) => `${id},${time},120,80\n`).join('')}`;
      expect(await run(text, { kind: 'bloodPressure' })).toEqual({ ...COUNTS, stored: 3, rejected: 1 });
      expect(rejects()[1]).toMatch(/^5,\w+,"deviceTimeZoneOffset: /);
      const found = await database.dataSource.query<object[]>(
        `select reading_timestamp as at, device_time_zone_offset as "offset" from blood_pressure_reading where organization_id = $1 order by 1`,
        [mine.organizationId],
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
    const { id } = await mine.patient();
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
    const { id } = await mine.patient();
    const text = `patient.id,readingTimestamp,systolic,diastolic\n${id},2026-07-01 08:00,120,80\n${id},2026-07-01T09:00:00Z,121,81\n${id},2026-03-29 02:30,122,82\n`;
    const options = { kind: 'bloodPressure', timeZone: 'Europe/Berlin' } as const;
    expect(await run(text, options)).toEqual({ ...COUNTS, stored: 2, rejected: 1, timeZone: 'Europe/Berlin' });
    expect(rejects()[1]).toBe('4,no_such_local_time,"readingTimestamp: the clocks were put forward past this time that day."');
    const found = await database.dataSource.query<object[]>(
      `select reading_timestamp as at, device_time_zone_offset as "offset" from blood_pressure_reading where organization_id = $1 order by 1`,
      [mine.organizationId],
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

  it('says of a line that conflicts with a stored reading that it may be another measurement', async () => {
    await run(`${HEADER}s1,2026-01-01T08:00:00Z,100\n`);
    expect(await run(`${HEADER}s1,2026-01-01T08:00:00Z,101\n`)).toEqual({ ...NOTHING, rejected: 1 });
    expect(rejects()[1]).toMatch(
      /^2,conflict,"Other values are stored .* name its own device, or give it a measurementIndex .*"$/,
    );
  });

  it('reports invalid lines by their number, without repeating their content', async () => {
    const future = new Date(Date.now() + 3_600_000).toISOString();
    const bad = ['none', '5..5', '1e2', '--', '0x64', ''].map((value) => `CANARY,2026-01-01T00:00:00Z,${value}\n`);
    const times = [future, '1999-12-31T23:59:59Z', 'CANARY', '2026-02-30T00:00:00Z'].map((time) => `CANARY,${time},100\n`);
    const text = `${HEADER}${bad.join('')}${times.join('')},2026-01-01T00:00:00Z,100\ns1,2026-01-01T00:00:00Z,100\n`;
    expect(await run(text)).toEqual({ ...NOTHING, stored: 1, rejected: 11, patients: 1, devices: 1 });
    const value = 'not_in_range,"glucose: not an integer from 10 to 1000 mg/dL."';
    const time = 'not_in_range,"timestamp: not between the year 2000 and now."';
    expect(rejects().slice(0, 9)).toEqual([
      'line,code,detail',
      ...[2, 3, 4, 5, 6, 7].map((line) => `${line},${value}`),
      `8,${time}`,
      `9,${time}`,
    ]);
    expect(
      rejects()
        .slice(9)
        .map((line) => line.split(',').slice(0, 2)),
    ).toEqual([
      ['10', 'not_a_timestamp'],
      ['11', 'not_a_timestamp'],
      ['12', 'missing'],
    ]);
    expect(rejects().join()).not.toContain('CANARY');
  });

  it('stores a repeated reading only once, within one file and across two imports', async () => {
    const text = `${HEADER}s1,2026-01-01T08:00:00Z,100\ns1,2026-01-01T09:00:00+01:00,100\ns2,2026-01-01T08:00:00Z,100\n`;
    expect(await run(text)).toEqual({ ...NOTHING, stored: 2, duplicates: 1, patients: 2, devices: 2 });
    expect(await run(text)).toEqual({ ...NOTHING, duplicates: 3 });
    expect(await stored()).toHaveLength(2);
  });

  it('rejects a different value for a timestamp that is already stored, within one file and across two imports', async () => {
    const first = `${HEADER}s1,2026-01-01T08:00:00Z,100\ns1,2026-01-01T08:00:00Z,101\ns1,2026-01-01T08:00:00Z,100\nx,x,100\n`;
    expect(await run(first)).toEqual({ ...NOTHING, stored: 1, duplicates: 1, rejected: 2, patients: 1, devices: 1 });
    expect(rejects().map((line) => line.split(',').slice(0, 2))).toEqual([
      ['line', 'code'],
      ['3', 'conflict'],
      ['5', 'not_a_timestamp'],
    ]);
    expect(await run(`${HEADER}s1,2026-01-01T08:00:00Z,99\n`)).toEqual({ ...NOTHING, rejected: 1 });
    const [, conflict] = rejects();
    expect(conflict).toMatch(
      /^2,conflict,"Other values are stored .* \(reading \d+\)\. .* If it is a correction, change the stored reading\."$/,
    );
    expect(await stored()).toEqual([row('s1', '2026-01-01T08:00:00.000Z', 100)]);
  });

  it('uses an existing patient whose external identifier equals the subject, and adds a device for the patient', async () => {
    const { id } = await mine.patient({ externalIdentifier: 's1' });
    expect(await run(`${HEADER}s1,2026-01-01T08:00:00Z,100\n`)).toEqual({ ...NOTHING, stored: 1, devices: 1 });
    const [reading] = await database.dataSource.query('select patient_id from blood_glucose_reading where organization_id = $1', [
      mine.organizationId,
    ]);
    expect(reading).toEqual({ patient_id: id });
  });

  it('creates separate patients if files of two organizations contain the same subject', async () => {
    const text = `${HEADER}s1,2026-01-01T08:00:00Z,100\n`;
    await run(text);
    mine = await Factory.inNewOrganization(database.dataSource);
    expect(await run(text)).toEqual({ ...NOTHING, stored: 1, patients: 1, devices: 1 });
  });

  it('stores nothing if the file cannot be read, and closes the file', async () => {
    const stream = Readable.from(['subject,glucose\ns1,1\n']);
    await expect(run('', { open: () => stream, fingerprint: 'f' })).rejects.toThrow(UnreadableFile);
    expect(stream.destroyed).toBe(true);
    expect(await stored()).toEqual([]);
  });

  it('deletes the reject file of an earlier import', async () => {
    await run(`${HEADER}x,x,x\n`);
    expect(rejects()).toHaveLength(2);
    await run(`${HEADER}s1,2026-01-01T08:00:00Z,100\n`);
    expect(rejects()).toEqual([]);
  });
});
