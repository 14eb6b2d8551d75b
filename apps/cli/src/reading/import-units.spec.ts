import { READING_KIND_NAMES, valueWithUnits } from '@rpm/domain';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportFixture } from '../testing/import-fixture';

/** Readings in mmol/L. Only values of 10 or more are also possible in mg/dL. */
const MIXED = `subject,timestamp,glucose
mm-1,2026-01-31 08:00,5.6
mm-1,2026-01-31 08:05,9.9
mm-1,2026-01-31 08:10,10
mm-1,2026-01-31 08:15,11
mm-1,2026-01-31 08:20,12
mm-1,2026-01-31 08:25,22
mm-1,2026-01-31 08:30,5.0
`;
const AT = '2026-01-31T08:00:00Z';
const OPTIONS = 'Nothing was stored. Add --unit mgdl or --unit mmoll';
const HOUR_MS = 3_600_000;

describe('reading import', () => {
  const fixture = ImportFixture.register();

  const command = (text: string, ...options: string[]) => fixture.command('reading', fixture.file('file.csv', text), ...options);
  const json = (text: string, ...options: string[]) => fixture.admin.json(command(text, ...options));
  const failure = (text: string, ...options: string[]) => fixture.admin.failure(command(text, ...options));
  const refused = (code: string, detail: string) => ({
    exitCode: 65,
    error: { code, detail: expect.stringContaining(detail) as string },
  });
  const stored = async (table: string, column: string) => {
    const rows = await fixture.database.dataSource.query<{ value: number; sent: object | null }[]>(
      `select ${column} as value, sent_as as sent from ${table} where organization_id = $1 order by reading_timestamp`,
      [fixture.factory.organizationId],
    );
    return rows.map(({ value, sent }) => [value, sent]);
  };
  const glucose = () => stored('blood_glucose_reading', 'glucose');
  const mmoll = (value: number, fixed: number) => [fixed, { value, unit: 'mmoll' }];
  const IN_MGDL = [
    mmoll(5.6, 101),
    mmoll(9.9, 178),
    mmoll(10, 180),
    mmoll(11, 198),
    mmoll(12, 216),
    mmoll(22, 396),
    mmoll(5, 90),
  ];
  const set = (...options: string[]) =>
    fixture.admin.json(['organization', 'set', fixture.factory.organization.name, ...options]);

  describe('of a file that does not state its unit', () => {
    it('stores nothing and names the options, whichever unit the organization displays', async () => {
      await set('--glucose-unit', 'mmoll');
      expect(await failure(MIXED)).toEqual(refused('unit_missing', OPTIONS));
      expect(await failure(MIXED, '--dry-run')).toEqual(refused('unit_missing', OPTIONS));
      expect(await fixture.admin.failure(command(MIXED).with(2, '-'), { stdin: MIXED })).toEqual(
        refused('unit_missing', OPTIONS),
      );
      const bodies = `patient.externalIdentifier,readingTimestamp,weight\np-1,${AT},70\n`;
      expect(await failure(bodies, '--kind', 'weight')).toEqual(refused('unit_missing', 'Add --unit lbs or --unit kg'));
      expect(await glucose()).toEqual([]);
      expect(
        await fixture.database.dataSource.query('select from patient where organization_id = $1', [
          fixture.factory.organizationId,
        ]),
      ).toEqual([]);
    });

    it.each(['mmoll', 'mmol/L', 'MMOL / l'])(
      'converts its values from the unit in --unit %s, and prints the unit in the result',
      async (unit) => {
        expect(await json(MIXED, '--unit', unit)).toEqual({
          stored: 7,
          duplicates: 0,
          rejected: 0,
          patients: 1,
          devices: 1,
          units: ['mmoll'],
          timeZone: 'UTC',
        });
        expect(await glucose()).toEqual(IN_MGDL);
        expect((await fixture.admin.run(command(MIXED, '--unit', unit))).stdout).toContain('unit\tmmol/L\n');
      },
    );

    it('uses the unit that the organization has set for imports', async () => {
      await set('--import-glucose-unit', 'mmoll');
      expect(await json(MIXED)).toMatchObject({ stored: 7, units: ['mmoll'] });
      expect(await glucose()).toEqual(IN_MGDL);
    });

    it('prefers --unit to the unit of the organization', async () => {
      await set('--import-glucose-unit', 'mmoll');
      expect(await json(`subject,timestamp,glucose\ns-1,${AT},22\n`, '--unit', 'mgdl')).toMatchObject({ units: ['mgdl'] });
      expect(await glucose()).toEqual([[22, null]]);
    });
  });

  describe('of a file that states its unit', () => {
    it.each(['glucose (mmol/L)', 'Glucose [mmol/l]', ' glucose(MMOLL) '])(
      'finds the unit in the column name %j',
      async (name) => {
        expect(await json(MIXED.replace('glucose', name))).toMatchObject({ stored: 7, units: ['mmoll'] });
        expect(await glucose()).toEqual(IN_MGDL);
      },
    );

    it('finds the unit of each line in a column', async () => {
      const file = `subject,timestamp,glucose,glucoseUnit\ns-1,2026-01-31 08:00,22,mg/dL\ns-1,2026-01-31 08:05,22,mmoll\n`;
      expect(await json(file)).toMatchObject({ stored: 2, units: ['mgdl', 'mmoll'] });
      expect(await glucose()).toEqual([[22, null], mmoll(22, 396)]);
    });

    it('finds the unit in the lines of an NDJSON file', async () => {
      const lines = [{ subject: 's-1', timestamp: AT, glucose: 22, glucoseUnit: 'mmol/L' }];
      const path = fixture.file('file.ndjson', lines.map((line) => JSON.stringify(line)).join('\n'));
      expect(await fixture.admin.json(fixture.command('reading', path))).toMatchObject({ stored: 1, units: ['mmoll'] });
      expect(await glucose()).toEqual([mmoll(22, 396)]);
    });

    it('rejects the file if a line, the column name or --unit states another unit', async () => {
      const [header, column] = [
        MIXED.replace('glucose', 'glucose (mmol/L)'),
        `subject,timestamp,glucose,glucoseUnit\ns-1,${AT},22,mmoll\n`,
      ];
      for (const file of [header, column])
        expect(await failure(file, '--unit', 'mgdl')).toEqual(
          refused('unit_contradicted', 'states another unit of glucose than --unit in line'),
        );
      const both = `subject,timestamp,glucose (mg/dL),glucoseUnit\ns-1,${AT},22,mmoll\n`;
      expect(await failure(both)).toEqual(refused('unreadable_file', 'states the unit of glucose twice'));
      expect(await failure(MIXED.replace('glucose', 'glucose (g/L)'))).toEqual(
        refused('unreadable_file', 'unknown unit of glucose'),
      );
      const gap = `subject,timestamp,glucose,glucoseUnit\ns-1,${AT},22,mmoll\ns-2,${AT},22,\n`;
      expect(await failure(gap)).toEqual(refused('unit_missing', 'in line 3.'));
      expect(await glucose()).toEqual([]);
    });
  });

  describe('of a file whose values contradict the unit', () => {
    /** A file in which each given value comes after other values that are possible in both units. */
    const fileWith = (contrary: readonly string[], count: number) =>
      [
        'subject,timestamp,glucose',
        ...Array.from({ length: count }, (_, at) => `s-1,${instant(at)},${contrary[at] ?? '20'}`),
      ].join('\n');
    const instant = (at: number) => new Date(Date.parse(AT) + at * 60_000).toISOString();

    it.each([
      [
        'mgdl',
        MIXED,
        '3 of 7 values of glucose are not an integer from 10 to 1000 mg/dL: lines 2, 3, 8. Nothing was stored. If the values have another unit, use --unit mmoll.',
      ],
      ['mgdl', MIXED.replaceAll(/5\.6|9\.9|5\.0/g, '10.0'), '3 of 7 values'],
      ['mgdl', MIXED.replaceAll(/(\d+)\.(\d)/g, '"$1,$2"'), '3 of 7 values'],
      ['mgdl', MIXED.replaceAll(/(\d+)\.(\d)/g, '$1,$2'), '3 of 7 values'],
      ['mgdl', MIXED.replaceAll(',', ';').replaceAll('.', ','), '3 of 7 values'],
      ['mmoll', MIXED.replaceAll(/5\.6|9\.9|5\.0/g, '100'), '3 of 7 values of glucose are not a number from 0.6 to 55.5 mmol/L'],
    ])('stores nothing with --unit %s, and names the lines (%#)', async (unit, file, detail) => {
      expect(await failure(file, '--unit', unit)).toEqual(refused('unit_contradicted', detail));
      expect(await failure(file, '--unit', unit, '--dry-run')).toEqual(refused('unit_contradicted', detail));
      expect(await glucose()).toEqual([]);
      expect(existsSync(`${fixture.folder}/file.csv.rejected.csv`)).toBe(false);
    });

    it('stores nothing if ten of many values contradict it, and rejects nine of them line by line', async () => {
      const ten = Array.from({ length: 10 }, () => '5.5');
      expect(await failure(fileWith(ten, 1_200), '--unit', 'mgdl')).toEqual(refused('unit_contradicted', '10 of 1200 values'));
      expect(await glucose()).toEqual([]);
      const { exitCode, stdout } = await fixture.admin.run(command(fileWith(ten.slice(1), 1_200), '--unit', 'mgdl', '--json'));
      expect([exitCode, JSON.parse(stdout)]).toMatchObject([65, { stored: 1_191, rejected: 9, units: ['mgdl'] }]);
      expect(fixture.rejectedLines(`${fixture.folder}/file.csv`)[0]).toBe(
        '2,not_in_range,"glucose: not an integer from 10 to 1000 mg/dL."',
      );
    });

    it('stores nothing if at least 1 % of the values contradict it, even a single value', async () => {
      expect(await failure(fileWith(['5.5'], 100), '--unit', 'mgdl')).toEqual(refused('unit_contradicted', '1 of 100 values'));
      const { exitCode } = await fixture.admin.run(command(fileWith(['5.5'], 101), '--unit', 'mgdl'));
      expect([exitCode, (await glucose()).length]).toEqual([65, 100]);
    });

    it.each([
      ['weight', 'weight', 'lbs', '2300', '150.5'],
      ['weight', 'weight', 'kg', '1100', '70.5'],
      ['temperature', 'temperature', 'celsius', '98.6', '36.6'],
      ['temperature', 'temperature', 'fahrenheit', '36.6', '98.6'],
      ['bloodGlucose', 'glucose', 'mmoll', '100', '5.6'],
      ['bloodGlucose', 'glucose', 'mgdl', '10.0', '100'],
    ])(
      'also stores nothing if a file for %s has the columns of the API, and its %s in %s is %s',
      async (kind, property, unit, wrong, right) => {
        const { id } = await fixture.factory.patient();
        const file = (value: string) => `patient.id,readingTimestamp,${property}\n${id},${AT},${value}\n`;
        const options = ['--kind', kind, '--unit', unit];
        expect(await failure(file(wrong), ...options)).toEqual(refused('unit_contradicted', `1 of 1 values of ${property}`));
        expect(await json(file(right), ...options)).toMatchObject({ stored: 1, units: [unit] });
      },
    );
  });

  it('finds the unit of weights and temperatures in the column name', async () => {
    const { id } = await fixture.factory.patient();
    const file = (name: string, value: number) => `patient.id,readingTimestamp,${name}\n${id},${AT},${value}\n`;
    await json(file('weight (kg)', 70), '--kind', 'weight');
    await json(file('temperature (°C)', 36.6), '--kind', 'temperature');
    expect(await stored('weight_reading', 'weight')).toEqual([[154.32, { value: 70, unit: 'kg' }]]);
    expect(await stored('temperature_reading', "temperature || ' ' || temperature_unit")).toEqual([['36.6 celsius', null]]);
  });

  it('reads --limits in the unit of the file', async () => {
    const file = `subject,timestamp,glucose\ns-1,2026-01-31 08:00,HI\ns-1,2026-01-31 08:05,LO\n`;
    await json(file, '--unit', 'mmoll', '--limits', '2.2:22.2');
    expect(await glucose()).toEqual([mmoll(22.2, 400), mmoll(2.2, 40)]);
    expect(await failure(file, '--unit', 'mmoll', '--limits', '40:400')).toMatchObject({
      exitCode: 64,
      error: { errors: [{ parameter: '--limits' }] },
    });
    expect(await failure(file.replace('glucose', 'glucose (mmol/L)'), '--limits', '40:400')).toEqual(
      refused('unit_contradicted', 'limits of the instrument'),
    );
  });

  it('rejects --unit for kinds with a single unit, and a unit that the value cannot have', async () => {
    const file = `patient.id,readingTimestamp,bloodOxygen\n1,${AT},97\n`;
    for (const options of [
      ['--kind', 'bloodOxygen', '--unit', 'mgdl'],
      ['--unit', 'kg'],
      ['--unit', 'g/L'],
    ])
      expect(await failure(file, ...options)).toMatchObject({ exitCode: 64, error: { errors: [{ parameter: '--unit' }] } });
  });

  it('rejects oxygen saturations that are fractions, with a hint', async () => {
    const { id } = await fixture.factory.patient();
    const rows = [0.97, 97, 1, 0.995].map((value, at) => `${id},2026-01-31T08:00:0${at}Z,${value},61\n`);
    const { exitCode, stdout } = await fixture.admin.run(
      command(`patient.id,readingTimestamp,bloodOxygen,heartRate\n${rows.join('')}`, '--kind', 'bloodOxygen', '--json'),
    );
    expect([exitCode, JSON.parse(stdout)]).toEqual([65, { stored: 1, duplicates: 0, rejected: 3, patients: 0, devices: 0 }]);
    const reason =
      'not_in_range,"bloodOxygen: Send an integer from 30 to 100 spO2. Send a fraction such as 0.97 in percent: 97."';
    expect(fixture.rejectedLines(`${fixture.folder}/file.csv`)).toEqual([2, 4, 5].map((line) => `${line},${reason}`));
  });

  it('has the units and ranges that the guide lists', () => {
    const guide = readFileSync(join(__dirname, '../../../../docs/cli.md'), 'utf8');
    const rows = guide.match(/^\| (glucose|weight|temperature) .*$/gm)?.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    const units = READING_KIND_NAMES.flatMap((kind) => {
      const { property, units = [] } = valueWithUnits(kind) ?? {};
      return units.map(({ name, label, min, max, isWhole }) => [
        property,
        `\`${name}\``,
        label,
        `${min} to ${max}`,
        isWhole ? 'none' : 'any',
      ]);
    });
    expect(rows).toEqual(units);
  });

  it('stores the readings of a clinic that measures in mmol/L once, and never as mg/dL', async () => {
    const month = Array.from({ length: 31 * 24 }, (_, hour) => ({
      subject: `mm-${hour % 3}`,
      at: new Date(Date.UTC(2025, 0, 1) + hour * HOUR_MS).toISOString(),
      // The values range from 2.2 to 22.1 mmol/L.
      value: (22 + ((hour * 37) % 200)) / 10,
    }));
    const file = `subject,timestamp,glucose\n${month.map(({ subject, at, value }) => `${subject},${at},${value}\n`).join('')}`;
    expect(await failure(file)).toEqual(refused('unit_missing', OPTIONS));
    expect(await failure(file, '--unit', 'mgdl')).toEqual(refused('unit_contradicted', 'Nothing was stored.'));
    expect(await glucose()).toEqual([]);
    const none = { stored: 0, duplicates: 0, rejected: 0, patients: 0, devices: 0, units: ['mmoll'] };
    expect(await json(file, '--unit', 'mmoll', '--dry-run')).toEqual({ ...none, stored: month.length, patients: 3, devices: 3 });
    expect(await json(file, '--unit', 'mmoll')).toEqual({ ...none, stored: month.length, patients: 3, devices: 3 });
    expect(await json(file, '--unit', 'mmoll')).toEqual({ ...none, duplicates: month.length });
    expect(await glucose()).toEqual(month.map(({ value }) => mmoll(value, Math.round(value * 18.0156))));
  });
});
