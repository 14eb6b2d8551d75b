import { ValueError } from '@rpm/domain';
import fc from 'fast-check';
import { Readable } from 'node:stream';
import { type FileFormat, splitLines } from '../text/file-lines';
import { UnreadableFile } from '../text/unreadable-file';
import { readSubjectFile } from './read-file';

const readFile = (source: Readable, format: FileFormat) => readSubjectFile(splitLines(source, format, 64), format);

async function recordsOf(chunks: (string | Buffer)[], format: FileFormat = 'csv') {
  const records = [];
  for await (const record of readFile(Readable.from(chunks), format)) records.push(record);
  return records;
}
const HEADER = 'subject,timestamp,glucose\n';
const row = (line: number, subject: unknown, timestamp: unknown, glucose: unknown) => ({ line, subject, timestamp, glucose });

describe('readFile of CSV', () => {
  it('finds the columns of a file in any order, and ignores unknown columns', async () => {
    const text = 'Glucose ,diagnosis,TIMESTAMP,subject\n100,none,t1,s1\n';
    expect(await recordsOf([text])).toEqual([row(2, 's1', 't1', '100')]);
  });

  it.each([
    ['\n', ''],
    ['\r\n', ''],
    ['\r', ''],
    ['\n', '\uFEFF'],
    ['\r\n', '\uFEFF'],
  ])('reads lines that end in %j in a file that begins with %j', async (end, mark) => {
    const text = `${mark}subject,timestamp,glucose${end}s1,t1,1${end}s2,t2,2${end}`;
    expect(await recordsOf([text])).toEqual([row(2, 's1', 't1', '1'), row(3, 's2', 't2', '2')]);
    expect(await recordsOf([text.slice(0, -end.length)])).toHaveLength(2);
  });

  it('reads a file with mixed line endings', async () => {
    expect(await recordsOf(['subject,timestamp,glucose\r\ns1,t1,1\ns2,t2,2\r\ns3,t3,3\n'])).toEqual([
      row(2, 's1', 't1', '1'),
      row(3, 's2', 't2', '2'),
      row(4, 's3', 't3', '3'),
    ]);
  });

  it('skips blank lines but includes them in line numbers', async () => {
    const text = `${HEADER}\ns1,t1,1\n   \n\n"s2","t2","2"\n\n`;
    expect(await recordsOf([text])).toEqual([row(3, 's1', 't1', '1'), row(6, 's2', 't2', '2')]);
  });

  it('reads quoted fields, and trims unquoted fields', async () => {
    const text = `${HEADER}"a, ""b""\nc" , t1 ,\t1\n"s2",t2,2\ns3 "x",t3,3\n`;
    expect(await recordsOf([text])).toEqual([
      row(3, 'a, "b"\nc', 't1', '1'),
      row(4, 's2', 't2', '2'),
      row(5, 's3 "x"', 't3', '3'),
    ]);
  });

  it('reads lines with missing or additional empty fields', async () => {
    expect(await recordsOf([`${HEADER}s1\ns2,t2,2,,\n`])).toEqual([row(2, 's1', undefined, undefined), row(3, 's2', 't2', '2')]);
  });

  it('rejects a line with a cell beyond the last column, because a decimal comma may have divided a value', async () => {
    expect(await recordsOf([`${HEADER}s1,t1,100,5\n`])).toEqual([expect.objectContaining({ line: 2, code: 'too_many_cells' })]);
  });

  it.each(['', '\uFEFF', '\n \r\n'])(
    'reads a file whose cells are separated by semicolons and which begins with %j',
    async (start) => {
      const text = `${start}subject;timestamp;glucose\n"a;b, c";t1;1\n`;
      const [record, ...others] = await recordsOf([...text]);
      expect([record, others]).toEqual([expect.objectContaining({ subject: 'a;b, c', timestamp: 't1', glucose: '1' }), []]);
    },
  );

  it('reads the same records however the bytes are split into chunks', async () => {
    const bytes = Buffer.from('\uFEFFsubject,timestamp,glucose\r\n"Ä🩺\r\n",t1,1\r\n\r\ns2,t2,2\ns3,t3,3');
    const whole = await recordsOf([bytes]);
    expect(whole).toHaveLength(3);
    const property = fc.asyncProperty(fc.array(fc.integer({ min: 1, max: bytes.length }), { maxLength: 8 }), async (cuts) => {
      const at = [0, ...cuts.sort((one, other) => one - other), bytes.length];
      const chunks = at
        .slice(1)
        .map((end, index) => bytes.subarray(at[index], end))
        .filter(({ length }) => length > 0);
      expect(await recordsOf(chunks)).toEqual(whole);
    });
    await fc.assert(property);
  });

  it.each([
    ['', 'The file is empty; its first line must name the columns subject, timestamp, glucose.'],
    ['\n\r\n', 'The file is empty; its first line must name the columns subject, timestamp, glucose.'],
    ['s1,2026-01-01T00:00:00Z,100\n', 'The first line must name the columns; missing: subject, timestamp, glucose.'],
    ['subject;timestamp\n', 'The first line must name the columns; missing: glucose.'],
    ['subject,timestamp,glucose,Glucose\ns1,x,1,2\n', 'The first line names a column twice: glucose.'],
    ['subject,glucose\ns1,1\n', 'The first line must name the columns; missing: timestamp.'],
  ])('rejects the file %j with the message %j', async (text, reason) => {
    await expect(recordsOf([text])).rejects.toThrow(new UnreadableFile(reason));
  });

  it('rejects an unclosed quote', async () => {
    await expect(recordsOf([`${HEADER}"s1,t1,1\ns2,t2,2\n`])).rejects.toThrow(UnreadableFile);
    await expect(recordsOf([`${HEADER}"s1,t1,1\n`, ...Array<string>(10_000).fill('s2,t2,2\n')])).rejects.toThrow(
      'a quotation mark is not closed',
    );
  });

  it.each([
    ['a stray quotation mark', `${HEADER}s1,t1,1\ns2,"t"2,2\n`, /from line 3 on, column 2: there is a stray quotation mark\./],
    [
      'a quotation mark that a later one closes',
      `${HEADER}s1,t1,1\ns2,"t2,2\ns3,"t3",3\n`,
      /from line 3 on, column 2: there is a stray quotation mark\./,
    ],
    [
      'an unclosed quotation mark',
      `${HEADER}s1,t1,1\ns2,"t2,2\ns3,t3,3\n`,
      /from line 3 on, column 2: a quotation mark is not closed\./,
    ],
    [
      'titles above the names',
      `Report of May 2026\n"A. B.",x\n\n${HEADER}s1,t1,1\n`,
      /their names are in line 4\. Delete the lines above it\.$/,
    ],
    [
      'a title without a separator above names with semicolons',
      'Report\nSubject;Timestamp;Glucose (mg/dL)\ns1;t1;1\n',
      /their names are in line 2\. Delete the lines above it\.$/,
    ],
    ['a first line for spreadsheets', `sep=;\n${HEADER}`, /^The first line is "sep=", .*Delete it/],
    ['tabs', `${HEADER}s1,t1,1\n`.replaceAll(',', '\t'), /^The cells are separated by tabs\./],
    [
      'no line of names',
      's1,t1,1\n'.repeat(30),
      /^The first line must name the columns; missing: subject, timestamp, glucose\.$/,
    ],
    [
      'no line of names above a broken line',
      's1,t1,1\ns2,"t"2,2\n',
      /^The first line must name the columns; missing: subject, timestamp, glucose\.$/,
    ],
    [
      'names in another language',
      'Patient;Zeitpunkt;Blutzucker\ns1;t1;1\n',
      /missing: subject, .*The names are in another language/,
    ],
  ])('names %s as the cause', async (_name, text, message) => {
    await expect(recordsOf([text])).rejects.toThrow(message);
  });

  it('rejects a line that repeats the names of the columns, as in files that were joined', async () => {
    const records = await recordsOf([`${HEADER}s1,t1,1\n${HEADER}s2,t2,2\n`]);
    expect(records).toEqual([
      row(2, 's1', 't1', '1'),
      expect.objectContaining({ line: 3, code: 'repeated_header' }),
      row(4, 's2', 't2', '2'),
    ]);
  });

  it('rejects a line that is too long', async () => {
    const endless = Readable.from(Array.from({ length: 1000 }, () => 'x'.repeat(1000)));
    await expect(recordsOf([HEADER, ...((await endless.toArray()) as string[])])).rejects.toThrow('a line is longer than 64 KiB');
  });

  it('reports a truncated file if the stream fails while it is being read', async () => {
    const failing = Readable.from(
      (async function* () {
        yield `${HEADER}s1,t1,1\n`;
        throw new Error('CANARY');
      })(),
    );
    const all = async () => {
      for await (const _ of readFile(failing, 'csv'));
    };
    await expect(all()).rejects.toThrow(/^The file cannot be read( from line \d+ on)?: it is cut off or not readable\.$/);
  });
});

describe('readFile of NDJSON', () => {
  it('reads one JSON object per line', async () => {
    const text = '{"subject":"a, \\"b\\"","timestamp":"t1","glucose":1,"more":[1]}\r\n\n  {"glucose":"2"} \n';
    expect(await recordsOf([text], 'ndjson')).toEqual([row(1, 'a, "b"', 't1', 1), row(3, undefined, undefined, '2')]);
  });

  it('reports lines that are not JSON objects, and continues with the next line', async () => {
    const text = '{"subject":\n"x"\nnull\n5\n[]\n{"subject":"s"} {}\n{"__proto__":{"subject":"x"}}\n{"subject":"s6"}\n';
    const malformed = (line: number) => Object.assign(new ValueError('malformed_json', 'Not a JSON object.'), { line });
    expect(await recordsOf([text], 'ndjson')).toEqual([
      ...[1, 2, 3, 4, 5, 6].map(malformed),
      row(7, undefined, undefined, undefined),
      row(8, 's6', undefined, undefined),
    ]);
  });

  it('reads no records from an empty file', async () => {
    expect(await recordsOf([''], 'ndjson')).toEqual([]);
    expect(await recordsOf(['\n   \n'], 'ndjson')).toEqual([]);
  });

  it('rejects a line that is too long', async () => {
    await expect(recordsOf([`{"subject":"${'x'.repeat(70_000)}"}\n`], 'ndjson')).rejects.toThrow(UnreadableFile);
  });
});
