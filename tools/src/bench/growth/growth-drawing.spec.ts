import { WORKSPACE_ROOT } from '@rpm/database';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawGrowth } from './growth-drawing';
import { type GrowthFigures, growthOf } from './growth-figures';

const FIGURES: GrowthFigures = {
  about: 'a run',
  sizes: [100, 1_000, 10_000],
  lists: [
    {
      title: 'readings & <logs>',
      lines: [
        { name: 'this service', values: [10, 10, 20] },
        { name: 'count(*) and OFFSET', values: [1, null, 1_000] },
      ],
    },
  ],
  requests: [{ title: 'a reading', lines: [{ name: 'this service', values: [1, 2, 3] }] }],
  files: [{ title: 'backup', lines: [{ name: 'this service', values: [1, 20, 10] }] }],
};

/** Returns the heights of the points of a line, from left to right. */
const heightsOf = (svg: string, line: number) =>
  [...svg.matchAll(new RegExp(`<circle class="dot${line}" cx="[\\d.]+" cy="([\\d.]+)"`, 'g'))].map(([, y]) => Number(y));

describe('drawings of growth', () => {
  it('place equal ratios at equal distances, and larger values higher', () => {
    const svg = drawGrowth(FIGURES)['lists.svg'] ?? '';
    const [first = NaN, second = NaN, third = NaN] = heightsOf(svg, 0);
    expect(second).toBe(first);
    expect(third).toBeLessThan(second);
    const [low = NaN, high = NaN] = heightsOf(svg, 1);
    // The factor between 10 and 20 is a tenth of three powers of ten.
    expect((second - third) / (low - high)).toBeCloseTo(Math.log10(2) / 3, 2);
  });

  it('leave out a size that was not measured', () => {
    expect(heightsOf(drawGrowth(FIGURES)['lists.svg'] ?? '', 1)).toHaveLength(2);
  });

  it('draw each way to do something alike in all plots, also where another one was not measured', () => {
    const plot = (...names: string[]) => ({ title: 'a plot', lines: names.map((name) => ({ name, values: [1, 2, 3] })) });
    const requests = [plot('this service', 'SQL', 'TypeORM'), plot('this service', 'TypeORM'), plot('this service')];
    const svg = drawGrowth({ ...FIGURES, requests })['requests.svg'] ?? '';
    expect([0, 1, 2].map((line) => heightsOf(svg, line).length)).toEqual([9, 3, 6]);
    expect(svg.match(/<text x="42" y="4">[^<]*/g)?.map((text) => text.split('>')[1])).toEqual(['this service', 'SQL', 'TypeORM']);
  });

  it('show titles as text, whatever characters they contain, and the change of the service', () => {
    const svg = drawGrowth(FIGURES)['lists.svg'];
    expect(svg).toContain('readings &amp; &lt;logs>');
    expect(svg).toContain('× 2.00');
  });

  it('have colours for a light and for a dark page', () => {
    for (const svg of Object.values(drawGrowth(FIGURES))) expect(svg).toContain('@media (prefers-color-scheme:dark)');
  });

  it('in the guide are those of the stored figures', () => {
    const read = (name: string) => readFileSync(join(WORKSPACE_ROOT, 'docs/growth', name), 'utf8');
    const figures = JSON.parse(read('growth.json')) as GrowthFigures;
    for (const [name, svg] of Object.entries(drawGrowth(figures))) expect(read(name)).toBe(svg);
  });
});

describe('growthOf', () => {
  it('is the value at the largest size divided by that at a tenth of it, of the service', () => {
    expect(FIGURES.files.map(growthOf)).toEqual([0.5]);
  });
});
