import { ADHERENCE_HEADINGS, adherenceCells, csvLine, isInAdherenceTable } from '..';

describe('a line of a file for spreadsheets', () => {
  it.each([
    ['=HYPERLINK("http://x.test";"y")', `"'=HYPERLINK(""http://x.test"";""y"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['a=1', 'a=1'],
    ["O'Brien", "O'Brien"],
  ])('has an apostrophe before the text %p only if it would be calculated as a formula', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  it('has quotes around commas, semicolons, quotes, ends of lines and outer blanks, numbers without an apostrophe, and null as an empty cell', () => {
    expect(csvLine(['Smith, Jr.', 'a "b"', 'a;b', 'two\nlines', ' x', null, -5, '', 'Zoë'])).toBe(
      '"Smith, Jr.","a ""b""","a;b","two\nlines"," x",,-5,,Zoë\r\n',
    );
  });
});

describe('the table of days with readings', () => {
  const patient = { id: 7, firstName: 'Zoë', lastName: 'Sample', dateOfBirth: '1970-01-31', externalIdentifier: null };
  const entry = {
    patient,
    active: true,
    firstDate: '2026-01-01',
    lastDate: '2026-01-30',
    timeZone: 'America/New_York',
    days: 2,
    threshold: { daysMin: 2, daysMax: 15 },
    dates: ['2026-01-01', '2026-01-09'],
  };

  it('names the patient, the window, the number of days and the days', () => {
    const table = (cells: readonly unknown[]) =>
      Object.fromEntries(ADHERENCE_HEADINGS.map((heading, at) => [heading, cells[at]]));
    expect(table(adherenceCells(entry))).toEqual({
      'Last name': 'Sample',
      'First name': 'Zoë',
      'Birth date': '1970-01-31',
      MRN: null,
      'Patient ID': 7,
      Enrolled: 'yes',
      'First day': '2026-01-01',
      'Last day': '2026-01-30',
      'Time zone': 'America/New_York',
      'Days with readings': 2,
      'Range of days': '2 to 15',
      'Dates with readings': '2026-01-01 2026-01-09',
    });
    expect(table(adherenceCells({ ...entry, threshold: null, active: false, dates: [] }))).toMatchObject({
      Enrolled: 'no',
      'Range of days': null,
      'Dates with readings': '',
    });
  });

  it('contains patients who are not monitored only if they have a day', () => {
    const cases = [true, false].flatMap((active) => [0, 1].map((days) => [active, days, isInAdherenceTable({ active, days })]));
    expect(cases).toEqual([
      [true, 0, true],
      [true, 1, true],
      [false, 0, false],
      [false, 1, true],
    ]);
  });
});
