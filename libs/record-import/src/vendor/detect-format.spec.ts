import { WORKSPACE_ROOT } from '@rpm/database';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectFormat } from './detect-format';
import { readFileHead } from './file-head';
import { fileOf, rowsIn, SAMPLE_FILES } from './testing/sample-files';
import { zipOf } from './testing/zip-file';
import { VENDOR_FORMATS, vendorFormat } from './vendor-formats';
import { VENDOR_FORMAT_NAMES } from '@rpm/domain';

const detectionOf = async (content: string | Buffer) => detectFormat(await readFileHead(fileOf(content)));
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

describe('detectFormat', () => {
  const certain = VENDOR_FORMAT_NAMES.filter((name) => name !== 'columns');

  it.each(certain)('recognizes a file of %s as no other format, by its content alone', async (name) => {
    const { format, candidates } = await detectionOf(SAMPLE_FILES[name]);
    expect(format?.name).toBe(name);
    expect(candidates.filter(({ certainty }) => certainty === 'certain').map((one) => one.format.name)).toEqual([name]);
    expect(candidates[0]?.reasons.join(' ')).not.toMatch(/Testina|Sampleton|101|S-1/);
  });

  it.each(certain)('recognizes a file of %s with a byte order mark, in UTF-16, and with other line ends', async (name) => {
    const text = SAMPLE_FILES[name];
    for (const content of [`\uFEFF${text}`, utf16(text), text.replaceAll('\n', '\r\n')])
      expect((await detectionOf(content)).format?.name).toBe(name);
  });

  it.each(VENDOR_FORMAT_NAMES)('makes %s read the same in every encoding, and with all line ends', async (name) => {
    const text = SAMPLE_FILES[name];
    const rows = await rowsIn(name, text);
    const crlf = text.replaceAll('\n', '\r\n');
    for (const content of [`\uFEFF${text}`, utf16(text), crlf, utf16(crlf), text.replaceAll('\n', '\r'), text.trimEnd()])
      expect(await rowsIn(name, content)).toEqual(rows);
  });

  const zipped = ['glooko', 'withings', 'sidiary'] as const;

  it.each(VENDOR_FORMAT_NAMES)('makes %s refuse the archives of all other formats', async (name) => {
    for (const other of zipped.filter((one) => one !== name)) {
      const archive = zipOf([{ name: 'export.csv', content: SAMPLE_FILES[other] }]);
      expect((await detectionOf(archive)).candidates.map((one) => one.format.name)).toEqual([other]);
      const rows = await rowsIn(name, archive).catch(() => []);
      expect([other, rows.filter((row) => 'kind' in row)]).toEqual([other, []]);
    }
  });

  it.each(certain)('names the public page from which the facts about %s were read, and the day', (name) => {
    const { source, readOn } = vendorFormat(name).facts;
    expect([source, readOn]).toEqual([expect.stringMatching(/^https?:\/\/\S+$/), expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
  });

  it.each(VENDOR_FORMATS)('knows $name under the title and the source that the guide names', ({ name, title, facts }) => {
    const guide = readFileSync(join(WORKSPACE_ROOT, 'docs/sources.md'), 'utf8');
    const rows = guide.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    const [, , file, source, knownBy] = rows.find(([, cell]) => cell === `\`${name}\``) ?? [];
    // The facts about tables that a person explains are in no page.
    const isTable = name === 'columns';
    expect([file, /\((.*)\)$/.exec(source ?? '')?.[1], knownBy]).toEqual([
      title,
      isTable ? undefined : facts.source,
      isTable ? '–' : facts.by.replace('-', ' '),
    ]);
  });

  it('is not certain of a table whose columns a person must confirm', async () => {
    const { format, candidates } = await detectionOf(SAMPLE_FILES.columns);
    expect([format, candidates.map((one) => [one.format.name, one.certainty])]).toEqual([null, [['columns', 'possible']]]);
  });

  it.each([
    ['nothing', ''],
    ['the project’s own table', 'readingTimestamp,device.id,glucose\n2026-01-31T08:00:00Z,1,101\n'],
    ['JSON of something else', '[{"name":"somebody"}]'],
    ['XML of something else', '<?xml version="1.0"?><rss/>'],
    ['text', 'Dear doctor,\nmy glucose was 101 mg/dL today.\n'],
  ])('recognizes %s as none of the formats', async (_what, text) => {
    expect(await detectionOf(text)).toEqual({ format: null, candidates: [] });
  });

  it.each(certain)('makes %s refuse the files of all other formats', async (name) => {
    for (const other of VENDOR_FORMAT_NAMES.filter((one) => one !== name)) {
      const rows = await rowsIn(name, SAMPLE_FILES[other]).catch(() => []);
      expect([other, rows.filter((row) => 'kind' in row)]).toEqual([other, []]);
    }
  });

  it('recognizes Clarity in a file that a spreadsheet has saved again', async () => {
    const text = `\u00EF\u00BB\u00BF""""${SAMPLE_FILES.clarity}`;
    expect((await detectionOf(text)).format?.name).toBe('clarity');
    expect(await rowsIn('clarity', `\uFEFF${text}`)).toEqual(await rowsIn('clarity', SAMPLE_FILES.clarity));
  });
});
