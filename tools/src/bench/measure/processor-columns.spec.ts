import { PROCESSOR_HEADINGS, processorCells, processorRatio } from './processor-columns';

describe('processorCells', () => {
  const baseline = { node: 40, postgres: 60 };

  it('formats one cell for each heading', () => {
    expect(processorCells({ node: 90.4, postgres: 60 }, baseline)).toEqual(['90', '60', '1.50']);
    expect(PROCESSOR_HEADINGS).toHaveLength(3);
  });

  it('divides the times of a request by the number of units of work in the request', () => {
    expect(processorCells({ node: 9_000, postgres: 6_000 }, { node: 4_000, postgres: 6_000 }, 1_000)).toEqual([
      '9.0',
      '6.0',
      '1.50',
    ]);
  });

  it('formats unknown times as n/a', () => {
    expect(processorCells({ node: null, postgres: null }, baseline)).toEqual(['n/a', 'n/a', 'n/a']);
    expect(processorCells({ node: 90, postgres: null }, baseline)).toEqual(['90', 'n/a', 'n/a']);
    expect(processorRatio(baseline, { node: 1, postgres: null })).toBeNull();
  });
});
