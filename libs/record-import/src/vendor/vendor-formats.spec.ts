import { rowsIn, SAMPLE_FILES } from './testing/sample-files';

const glucose = { kind: 'bloodGlucose' } as const;
const sensor = { ...glucose, role: 'continuous' } as const;
const meter = { ...glucose, role: 'meter' } as const;

describe('formats of vendors', () => {
  it('read the sensor, the calibrations and the events of Clarity', async () => {
    expect(await rowsIn('clarity', SAMPLE_FILES.clarity)).toEqual([
      ...[2, 3, 4].map((line) => ({ line, skipped: 'not_a_reading' })),
      { line: 5, ...sensor, time: '2026-01-31T08:00:04', unit: 'mgdl', serial: 'TX1', values: { glucose: '101' } },
      { line: 6, ...sensor, time: '2026-01-31T08:10:04', unit: 'mgdl', serial: 'TX1', values: { glucose: 'Low' } },
      { line: 7, ...meter, time: '2026-01-31T08:16:00', unit: 'mgdl', serial: null, values: { glucose: '110' } },
      { line: 8, skipped: 'other_event' },
    ]);
  });

  it.each([
    [
      'Spanish',
      'Índice,Marca temporal (AAAA-MM-DDThh:mm:ss),Tipo de evento',
      'Nivel de glucosa (mg/dL)',
      'Niveles estimados de glucosa',
      'Bajo',
    ],
    ['German', 'Index,Zeitstempel (JJJJ-MM-TTThh:mm:ss),Ereignisart', 'Glukosewert (mg/dL)', 'EGV', 'Niedrig'],
  ])('read Clarity of an account in %s', async (_language, names, glucoseName, type, low) => {
    const rest = 'Insulin (u),Carbs (g),Duration (hh:mm:ss),Rate (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID';
    const text = `${names},a,b,c,d,${glucoseName},${rest}
1,,Algo,,Testina,,,,,,,,,
2,2026-01-31T08:00:04,${type},,,,iOS G7,101,,,,,1000,TX1
3,2026-01-31T08:05:04,${type},,,,iOS G7,${low},,,,,1300,TX1
4,2026-01-31T08:06:00,Otra cosa,,,,iOS G7,99,,,,,,
`;
    const measured = { ...sensor, unit: 'mgdl', serial: 'TX1' };
    expect(await rowsIn('clarity', text)).toEqual([
      { line: 2, skipped: 'not_a_reading' },
      { line: 3, ...measured, time: '2026-01-31T08:00:04', values: { glucose: '101' } },
      { line: 4, ...measured, time: '2026-01-31T08:05:04', values: { glucose: 'Low' } },
      { line: 5, rejected: 'event_unknown', detail: 'The type of the event is not known.' },
    ]);
  });

  it('read LibreView by position, and drop the scans of a Libre 3', async () => {
    expect(await rowsIn('libreview', SAMPLE_FILES.libreview)).toEqual([
      { line: 3, ...sensor, time: '31-01-2026 08:00', unit: 'mgdl', serial: 'S-1', series: '0', values: { glucose: '101' } },
      {
        ...{ line: 4, ...sensor, time: '31-01-2026 08:17', unit: 'mgdl', serial: 'S-1', series: '1' },
        ...{ values: { glucose: '109' }, measurementIndex: 1 },
      },
      { line: 5, skipped: 'view_of_reading' },
      { line: 6, ...meter, time: '31-01-2026 08:18', unit: 'mgdl', serial: 'S-1', series: '2', values: { glucose: '115' } },
      { line: 7, skipped: 'other_event' },
    ]);
  });

  it('read a table by the names of its columns, with the unit in the name', async () => {
    expect(await rowsIn('columns', SAMPLE_FILES.columns)).toEqual([
      { line: 2, ...meter, time: '31.01.2026 08:00', unit: 'mmoll', serial: null, values: { glucose: '5.6' } },
      {
        ...{ line: 3, kind: 'bloodPressure', time: '31.01.2026 08:10', role: 'cuff', serial: null },
        values: { systolic: 120, diastolic: 80, heartRate: 61 },
      },
    ]);
  });

  it('read a table whose columns a person has named', async () => {
    const text = 'when,what,why\n2026-01-31 08:00,101,breakfast\n';
    expect(await rowsIn('columns', text, { 0: 'timestamp', 1: 'glucose' })).toEqual([
      { line: 2, ...meter, time: '2026-01-31 08:00', serial: null, values: { glucose: '101' } },
    ]);
  });

  it('read a blood pressure of Apple Health once, and saturations as percent', async () => {
    const at = (minute: string) => `2026-01-31 08:${minute}:00 +0100`;
    expect(await rowsIn('apple-health', SAMPLE_FILES['apple-health'])).toEqual([
      {
        line: 1,
        kind: 'bloodOxygen',
        role: 'oximeter',
        time: at('00'),
        origin: 'Test',
        values: { bloodOxygen: 97 },
        serial: null,
      },
      { line: 2, skipped: 'copy_of_reading' },
      {
        ...{ line: 3, ...meter, time: at('05'), origin: 'Meter', manual: true, unit: 'mmoll', serial: null },
        values: { glucose: 5.6, afterMeal: true },
      },
      {
        ...{ line: 4, kind: 'bloodPressure', role: 'cuff', time: at('00'), origin: 'Test', serial: null },
        values: { systolic: 121, diastolic: 79 },
      },
    ]);
  });

  it('read the values of Nightscout, except codes of errors', async () => {
    const at = '2026-01-31T07:00:00.000Z';
    expect(await rowsIn('nightscout', SAMPLE_FILES.nightscout)).toEqual([
      { line: 1, ...sensor, time: at, unit: 'mgdl', serial: null, offset: 3600, origin: 'xDrip-Test', values: { glucose: 101 } },
      {
        ...{
          line: 2,
          ...sensor,
          time: '2026-01-31T07:05:00.000Z',
          unit: 'mgdl',
          serial: null,
          offset: 3600,
          origin: 'xDrip-Test',
        },
        values: { glucose: 40, outOfRange: 'below' },
      },
      { line: 3, skipped: 'no_value' },
      {
        line: 4,
        ...meter,
        time: '2026-01-31T07:05:00.000Z',
        unit: 'mgdl',
        serial: null,
        origin: 'Meter',
        values: { glucose: 110 },
      },
    ]);
  });

  it('read Tidepool with its annotations', async () => {
    expect(await rowsIn('tidepool', SAMPLE_FILES.tidepool)).toMatchObject([
      { line: 1, skipped: 'other_event' },
      { line: 2, ...sensor, unit: 'mmoll', offset: 3600, origin: 'T-1', values: { glucose: 5.60622 } },
      { line: 3, ...sensor, values: { glucose: 22.20299, outOfRange: 'above' } },
      { line: 4, ...meter, manual: true, values: { glucose: 5.8 } },
    ]);
  });

  it.each([
    ['omron', { line: 3, time: 'Jan 31, 2026 08:15 pm', values: { systolic: 119, diastolic: 79 } }],
    ['ihealth', { line: 2, time: 'Dec 31, 2025 08:15', values: { systolic: 121, diastolic: 80, heartRate: 61 } }],
    ['withings', { line: 2, time: '2026-01-31 07:15:10', unit: 'kg', values: { weight: 70.5 } }],
    ['glooko', { line: 4, time: '2026-01-31 08:05', unit: 'mgdl', serial: 'S-1', values: { glucose: '104' } }],
    ['libre-reader', { line: 4, time: '2026/01/31 08:15', measurementIndex: 1, values: { glucose: '104' } }],
    ['sidiary', { line: 3, time: '31.01.2026 08:05', role: 'meter', unit: 'mgdl', values: { glucose: '104' } }],
    ['carelink', { line: 8, time: '2026/01/31 08:05:00', role: 'continuous', unit: 'mmoll', values: { glucose: '6.1' } }],
  ] as const)('read the last reading of %s', async (name, last) => {
    expect((await rowsIn(name, SAMPLE_FILES[name])).filter((row) => 'kind' in row).at(-1)).toMatchObject(last);
  });

  it('read the marks of meals, and drop measurements of control solutions', async () => {
    expect(await rowsIn('accu-chek-mobile', SAMPLE_FILES['accu-chek-mobile'])).toEqual([
      {
        ...{ line: 4, ...meter, time: '31.01.2026 08:00', serial: 'U12345', unit: 'mgdl' },
        values: { glucose: '101', beforeMeal: true },
      },
      { line: 5, skipped: 'control_solution' },
    ]);
    expect((await rowsIn('mysugr', SAMPLE_FILES.mysugr))[0]).toMatchObject({
      time: 'Jan 5, 2026 8:15:00 AM',
      values: { glucose: '101', beforeMeal: true },
    });
  });
});
