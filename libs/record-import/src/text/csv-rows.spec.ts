import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { CsvRows } from './csv-rows';

const rowOf = (value: unknown) => new CsvRows(['id', 'note']).of([{ id: 1, note: value }]);

describe('CsvRows', () => {
  it('writes one column per path, and an empty cell if a resource has no value for the path', () => {
    const rows = new CsvRows(['id', 'address.city', 'active']);
    expect(rows.header).toBe('id,address.city,active\n');
    const resources = [
      { id: 1, address: { city: 'Exampleton' }, active: false },
      { id: 2, address: null, active: null },
    ];
    expect(rows.of(resources)).toBe('1,Exampleton,false\n2,,\n');
    expect(rows.of([])).toBe('');
  });

  it.each([
    ['a,b', '1,"a,b"\n'],
    ['say "x"', '1,"say ""x"""\n'],
    ['two\nlines', '1,"two\nlines"\n'],
    ['carriage\rreturn', '1,"carriage\rreturn"\n'],
    [' blank before', '1," blank before"\n'],
    ['blank after\u00a0', '1,"blank after\u00a0"\n'],
    ['', '1,\n'],
    ['a b;c', '1,a b;c\n'],
  ])('quotes the text %j only if a CSV reader needs the quotes', (value, row) => {
    expect(rowOf(value)).toBe(row);
  });

  it.each([
    ['=1+1', "1,'=1+1\n"],
    ['+1', "1,'+1\n"],
    ['-1', "1,'-1\n"],
    ['@x', "1,'@x\n"],
    ['\tx', "1,'\tx\n"],
    ['\rx', '1,"\'\rx"\n'],
    ['\uFF1D1', "1,'\uFF1D1\n"],
    ["'=x", "1,''=x\n"],
    ['=HYPERLINK("x","y")', '1,"\'=HYPERLINK(""x"",""y"")"\n'],
    [['=1', 'x'], "1,'=1;x\n"],
    [['x', '=1'], "1,x;'=1\n"],
    ['a;=1+1', "1,a;'=1+1\n"],
    [-1, '1,-1\n'],
  ])('puts an apostrophe before the text %j if a spreadsheet would calculate it', (value, row) => {
    expect(rowOf(value)).toBe(row);
  });

  it('writes no cell that begins as a formula, whether a spreadsheet separates cells by commas, semicolons or tabs', () => {
    const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\n', 'x', ';', ',', ' ') });
    fc.assert(
      fc.property(text, fc.constantFrom(',', ';', '\t'), (given, delimiter) => {
        // A reader with another separator does not take the quotes for those of a cell.
        const format = { delimiter, relax_column_count: true, ...(delimiter !== ',' && { quote: false }) };
        const cells = parse(rowOf(given), format).flat();
        expect(cells.filter((cell) => /^['"]*[=+@-]/.test(cell) && !cell.startsWith("'"))).toEqual([]);
      }),
    );
  });

  it('writes a list into a single cell', () => {
    expect(rowOf(['a', 'b;c', 'd\\e'])).toBe('1,a;b\\;c;d\\\\e\n');
    expect(
      rowOf([
        { type: 'imei', value: '490154203237518' },
        { type: 'serial', value: 'SN-1' },
      ]),
    ).toBe('1,imei:490154203237518;serial:SN-1\n');
  });
});
