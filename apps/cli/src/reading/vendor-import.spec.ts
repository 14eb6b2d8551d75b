import { existsSync, readFileSync } from 'node:fs';
import { ImportFixture } from '../testing/import-fixture';

const CLARITY = `Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID
1,,FirstName,,Testina,,,,,,,,,
2,,LastName,,Sampleton,,,,,,,,,
3,,Device,,,Test CGM App,iOS G7,,,,,,,
4,,Alert,High,,,iOS G7,200,,,,,,
6,2026-01-31T08:00:04,EGV,,,,iOS G7,101,,,,,1000,TX1
7,2026-01-31T08:05:04,EGV,,,,iOS G7,104,,,,,1300,TX1
8,2026-01-31T08:10:04,EGV,,,,iOS G7,Low,,,,,1600,TX1
9,2026-01-31T08:15:04,EGV,,,,iOS G7,High,,,,,1900,TX1
10,2026-01-31T08:16:00,Calibration,,,,iOS G7,110,,,,,,
11,2026-01-31T08:20:00,Carbs,,,,iOS G7,,,30,,,,
`;

describe('reading import of files of vendors', () => {
  const fixture = ImportFixture.register();

  const create = async (firstName = 'Testina', lastName = 'Sampleton') =>
    fixture.factory.patient({ firstName, lastName, externalIdentifier: 'p-1' });
  const command = (text: string, ...options: string[]) => fixture.command('reading', fixture.file('file.csv', text), ...options);
  const json = (text: string, ...options: string[]) => fixture.admin.json(command(text, ...options));
  const failure = (text: string, ...options: string[]) => fixture.admin.failure(command(text, ...options));
  const stored = async () => {
    const rows = await fixture.database.dataSource.query<object[]>(
      `select to_char(r.reading_timestamp at time zone 'UTC', 'MM-DD HH24:MI:SS') as at, r.glucose, r.out_of_range as "outOfRange", n.value as serial, i.sku,
         r.device_time_zone_offset as "offset", r.void_timestamp is not null as void
       from blood_glucose_reading r join device_identifier n on n.organization_id = r.organization_id and n.device_id = r.device_id
       join item i on i.organization_id = r.organization_id and i.id = r.item_id
       where r.organization_id = $1 order by r.reading_timestamp, r.id`,
      [fixture.factory.organizationId],
    );
    return rows.map((row) => Object.values(row));
  };
  const ANSWERS = ['--patient', 'p-1', '--time-zone', 'Europe/Berlin', '--limits', '40:400'];

  it('stores readings, and those of the sensor and of the meter with devices of their own', async () => {
    const { id } = await create();
    expect(await json(CLARITY, ...ANSWERS)).toEqual({
      ...{ id: expect.any(Number) as number, number: 1, format: 'clarity', isDone: true },
      ...{ stored: 5, duplicates: 0, rejected: 0, patients: 0, devices: 2 },
    });
    expect(await stored()).toEqual([
      ['01-31 07:00:04', 101, null, 'TX1', 'IMPORT-CGM', 3600, false],
      ['01-31 07:05:04', 104, null, 'TX1', 'IMPORT-CGM', 3600, false],
      ['01-31 07:10:04', 40, 'below', 'TX1', 'IMPORT-CGM', 3600, false],
      ['01-31 07:15:04', 400, 'above', 'TX1', 'IMPORT-CGM', 3600, false],
      ['01-31 07:16:00', 110, null, `file-clarity-${id}-meter`, 'IMPORT-METER', 3600, false],
    ]);
    expect(await json(CLARITY, ...ANSWERS)).toMatchObject({ number: 2, stored: 0, duplicates: 5, devices: 0 });
    const items = await fixture.database.dataSource.query(
      'select sku, continuous from item where organization_id = $1 order by sku',
      [fixture.factory.organizationId],
    );
    expect(items).toEqual([
      { sku: 'IMPORT-CGM', continuous: true },
      { sku: 'IMPORT-METER', continuous: false },
    ]);
    const imports = ['reading', 'imports', '--organization', fixture.factory.organization.name, '--size', '1'];
    expect((await fixture.admin.run(imports)).stderr).toMatch(/There are older rows: --after \d+/);
    expect(await fixture.admin.json(imports)).toMatchObject({ content: [{ number: 2 }], hasMore: true });
  });

  it('names the options that answer its questions if nobody can be asked', async () => {
    expect(await failure(CLARITY)).toEqual({
      exitCode: 64,
      error: {
        code: 'usage',
        detail:
          'Nothing was stored. The file does not decide everything. Add --patient, --time-zone, --limits and run the command again.'.replace(
            '--time-zone, --limits and',
            '--time-zone, --limits and',
          ),
        errors: ['--patient', '--time-zone', '--limits'].map((parameter) => ({
          parameter,
          code: 'required',
          detail: expect.stringContaining(`Add ${parameter}: `) as string,
        })),
      },
    });
    expect(await stored()).toEqual([]);
  });

  it('shows in a dry run what an import would do, without the names in the file, and stores nothing', async () => {
    await create();
    const preview = await fixture.admin.run(command(CLARITY, ...ANSWERS, '--dry-run', '--json'));
    expect(JSON.parse(preview.stdout)).toMatchObject({
      format: { name: 'clarity', certainty: 'certain' },
      units: [{ kind: 'bloodGlucose', units: ['mgdl'], knownBy: 'file' }],
      dateOrder: null,
      dateOrderKnownBy: 'format',
      readings: { bloodGlucose: 5 },
      skipped: { not_a_reading: 4, other_event: 1 },
      rejected: {},
      outOfRange: { below: 1, above: 1 },
      stored: { duplicates: 0, conflicts: 0 },
      personDifferences: [],
      questions: [],
    });
    expect(preview.stdout + preview.stderr).not.toMatch(/Testina|Sampleton/);
    expect(await stored()).toEqual([]);
    expect((await fixture.admin.run(command(CLARITY, ...ANSWERS, '--dry-run'))).stdout).toContain(
      'format\tDexcom Clarity (CSV)\n',
    );
  });

  it('must be confirmed if the file names somebody else than the patient', async () => {
    await create('Testino', 'Sampleton');
    expect(await failure(CLARITY, ...ANSWERS)).toMatchObject({
      exitCode: 64,
      error: { errors: [{ parameter: '--confirm-person' }] },
    });
    expect(await json(CLARITY, ...ANSWERS, '--confirm-person')).toMatchObject({ stored: 5 });
  });

  it('creates the patient only if asked to, and does not store the name in the file', async () => {
    const notFound = { parameter: '--patient', code: 'not_found' };
    expect(await failure(CLARITY, ...ANSWERS)).toMatchObject({
      error: { detail: 'Nothing was stored. Correct --patient and run the command again.', errors: [notFound] },
    });
    expect(await failure(CLARITY, '--patient', 'id:99999999')).toMatchObject({
      error: {
        detail: expect.stringMatching(/Add --time-zone, --limits and .* Correct --patient and/) as string,
        errors: expect.arrayContaining([{ ...notFound, detail: 'No patient of this organization has this id.' }]) as object[],
      },
    });
    expect(await json(CLARITY, ...ANSWERS, '--create-patients')).toMatchObject({ stored: 5, patients: 1, devices: 2 });
    const patients = await fixture.database.dataSource.query(
      'select first_name, last_name from patient where organization_id = $1',
      [fixture.factory.organizationId],
    );
    expect(patients).toEqual([{ first_name: 'Subject', last_name: 'p-1' }]);
  });

  it('is undone by its number, keeps what somebody has changed, and archives the patient whom it created', async () => {
    await json(CLARITY, ...ANSWERS, '--create-patients');
    const { organizationId, organization } = fixture.factory;
    const undo = ['reading', 'undo-import', '1', '--organization', organization.name];
    expect(await fixture.admin.json(undo)).toEqual({ voided: 5, kept: 0, keptReadings: [], archivedPatients: 1, isDone: true });
    expect((await stored()).map((row) => row.at(-1))).toEqual([true, true, true, true, true]);
    expect(await fixture.admin.json(undo)).toMatchObject({ voided: 5, kept: 0 });
    const [patient] = await fixture.database.dataSource.query<{ archived: boolean }[]>(
      'select archived from patient where organization_id = $1',
      [organizationId],
    );
    expect(patient).toEqual({ archived: true });
    // The right file can be imported afterwards: it gets devices of its own.
    expect(await json(CLARITY, ...ANSWERS)).toMatchObject({ number: 2, stored: 5, devices: 2 });
    const [{ id } = { id: 0 }] = await fixture.database.dataSource.query<{ id: number }[]>(
      'select id from blood_glucose_reading where organization_id = $1 and void_timestamp is null order by id limit 1',
      [organizationId],
    );
    await fixture.database.dataSource.query('update blood_glucose_reading set glucose = 102, version = 2 where id = $1', [id]);
    undo[2] = '2';
    expect(await fixture.admin.json(undo)).toEqual({
      ...{ voided: 4, kept: 1, keptReadings: [{ kind: 'bloodGlucose', id }], archivedPatients: 0, isDone: true },
    });
  });

  it('is discarded by its number if a browser has sent the file and nobody has started it', async () => {
    const { organizationId, organization } = fixture.factory;
    await fixture.database.dataSource.query(
      `insert into file_import (organization_id, number, state, sha256, bytes, actor) values ($1, 1, 'receiving', sha256('file'), 4, 'jane')`,
      [organizationId],
    );
    const undo = ['reading', 'undo-import', '1', '--organization', organization.name];
    expect(await fixture.admin.json([...undo, '--dry-run'])).toMatchObject({ readingCount: 0, keptCount: 0 });
    expect(await fixture.admin.json(undo)).toEqual({ voided: 0, kept: 0, keptReadings: [], archivedPatients: 0, isDone: true });
    expect(await fixture.admin.json(['reading', 'imports', '--organization', organization.name])).toMatchObject({
      content: [{ number: 1, state: 'undone' }],
    });
  });

  it('stores the readings of an undone import again, also with other values, if their devices had been registered before', async () => {
    await create();
    const undo = (number: string) =>
      fixture.admin.json(['reading', 'undo-import', number, '--organization', fixture.factory.organization.name]);
    const earlier = CLARITY.replaceAll('2026-01-31', '2026-01-30');
    expect(await json(earlier, ...ANSWERS)).toMatchObject({ number: 1, stored: 5, devices: 2 });
    expect(await json(CLARITY, ...ANSWERS)).toMatchObject({ number: 2, stored: 5, devices: 0 });
    expect(await undo('2')).toMatchObject({ voided: 5, kept: 0 });
    const preview = await fixture.admin.run(command(CLARITY, ...ANSWERS, '--dry-run', '--json'));
    expect(JSON.parse(preview.stdout)).toMatchObject({ stored: { duplicates: 0, conflicts: 0 } });
    const before = await stored();
    expect(await json(CLARITY, ...ANSWERS)).toMatchObject({ number: 3, stored: 5, duplicates: 0, rejected: 0, devices: 0 });
    expect(await stored()).toEqual(before.map((row) => [...row.slice(0, -1), false]));
    expect(await undo('3')).toMatchObject({ voided: 5, kept: 0 });
    // The limits were wrong, and a value of the first file was not the right one.
    const corrected = CLARITY.replace(',101,', ',99,');
    const others = [...ANSWERS.slice(0, -1), '45:380'];
    expect(await json(corrected, ...others)).toMatchObject({ number: 4, stored: 5, duplicates: 0, rejected: 0, devices: 0 });
    expect((await stored()).filter(([at]) => String(at).startsWith('01-31')).map((row) => [row[1], row[2], row.at(-1)])).toEqual([
      [99, null, false],
      [104, null, false],
      [45, 'below', false],
      [380, 'above', false],
      [110, null, false],
    ]);
    expect(await undo('4')).toMatchObject({ voided: 5, kept: 0 });
    expect(await undo('1')).toMatchObject({ voided: 5, kept: 0 });
  });

  it('leaves a reading voided that a person has changed after the import was undone', async () => {
    await create();
    await json(CLARITY.replaceAll('2026-01-31', '2026-01-30'), ...ANSWERS);
    await json(CLARITY, ...ANSWERS);
    await fixture.admin.json(['reading', 'undo-import', '2', '--organization', fixture.factory.organization.name]);
    await fixture.database.dataSource.query(
      `update blood_glucose_reading set version = version + 1 where organization_id = $1 and glucose = 104 and void_timestamp is not null`,
      [fixture.factory.organizationId],
    );
    expect(await json(CLARITY, ...ANSWERS)).toMatchObject({ number: 3, stored: 4, duplicates: 1 });
  });

  it('lists rejected lines in a file', async () => {
    await create();
    const text = CLARITY.replace(',104,', ',5000,');
    const path = fixture.file('file.csv', text.replace('2026-01-31T08:00:04', '2026-13-31T08:00:04'));
    const result = await fixture.admin.failure(fixture.command('reading', path, ...ANSWERS));
    expect(result).toMatchObject({ error: { code: 'unit_contradicted' } });
    const other = fixture.file('other.csv', CLARITY.replace('2026-01-31T08:00:04', '2026-13-31T08:00:04'));
    const outcome = await fixture.admin.run(fixture.command('reading', other, ...ANSWERS, '--json'));
    expect(outcome.exitCode).toBe(65);
    expect(existsSync(`${other}.rejected.csv`)).toBe(true);
    expect(readFileSync(`${other}.rejected.csv`, 'utf8')).toBe(
      'line,code,detail\n6,time_invalid,"time: not a date and time that exists."\n',
    );
  });
});
