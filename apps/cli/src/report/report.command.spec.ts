import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

/** Glucose every five minutes and one weight a day, for the fourteen days up to 31 January 2026 in New York. */
const READINGS = [
  `insert into blood_glucose_reading (organization_id, patient_id, reading_timestamp, glucose, manual)
   select $1, $2, timestamptz '2026-01-18T05:00:00Z' + n * interval '5 minutes', 60 + n % 30 * 5, false from generate_series(0, 14 * 288 - 1) n`,
  `insert into weight_reading (organization_id, patient_id, reading_timestamp, weight, manual)
   select $1, $2, timestamptz '2026-01-18T12:00:00Z' + n * interval '1 day', 180 - n / 10.0, false from generate_series(0, 13) n`,
];

describe('report patient', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-report-'));
  const file = join(folder, 'report.html');
  let database: TestDatabase;
  let admin: RpmAdmin;
  let factory: Factory;
  let patientId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    factory = await Factory.inNewOrganization(database.dataSource);
    patientId = (await factory.patient({ firstName: 'Testina', lastName: 'O<b>Brien', localTimeZone: 'America/New_York' })).id;
    for (const text of READINGS) await database.dataSource.query(text, [factory.organizationId, patientId]);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const command = (id: number, ...options: string[]) => [
    ...['report', 'patient', String(id), '--organization', factory.organization.name, '-o', file],
    ...options,
  ];

  it('writes the charts of all kinds of readings to a file that loads no other files and that only its owner can read', async () => {
    const summary = await admin.json(command(patientId, '--end-date', '2026-01-31'));
    expect(summary).toEqual({
      file,
      firstDate: '2026-01-18',
      lastDate: '2026-01-31',
      timeZone: 'America/New_York',
      readings: { bloodGlucose: 4032, weight: 14 },
    });
    const html = readFileSync(file, 'utf8');
    expect(html).toContain(
      'From Jan 18, 2026 to Jan 31, 2026: 4,032 readings on 14 days, of a continuous monitor, covering 100 % of the time.',
    );
    expect(html).toContain('Percent of time: below 54 mg/dL: 0 %, 54–69 mg/dL: ');
    expect(html).toContain('The last value differs from that of a week before by −0.7 lb.');
    expect(html).toContain('Testina O&lt;b&gt;Brien');
    expect(html.match(/ role="img"/g)).toHaveLength(3);
    expect(html).toContain('Target 70 to 180 mg/dL</li>');
    expect(html).not.toMatch(/<script|src=|href=|url\(|@import/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('shows values in the units of the organization', async () => {
    await admin.json(['organization', 'set', factory.organization.name, '--glucose-unit', 'mmoll', '--weight-unit', 'kg']);
    await admin.json(command(patientId, '--end-date', '2026-01-31'));
    const html = readFileSync(file, 'utf8');
    expect(html).toContain('Percent of time: below 3.0 mmol/L: ');
    expect(html).toContain('by −0.3 kg.');
  });

  it.each([
    [['--days', '30'], '2026-01-02', '30 days'],
    [['--first-date', '2026-01-20'], '2026-01-20', '12 days'],
    [['--first-date', '2025-01-31'], '2025-01-31', '366 days'],
  ])('covers other days with %p', async (options, firstDate, period) => {
    const summary = await admin.json(command(patientId, '--end-date', '2026-01-31', ...options));
    expect(summary).toMatchObject({ firstDate, lastDate: '2026-01-31' });
    expect(readFileSync(file, 'utf8')).toContain(`readings in ${period}, from `);
  });

  it.each([
    ['--days', ['--days', '30', '--first-date', '2026-01-01', '--end-date', '2026-01-31']],
    ['--end-date', ['--first-date', '2026-01-01']],
    ['--end-date', ['--first-date', '2026-02-01', '--end-date', '2026-01-31']],
    ['--first-date', ['--first-date', '2026-02-30', '--end-date', '2026-03-31']],
    ['days', ['--first-date', '2025-01-30', '--end-date', '2026-01-31']],
  ])('names the option %s in the error for %p', async (parameter, options) => {
    expect(await admin.failure(command(patientId, ...options))).toMatchObject({
      exitCode: 64,
      error: { errors: [{ parameter }] },
    });
  });

  it('shows blood pressure over the full width, with the pulse of the readings that have one below it', async () => {
    const { id } = await factory.patient({ localTimeZone: 'America/New_York' });
    await database.dataSource.query(
      `insert into blood_pressure_reading (organization_id, patient_id, reading_timestamp, systolic, diastolic, heart_rate, manual)
       values ($1, $2, '2026-01-20T12:00:00Z', 128, 82, 66, false), ($1, $2, '2026-01-21T12:00:00Z', 131, 84, null, false)`,
      [factory.organizationId, id],
    );
    await admin.json(command(id, '--end-date', '2026-01-31'));
    const html = readFileSync(file, 'utf8');
    const section = /<section class="wide"><h2>Blood pressure<\/h2>.*?<\/section>/.exec(html)?.[0] ?? '';
    expect([...section.matchAll(/<p>(.*?)<\/p>/g)].map(([, note]) => note)).toEqual([
      'Systolic: 2 readings in 14 days, from 128 to 131 mmHg, median 130 mmHg. Diastolic: 2 readings in 14 days, from 82 to 84 mmHg, median 83 mmHg. ' +
        'The dashed lines are the targets below 130/80 mmHg.',
      'Heart rate: 1 reading in 14 days, from 66 to 66 bpm, median 66 bpm.',
    ]);
    expect([...section.matchAll(/viewBox="0 0 720 \d+"/g)]).toHaveLength(2);
  });

  it('states that a patient has no readings, and rejects a patient of another organization', async () => {
    const quiet = await factory.patient();
    expect(await admin.json(command(quiet.id))).toMatchObject({ readings: {} });
    expect(readFileSync(file, 'utf8')).toContain('There are no readings in this period.');
    const foreign = await (await Factory.inNewOrganization(database.dataSource)).patient();
    expect(await admin.failure(command(foreign.id))).toMatchObject({ exitCode: 1, error: { code: 'not_found' } });
    expect(await admin.failure(command(patientId, '--end-date', '31.01.2026'))).toMatchObject({ exitCode: 64 });
  });
});
