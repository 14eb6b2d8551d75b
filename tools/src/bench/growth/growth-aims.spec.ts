import { missesOf, SMALLEST_SIZE } from './growth-aims';
import { type GrowthFigures, type GrowthPlot } from './growth-figures';

const plot = (title: string, ...values: number[]): GrowthPlot => ({ title, lines: [{ name: 'this service', values }] });

const figuresOf = (given: Partial<GrowthFigures>): GrowthFigures => ({
  about: 'a run',
  sizes: [100, 10, 1].map((part) => SMALLEST_SIZE / part),
  lists: [plot('patients', 10, 10, 20)],
  requests: [plot('a reading', 1, 1, 1)],
  files: [plot('backup', 10, 10, 7)],
  ...given,
});

const slow = figuresOf({ lists: [plot('patients', 10, 10, 20.1)] });

describe('missesOf', () => {
  it('finds nothing in a run that reaches the aims exactly', () => {
    expect(missesOf(figuresOf({}), {})).toEqual([]);
  });

  it('names each kind of request and each command beyond the aim', () => {
    const figures = figuresOf({ requests: [plot('a reading', 1, 1, 3)], files: [plot('backup', 10, 10, 6.9)] });
    expect(missesOf(figures, {})).toEqual([
      'a reading: 3.00 times the p95 at a tenth',
      'backup: 0.69 times the rows a second at a tenth',
    ]);
  });

  it('accepts a named exception within four seconds', () => {
    expect(missesOf(slow, { patients: 'all are read' })).toEqual([]);
    const slower = figuresOf({ lists: [plot('patients', 1_000, 1_500, 4_001)] });
    expect(missesOf(slower, { patients: 'all are read' })).toEqual(['patients: 4001 ms are too long for an exception']);
  });

  it('names an exception that is not needed, or that names no kind of request', () => {
    expect(missesOf(figuresOf({}), { patients: 'all are read', people: 'all are read' })).toEqual([
      'patients: the exception is not needed',
      'people: the exception names no kind of request',
    ]);
  });

  it('accepts at most five exceptions', () => {
    const titles = ['1', '2', '3', '4', '5', '6'];
    const figures = figuresOf({ lists: titles.map((title) => plot(title, 1, 1, 3)) });
    const exceptions = Object.fromEntries(titles.map((title) => [title, 'all are read']));
    expect(missesOf(figures, exceptions)).toEqual(['6 exceptions are more than 5']);
  });

  it('finds nothing in a run with few readings', () => {
    expect(missesOf({ ...slow, sizes: [30, 300, 3_000] }, {})).toEqual([]);
  });
});
