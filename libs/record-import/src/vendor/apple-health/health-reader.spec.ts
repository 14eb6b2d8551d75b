import { Readable } from 'node:stream';
import { rowsIn, SAMPLE_FILES } from '../testing/sample-files';
import { VendorFile } from '../vendor-file';
import { APPLE_HEALTH } from './apple-health';

const ADVICE = 'Export it again in Apple Health.';
const RECORD = '<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-01-31 08:00:00 +0100" value="70"/>';
const MILLION = 1024 * 1024;

const inRoot = (content: string) => `<HealthData>${content}</HealthData>`;

/** A file that is made while it is read. Counts the pieces that were read, so that a spec sees how far reading is ahead of its rows. */
function madeFile(pieces: number, piece: string, start = '') {
  const counts = { pieces: 0 };
  function* bytes() {
    yield Buffer.from(`<HealthData>${start}`);
    for (; counts.pieces < pieces; counts.pieces++) yield Buffer.from(piece);
    yield Buffer.from('</HealthData>');
  }
  const file = new VendorFile({ open: () => Readable.from(bytes(), { objectMode: false, highWaterMark: 1 }), size: 0 }, 'utf-8');
  return { file, counts };
}

describe('files of Apple Health', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');

  it.each([
    [
      'that define entities of entities',
      `<!DOCTYPE HealthData [<!ENTITY l0 "lol">${laughs}]><HealthData locale="&l9;"/>`,
      'defines entities',
    ],
    ['that define entities and use none', `<!DOCTYPE HealthData [<!ENTITY a "b">]><HealthData/>`, 'defines entities'],
    [
      'that name a file as an entity',
      `<!DOCTYPE HealthData [<!ENTITY a SYSTEM "file:///etc/hosts">]><HealthData/>`,
      'defines entities',
    ],
    ['that use unknown entities', inRoot('<Me x="&nbsp;"/>'), 'not valid XML'],
    ['that are cut off', SAMPLE_FILES['apple-health'].slice(0, -20), 'cut off'],
    ['with deep elements', inRoot('<a>'.repeat(32) + '</a>'.repeat(32)), 'more than 32 deep'],
  ])('are refused %s', async (_what, text, reason) => {
    await expect(rowsIn('apple-health', text)).rejects.toThrow(reason);
    await expect(rowsIn('apple-health', text)).rejects.toThrow(ADVICE);
  });

  it.each([
    ['an attribute', (length: number) => `<Record type="${'a'.repeat(length)}"/>`],
    ['a name', (length: number) => `<${'a'.repeat(length)}/>`],
    ['a text', (length: number) => `<Me>${'a'.repeat(length)}</Me>`],
    ['a comment', (length: number) => `<!--${'a'.repeat(length)}-->`],
    [
      'a list of attributes',
      (length: number) => `<Me ${Array.from({ length: length / 10 }, (_, at) => `a${at}=""`).join(' ')}/>`,
    ],
    ['the entries of a record', (length: number) => `<Record>${entries(length)}</Record>`],
    ['the entries of a correlation', (length: number) => `<Correlation>${entries(length)}</Correlation>`],
    ['the records of a correlation', (length: number) => `<Correlation>${'<Record/>'.repeat(length / 9)}</Correlation>`],
  ])('are refused if %s would fill the memory', async (_what, part) => {
    await expect(rowsIn('apple-health', inRoot(part(1.2 * MILLION)))).rejects.toThrow(
      `a record of more than a million characters. ${ADVICE}`,
    );
    await expect(rowsIn('apple-health', inRoot(part(0.5 * MILLION)))).resolves.toBeDefined();
  });

  it('are refused as soon as the limit is reached, and not at the end of the file', async () => {
    const { file, counts } = madeFile(100_000, '<MetadataEntry key="a" value="b"/>'.padEnd(1024), '<Record>');
    await expect(readAll(file)).rejects.toThrow(`more than a million characters. ${ADVICE}`);
    expect(counts.pieces).toBeLessThan(1_200);
  });

  it('may have many small elements in one that is not read, such as a workout', async () => {
    expect(
      await rowsIn('apple-health', inRoot(`<Workout>${'<WorkoutEvent date="x"/>'.repeat(100_000)}</Workout>${RECORD}`)),
    ).toHaveLength(1);
  });

  it('are read no faster than their rows are taken, so that memory does not grow with the file', async () => {
    const perPiece = 100;
    const { file, counts } = madeFile(1_000, RECORD.repeat(perPiece));
    let [taken, furthest] = [0, 0];
    for await (const rows of rowsOf(file)) {
      taken += rows.length;
      // Waits, so that a reader that does not wait for its rows to be taken would run ahead.
      await new Promise(setImmediate);
      furthest = Math.max(furthest, counts.pieces - taken / perPiece);
    }
    expect(taken).toBe(1_000 * perPiece);
    expect(furthest).toBeLessThan(30);
  });
});

/** Entries of metadata with as many characters. */
const entries = (length: number) =>
  Array.from({ length: length / 40 }, (_, at) => `<MetadataEntry key="${at}" value="b"/>`.padEnd(40)).join('');

const rowsOf = (file: VendorFile) =>
  APPLE_HEALTH.read(file, { container: 'xml', text: '', lines: [], separator: ',', entries: [] }, { columns: null }).rows;

async function readAll(file: VendorFile): Promise<number> {
  let count = 0;
  for await (const rows of rowsOf(file)) count += rows.length;
  return count;
}
