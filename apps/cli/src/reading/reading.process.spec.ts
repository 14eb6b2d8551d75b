import { ReadingRepository } from '@rpm/data-access';
import { BloodGlucoseReading } from '@rpm/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportFixture } from '../testing/import-fixture';

const CSV = `glucose (mg/dL),subject,timestamp,comment
101,s-1,2026-01-31T08:30:00Z,
102,s-1,2026-01-31T08:35:00+02:00,"a, b"
103,s-2,2026-01-31T08:30:00Z,
`;
const BAD_LINES = `none,s-1,2026-01-31T08:40:00Z,
104,,2026-01-31T08:40:00Z,
105,s-1,2026-02-30T08:40:00Z,
106,s-1,2026-01-31T08:30:00Z,another value
`;
const OF_CSV = { stored: 3, duplicates: 0, rejected: 0, patients: 2, devices: 2, units: ['mgdl'] };
const AGAIN = { stored: 0, duplicates: 3, rejected: 0, patients: 0, devices: 0, units: ['mgdl'] };

describe('reading commands', () => {
  const fixture = ImportFixture.register();

  const file = (name: string, text: string) => fixture.file(name, text);
  const command = (path: string, ...options: string[]) => fixture.command('reading', path, ...options);
  const stored = () =>
    fixture.database.dataSource.getRepository(BloodGlucoseReading).find({
      where: { organizationId: fixture.factory.organizationId },
      order: { readingTimestamp: 'ASC', id: 'ASC' },
    });

  it('store each reading of a CSV file only once, however often the file is imported', async () => {
    const path = file('readings.csv', CSV);
    expect(await fixture.admin.json(command(path))).toEqual(OF_CSV);
    expect(await fixture.admin.json(command(path))).toEqual(AGAIN);
    const stdout = 'stored\t0\nduplicates\t3\nrejected\t0\nnew patients\t0\nnew devices\t0\nunit\tmg/dL\n';
    expect(await fixture.admin.run(command(path))).toEqual({ exitCode: 0, stdout, stderr: '' });
    expect((await stored()).map(({ glucose, readingTimestamp }) => [glucose, readingTimestamp.toISOString()])).toEqual([
      [102, '2026-01-31T06:35:00.000Z'],
      [101, '2026-01-31T08:30:00.000Z'],
      [103, '2026-01-31T08:30:00.000Z'],
    ]);
    expect(readdirSync(fixture.folder)).toEqual(['readings.csv']);
  });

  describe('of a monitor that measures every five minutes in the night in which the clocks are put forward', () => {
    const ZONE = ['--time-zone', 'America/Los_Angeles'];
    const times = Array.from({ length: 24 }, (_, at) =>
      new Date(Date.UTC(2026, 2, 8, 1, 30 + 5 * at)).toISOString().slice(0, 19),
    );
    const text = `subject,timestamp,glucose (mg/dL)\n${times.map((time, at) => `s-1,${time},${100 + at}\n`).join('')}`;
    const instants = async () => (await stored()).map(({ readingTimestamp }) => readingTimestamp.toISOString().slice(11, 16));

    it('reject the twelve readings of the hour that was skipped', async () => {
      const path = file('night.csv', text);
      const { exitCode, stdout } = await fixture.admin.run(command(path, ...ZONE, '--json'));
      expect([exitCode, JSON.parse(stdout)]).toEqual([65, expect.objectContaining({ stored: 12, rejected: 12 })]);
      expect(readFileSync(`${path}.rejected.csv`, 'utf8').match(/no_such_local_time/g)).toHaveLength(12);
    });

    it('store the readings an hour later with --nonexistent shift, where they collide with those of the next hour', async () => {
      const { exitCode, stdout } = await fixture.admin.run(
        command(file('night.csv', text), ...ZONE, '--nonexistent', 'shift', '--json'),
      );
      expect([exitCode, JSON.parse(stdout)]).toEqual([65, expect.objectContaining({ stored: 18, rejected: 6 })]);
    });

    it('store all readings, five minutes apart, with --clock fixed', async () => {
      expect(await fixture.admin.json(command(file('night.csv', text), ...ZONE, '--clock', 'fixed'))).toMatchObject({
        stored: 24,
        rejected: 0,
      });
      expect(await instants()).toEqual(times.map((time) => new Date(Date.parse(`${time}-08:00`)).toISOString().slice(11, 16)));
    });

    it.each(['2:3:4', 'x', '400:40', '0.5:40', '40:9999', '40.5:400'])(
      'reject the limits %s, and explain the required form',
      async (limits) => {
        expect(await fixture.admin.failure(command(file('night.csv', text), '--limits', limits))).toMatchObject({
          exitCode: 64,
          error: { errors: [{ parameter: '--limits', code: 'not_limits' }] },
        });
      },
    );
  });

  it('store LO and HI as the limits of the instrument, and reject them while the limits are not known', async () => {
    const path = file(
      'monitor.csv',
      'subject,timestamp,glucose (mg/dL)\ns-1,2026-01-31T08:30:00Z,LO\ns-1,2026-01-31T08:35:00Z,High\ns-1,2026-01-31T08:40:00Z,90\n',
    );
    const first = await fixture.admin.run(command(path, '--json'));
    expect([first.exitCode, JSON.parse(first.stdout)]).toEqual([65, expect.objectContaining({ stored: 1, rejected: 2 })]);
    expect(readFileSync(`${path}.rejected.csv`, 'utf8')).toMatch(/2,limits_unknown,.*--limits 40:400/);
    expect(await fixture.admin.json(command(path, '--limits', '40:400'))).toMatchObject({
      stored: 2,
      duplicates: 1,
      rejected: 0,
    });
    expect((await stored()).map(({ glucose, outOfRange }) => [glucose, outOfRange])).toEqual([
      [40, 'below'],
      [400, 'above'],
      [90, null],
    ]);
  });

  it('store the readings in valid lines, and write rejected lines to a file beside the input', async () => {
    const path = file('readings.csv', CSV + BAD_LINES);
    const rejected = `${path}.rejected.csv`;
    const first = await fixture.admin.run(command(path, '--json'));
    expect({ exitCode: first.exitCode, ...(JSON.parse(first.stdout) as object) }).toEqual({
      ...OF_CSV,
      exitCode: 65,
      rejected: 4,
    });
    const detail = `4 lines were not stored: see ${rejected} for the lines and their errors.`;
    expect(JSON.parse(first.stderr)).toEqual({ error: { code: 'lines_rejected', detail } });
    const lines = readFileSync(rejected, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => line.split(',').slice(0, 2).join())).toEqual([
      'line,code',
      '5,not_in_range',
      '6,missing',
      '7,not_a_timestamp',
      '8,conflict',
    ]);

    const again = await fixture.admin.run(command(path));
    expect(again).toMatchObject({ exitCode: 65, stderr: `rpm-admin: ${detail}\n` });
    expect(readFileSync(rejected, 'utf8').trimEnd().split('\n')).toEqual(lines);
    expect(await stored()).toHaveLength(3);
  });

  it('detect NDJSON by --format or by the file name, and import it from stdin', async () => {
    const text = CSV.trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [glucose, subject, timestamp] = line.split(',');
        return JSON.stringify({ subject, timestamp, glucose: Number(glucose), glucoseUnit: 'mgdl' });
      })
      .join('\n');
    expect(await fixture.admin.json(command(file('readings.jsonl', text)))).toEqual(OF_CSV);
    expect(await fixture.admin.json(command(file('readings.txt', text), '--format', 'ndjson'))).toEqual(AGAIN);
    expect(await fixture.admin.json(command('-', '--format', 'ndjson'), { stdin: text })).toEqual(AGAIN);
    const { stdout } = await fixture.admin.runProcess([...command('-'), '--json'], { stdin: CSV, cwd: fixture.folder });
    expect(JSON.parse(stdout)).toEqual(AGAIN);
  });

  it('interpret timestamps without an offset in the --time-zone or, if the option is absent, as UTC with a notice', async () => {
    const path = file('local.csv', 'subject,timestamp,glucose (mg/dL)\ns-1,2026-07-01 08:00:00,101\n');
    const utc = await fixture.admin.run(command(path));
    expect(utc).toMatchObject({
      exitCode: 0,
      stderr: 'Timestamps without an offset are read as UTC. Use --time-zone if they are local times.\n',
    });
    expect(await fixture.admin.run(command(path, '--time-zone', 'America/Los_Angeles'))).toMatchObject({
      exitCode: 0,
      stderr: '',
    });
    const instants = (await stored()).map((reading) => [reading.readingTimestamp.toISOString(), reading.deviceTimeZoneOffset]);
    expect(instants).toEqual([
      ['2026-07-01T08:00:00.000Z', null],
      ['2026-07-01T15:00:00.000Z', -25_200],
    ]);
  });

  it('create, list and print readings of every kind, and print their corrections', async () => {
    const ours = ['--organization', fixture.factory.organization.name, '--kind', 'bloodPressure'];
    const { id: patientId } = await fixture.factory.patient();
    const body = {
      readingTimestamp: '2026-01-31T08:30:00Z',
      patient: { id: patientId },
      systolic: 120,
      diastolic: 80,
      manual: true,
    };
    const made = await fixture.admin.json(['reading', 'create', '-', ...ours], { stdin: JSON.stringify(body) });
    expect(made).toMatchObject({ systolic: 120, systolicUnit: 'mmHg', manual: true, patient: { id: patientId } });
    const { id } = made as { id: number };
    const { organizationId } = fixture.factory;
    const request = { organizationId, expectedEntityTags: null, idempotency: null };
    await new ReadingRepository(fixture.database.dataSource).correct('bloodPressure', request, id, { systolic: 130 });
    const representation = await fixture.admin.json(['reading', 'show', String(id), ...ours]);
    expect(representation).toEqual({ ...(made as object), systolic: 130 });
    expect(await fixture.admin.json(['reading', 'list', ...ours, '--patient-id', String(patientId)])).toMatchObject({
      content: [representation],
    });
    expect(await fixture.admin.json(['reading', 'history', String(id), ...ours])).toMatchObject([
      { version: 1, values: { systolic: 120 } },
    ]);
    expect(await fixture.admin.failure(['reading', 'history', '9007199254740991', ...ours])).toMatchObject({ exitCode: 1 });
    const path = file(
      'pressure.csv',
      `readingTimestamp,patient.id,systolic,diastolic\n2026-01-31T08:30:00Z,${patientId},130,80\n`,
    );
    const dry = await fixture.admin.run(command(path, '--kind', 'bloodPressure', '--dry-run', '--json'));
    expect({ exitCode: dry.exitCode, ...(JSON.parse(dry.stdout) as object) }).toMatchObject({ exitCode: 65, rejected: 1 });
    expect(readFileSync(`${path}.dry-run.rejected.csv`, 'utf8')).toContain('\n2,conflict,');
  });

  it.each([
    ['--time-zone', 'Mars/Olympus', 'not_a_time_zone'],
    ['--time-zone', '', 'not_a_time_zone'],
    ['--rejected-file', '/dev/null', 'not_usable'],
    ['--rejected-file', '/nowhere/rejected.csv', 'not_usable'],
  ])('reject the option %s with the value %j', async (parameter, value, code) => {
    const failure = await fixture.admin.failure(command(file('readings.csv', CSV), parameter, value));
    expect(failure).toEqual({
      exitCode: 64,
      error: {
        code: 'usage',
        detail: `Correct ${parameter} and run the command again.`,
        errors: [{ parameter, code, detail: expect.any(String) as string }],
      },
    });
  });

  it('never overwrite a file that was not written for rejected lines', async () => {
    const path = file('readings.csv', CSV + BAD_LINES);
    expect(await fixture.admin.failure(command(path, '--rejected-file', path))).toMatchObject({ exitCode: 64 });
    expect(readFileSync(path, 'utf8')).toBe(CSV + BAD_LINES);
  });

  it('report different errors for a missing file and for a file in another format', async () => {
    const missing = join(fixture.folder, 'missing.csv');
    expect(await fixture.admin.failure(command(missing))).toEqual({
      exitCode: 66,
      error: { code: 'file_unavailable', detail: `"${missing}" does not exist. Name a file, or - for stdin.` },
    });
    expect(await fixture.admin.failure(command(fixture.folder))).toMatchObject({
      exitCode: 66,
      error: { code: 'file_unavailable' },
    });
    expect(await fixture.admin.failure(command(file('other.csv', 'a,b\n1,2\n')))).toEqual({
      exitCode: 65,
      error: { code: 'unreadable_file', detail: 'The first line must name the columns; missing: subject, timestamp, glucose.' },
    });
    expect(await fixture.admin.failure(command(file('empty.csv', '')))).toMatchObject({ exitCode: 65 });
    const unknown = ['reading', 'import', file('readings.csv', CSV), '--organization', 'Nobody'];
    expect(await fixture.admin.failure(unknown)).toMatchObject({ exitCode: 1, error: { code: 'not_found' } });
  });
});
