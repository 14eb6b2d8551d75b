import { randomBytes } from 'node:crypto';
import { detectFormat } from '../detect-format';
import { readFileHead } from '../file-head';
import { fileOf, rowsIn, SAMPLE_FILES } from '../testing/sample-files';
import { zipOf, type ZippedFile } from '../testing/zip-file';

const TABLE = { name: 'bp.csv', content: 'Date,Heart rate,Systolic,Diastolic,Comments\n"2026-01-31 08:00:00",61,121,80,\n' };
const MIB = 1024 * 1024;
const ADVICE = 'Unpack it, and import the file with the readings.';

const headOf = (content: Buffer) => readFileHead(fileOf(content));

describe('archives', () => {
  it.each([
    ['glooko', 'cgm_data_1.csv'],
    ['withings', 'weight.csv'],
    ['sidiary', 'export.csv'],
  ] as const)('of %s are recognized by the tables in them, and read like the tables', async (format, name) => {
    const archive = zipOf([
      { name: 'folder/', content: '', isStored: true },
      { name: 'folder/photo.png', content: randomBytes(100), isStored: true },
      { name: `folder/${name}`, content: SAMPLE_FILES[format] },
    ]);
    expect(detectFormat(await headOf(archive)).format?.name).toBe(format);
    expect(await rowsIn(format, archive)).toEqual(await rowsIn(format, SAMPLE_FILES[format]));
  });

  it('give each line a number of its own, also if two folders contain files of one name', async () => {
    const weights = { name: 'b/bp.csv', content: SAMPLE_FILES.withings };
    const rows = await rowsIn('withings', zipOf([{ ...TABLE, name: 'a/bp.csv' }, weights]));
    expect(rows.map((row) => [row.line, 'kind' in row && row.kind])).toEqual([
      [2, 'bloodPressure'],
      [4, 'weight'],
    ]);
  });

  it.each<[string, ZippedFile[], string]>([
    [
      'with more than 2,000 files',
      Array.from({ length: 2_001 }, (_, at) => ({ ...TABLE, name: `${at}.csv` })),
      'has more than 2,000 files',
    ],
    [
      'with a file that is packed to less than a 200th',
      [{ name: 'bomb.csv', content: Buffer.alloc(2 * MIB, 'a') }],
      'more than 200 times its size',
    ],
    ['in another archive', [{ name: 'inner.ZIP', content: zipOf([TABLE]) }], 'contains another archive'],
    ['that is protected by a password', [{ ...TABLE, flags: 1 }], 'protected by a password'],
    ['that names a file outside of itself', [{ ...TABLE, name: '../../bp.csv' }], 'is damaged'],
  ])('are refused: %s', async (_what, files, reason) => {
    const refusal = headOf(zipOf(files));
    await expect(refusal).rejects.toThrow(reason);
    await expect(refusal).rejects.toThrow(ADVICE);
  });

  it('are refused if their files share the same packed bytes to unpack to more than 200 times their size', async () => {
    const archive = zipOf([{ name: 'shared.csv', content: Buffer.alloc(MIB, 'a') }], { times: 1_000 });
    expect(archive.length).toBeLessThan(100_000);
    await expect(headOf(archive)).rejects.toThrow(`unpacks to more than 200 times its size. ${ADVICE}`);
  });

  it('are refused if they unpack to more than 1 GiB, at whatever ratio', async () => {
    const ballast = { name: 'ballast.bin', content: randomBytes(8 * MIB), isStored: true };
    const archive = zipOf([ballast, { name: 'shared.csv', content: Buffer.alloc(MIB, 'a') }], { times: 120 });
    await expect(headOf(archive)).rejects.toThrow(`unpacks to more than 1 GiB. ${ADVICE}`);
  });

  it.each<[string, Buffer, string]>([
    [
      'a smaller size than the file has',
      zipOf([{ ...TABLE, content: Buffer.alloc(64 * MIB, 'a'), statedSize: 100 }]),
      'not as large as it says',
    ],
    ['a larger size than the file has', zipOf([{ ...TABLE, statedSize: 100_000 }]), 'not as large as it says'],
    [
      'a larger packed size, so that the ratio looks harmless',
      zipOf([{ name: 'bomb.csv', content: Buffer.alloc(64 * MIB, 'a'), statedPackedSize: MIB }]),
      'more than 200 times its size',
    ],
    ['more files than it has', zipOf([TABLE], { statedCount: 2_000 }), 'is damaged'],
    ['far more files than it has', zipOf([TABLE], { statedCount: 60_000 }), 'has more than 2,000 files'],
    ['a size above 1 GiB', zipOf([{ ...TABLE, statedSize: 2 ** 31 }]), 'unpacks to more than 1 GiB'],
  ])('are refused if they state %s', async (_what, archive, reason) => {
    const refusal = headOf(archive);
    await expect(refusal).rejects.toThrow(reason);
    await expect(refusal).rejects.toThrow(ADVICE);
  });

  it('read only one file if the archive states fewer files than it has', async () => {
    const archive = zipOf([TABLE, { name: 'weight.csv', content: SAMPLE_FILES.withings }], { statedCount: 1 });
    expect((await headOf(archive)).entries).toHaveLength(1);
  });

  it('are refused if a file that is named like a table is an archive', async () => {
    await expect(headOf(zipOf([{ name: 'table.csv', content: zipOf([TABLE]) }]))).rejects.toThrow(
      `contains another archive. ${ADVICE}`,
    );
  });
});
