import { BYTE_ORDER_MARK, csvLine } from '@rpm/charting';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { CsvRows } from '@rpm/record-import';
import fc from 'fast-check';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

const HEADER =
  'Last name,First name,Birth date,MRN,Patient ID,Enrolled,First day,Last day,Time zone,Days with readings,Range of days,Dates with readings';

describe('report adherence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-adherence-'));
  const file = join(folder, 'days.csv');
  let database: TestDatabase;
  let admin: RpmAdmin;
  let factory: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    factory = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const command = (...options: string[]) => [
    ...['report', 'adherence', '--organization', factory.organization.name, '-o', file],
    ...options,
  ];

  it('writes the days of all patients, of every page of the list and of discharged patients, to a file for spreadsheets that only its owner can read', async () => {
    const patient = async (data: Parameters<Factory['patient']>[0], days: number) => {
      const { id } = await factory.patient({ dateOfBirth: '1970-01-31', localTimeZone: 'UTC', timeZone: 'UTC', ...data });
      const { id: deviceId } = await factory.device({ currentPatientId: null });
      for (let day = 1; day <= days; day++) {
        await factory.reading({ patientId: id, deviceId, readingTimestamp: new Date(Date.UTC(2026, 0, day, 12)) });
      }
      return id;
    };
    const ids = [
      await patient({ firstName: 'Zoë', lastName: 'Sample, "Jr."', externalIdentifier: '=1+1' }, 2),
      await patient({ firstName: 'Testina', lastName: 'Discharged', externalIdentifier: 'D-1', archived: true }, 16),
    ];
    await patient({ firstName: 'Testina', lastName: 'Never', externalIdentifier: 'N-1', enrolled: false }, 0);
    await database.dataSource.query(
      `insert into patient (organization_id, first_name, last_name, sex, time_zone)
       select $1, 'Testina', 'Sampleton', 'unknown', 'UTC' from generate_series(1, 250)`,
      [factory.organizationId],
    );
    expect(await admin.json(command('--first-date', '2026-01-01'))).toEqual({ file, patients: 252 });
    const lines = readFileSync(file, 'utf8').split('\r\n');
    const window = '2026-01-01,2026-01-30,UTC';
    const dates = Array.from({ length: 16 }, (_, day) => `2026-01-${String(day + 1).padStart(2, '0')}`);
    expect(lines.slice(0, 3)).toEqual([
      BYTE_ORDER_MARK + HEADER,
      `"Sample, ""Jr.""",Zoë,1970-01-31,'=1+1,${ids[0]},yes,${window},2,2 to 15,2026-01-01 2026-01-02`,
      `Discharged,Testina,1970-01-31,D-1,${ids[1]},no,${window},16,16 to 30,${dates.join(' ')}`,
    ]);
    expect(lines.slice(3, -1).map((line) => line.replace(/\d+/, 'n'))).toEqual(
      Array.from({ length: 250 }, () => `Sampleton,Testina,,,n,yes,${window},0,,`),
    );
    expect(lines.at(-1)).toBe('');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('writes the patients with a number of days only, and none of another organization', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const args = ['report', 'adherence', '--organization', other.organization.name, '-o', file];
    expect(await admin.json(args)).toEqual({ file, patients: 0 });
    expect(await admin.json(command('--first-date', '2026-01-01', '--threshold', '16-30'))).toEqual({ file, patients: 1 });
    expect(readFileSync(file, 'utf8').split('\r\n')[1]).toMatch(/^Discharged,/);
  });

  it('leaves no file behind after an error', async () => {
    const absent = join(folder, 'absent.csv');
    const args = [...command('--first-date', '1999-01-01'), '-o', absent];
    expect(await admin.failure(args)).toMatchObject({ exitCode: 64, error: { errors: [{ parameter: '--first-date' }] } });
    expect(readdirSync(folder)).toEqual(['days.csv']);
  });

  it('escapes exactly the texts that exports escape, because a spreadsheet would take them for formulas', () => {
    const start = fc.constantFrom(
      '',
      ...["'", '=', '+', '-', '@', '\t', '\r', '\n', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20', ' '],
    );
    const text = fc.tuple(start, start, fc.string()).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (name) => {
        const written = new CsvRows(['name']).of([{ name }]).replace(/\n$/, '');
        const line = csvLine([name]).replace(/\r\n$/, '');
        const unquoted = (cell: string) => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);
        expect(unquoted(line)).toBe(unquoted(written));
      }),
    );
  });
});
