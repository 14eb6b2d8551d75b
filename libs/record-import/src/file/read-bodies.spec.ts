import { readingInput } from '@rpm/domain';
import { Readable } from 'node:stream';
import { splitLines } from '../text/file-lines';
import { readBodies } from './read-bodies';

/** Reads a CSV file of body weights. Errors are represented by their codes. */
async function weightsOf(text: string) {
  const lines = splitLines(Readable.from([text]), 'csv', 64);
  const weights = [];
  for await (const row of readBodies(lines, 'csv', { input: readingInput('weight'), shown: ['id'] }))
    weights.push('body' in row ? row.body['weight'] : row.code);
  return weights;
}

describe('the CSV reader', () => {
  it.each([
    ['70.5', 70.5],
    ['70,5', 70.5],
    ['-70,5', -70.5],
    ['70', 70],
    ['0.125', 0.125],
    ['1,234', 1.234],
    ['1.234', 'ambiguous_number'],
    ['1.234,5', 'ambiguous_number'],
  ])('reads the number %s as %p if semicolons separate the cells', async (cell, value) => {
    expect(await weightsOf(`id;readingTimestamp;weight;device.id\n1;2026-01-31T08:00:00Z;${cell};1\n`)).toEqual([value]);
  });

  it.each([
    ['70.5', 70.5],
    ['"70,5"', 'not_a_number'],
    ['70,5', 'too_many_cells'],
  ])('reads the number %s as %p if commas separate the cells', async (cell, value) => {
    expect(await weightsOf(`id,readingTimestamp,weight\n1,2026-01-31T08:00:00Z,${cell}\n`)).toEqual([value]);
  });

  it('names the line with the names of the columns if titles stand above it', async () => {
    const text = 'Weights of May\n\nid,readingTimestamp,weight\n1,2026-01-31T08:00:00Z,70\n';
    await expect(weightsOf(text)).rejects.toThrow(
      'The first line must name the columns, but their names are in line 3. Delete the lines above it.',
    );
    await expect(weightsOf('Weights of May\n1,2026-01-31T08:00:00Z,70\n')).rejects.toThrow('That of column 1 is not known');
    await expect(weightsOf('Datum,Gewicht\n1,70\n')).rejects.toThrow('The names are in another language');
  });
});
