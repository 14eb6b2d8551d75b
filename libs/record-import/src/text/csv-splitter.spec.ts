import { type Options, parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { CsvSplitter, NotCsv } from './csv-splitter';

const MAX = 100;

/** Splits a text that arrives in pieces. @returns the rows, or the line from which the text is not CSV */
function split(pieces: readonly string[], separator = ','): (readonly [number, string[]])[] | string {
  const splitter = new CsvSplitter(separator, MAX);
  try {
    return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()].map(
      ({ line, cells }) => [line, cells] as const,
    );
  } catch (error) {
    return error instanceof NotCsv ? error.message : String(error);
  }
}

describe('CsvSplitter', () => {
  it.each<[string, string, unknown]>([
    [
      'blanks around cells',
      ' a ,\tb\t\n"c" , "d"\n',
      [
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ],
    ],
    [
      'all line ends, and lines without text',
      'a\r\n\r\n  \nb\rc',
      [
        [1, ['a']],
        [4, ['b']],
        [5, ['c']],
      ],
    ],
    [
      'quoted separators, quotation marks and line ends',
      '"a,b","c""d"\n"e\nf",g\nh\n',
      [
        [1, ['a,b', 'c"d']],
        [3, ['e\nf', 'g']],
        [4, ['h']],
      ],
    ],
    ['quotation marks within a cell', 'a"b,5" x\n', [[1, ['a"b', '5" x']]]],
    [
      'empty cells',
      ',\n"",""\n""\n',
      [
        [1, ['', '']],
        [2, ['', '']],
        [3, ['']],
      ],
    ],
    ['a quotation mark that is not closed', 'a\nb\n"c\nd\n', 'not CSV from line 3 on'],
    ['a quotation mark that is not closed, after empty lines', 'a\n\n\n\n"b\n\n', 'not CSV from line 5 on'],
    ['text after a quoted cell', 'a\n"b" c\n', 'not CSV from line 2 on'],
    ['a line that is too long', `a\n${'b'.repeat(101)}`, 'not CSV from line 2 on'],
    ['a quoted row that is too long', `a\n"b\n${'","\n'.repeat(40)}"\n`, 'not CSV from line 2 on'],
  ])('reads %s, wherever the text is cut', (_what, text, expected) => {
    expect(split([text])).toEqual(expected);
    for (let at = 0; at <= text.length; at++) expect(split([text.slice(0, at), text.slice(at)])).toEqual(expected);
    expect(split([...text])).toEqual(expected);
  });

  it('keeps no more than the limit of a row, however long it is', () => {
    const splitter = new CsvSplitter(',', MAX);
    expect(() => splitter.push('a'.repeat(MAX + 1))).toThrow(NotCsv);
  });

  it.each(['\n', '\r\n', ' \n', '""\n', ',\n'])(
    'refuses an open cell that continues with %j longer than the limit of a row',
    (line) => {
      const text = `"${line.repeat(MAX + 1)}`;
      expect(() => new CsvSplitter(',', MAX).push(text)).toThrow(NotCsv);
      const splitter = new CsvSplitter(',', MAX);
      expect(() => [...text].forEach((piece) => splitter.push(piece))).toThrow(NotCsv);
    },
  );

  it('agrees with csv-parse', () => {
    const options: Options = {
      ...{
        trim: true,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        record_delimiter: ['\r\n', '\n', '\r'],
      },
    };
    const piece = fc.constantFrom('a', ' ', '"', '""', '"b"', ',', ';', '\t', '\n', '\r\n', '1,5', '"x,y"', 'é');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), fc.constantFrom(',', ';', '\t'), (pieces, separator) => {
        const text = pieces.join('');
        const found = split(pieces, separator);
        let expected: string[][] | null;
        try {
          expected = parse(text, { ...options, delimiter: separator });
        } catch {
          expected = null;
        }
        // Two quoted texts in one cell, which csv-parse joins if the first one is empty, are an error here.
        if (typeof found === 'string') fc.pre(!/""\s*"/.test(text));
        const lineEnds = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll('\r\n', '\n'));
        expect(typeof found === 'string' ? null : found.map(([, cells]) => cells)).toEqual(expected?.map(lineEnds) ?? null);
      }),
      { numRuns: 2_000 },
    );
  });
});
