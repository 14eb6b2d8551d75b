import fc from 'fast-check';
import { Page } from './page';

describe('Page', () => {
  it.each([
    // Columns: total number of objects, page size, requested page, last page, whether it is the first page, whether it is the last page
    [0, 15, 1, 1, true, true],
    [0, 15, 2, 1, false, true],
    [1, 15, 1, 1, true, true],
    [15, 15, 1, 1, true, true],
    [16, 15, 1, 2, true, false],
    [16, 15, 2, 2, false, true],
    [16, 15, 3, 2, false, true],
    [500, 250, 1, 2, true, false],
    [3, 1, 2, 3, false, false],
    [3, 1, 2_147_483_647, 3, false, true],
  ])(
    'counts pages: for %i objects in total, %i per page and requested page %i, the last page is %i',
    (total, size, page, lastPage, first, last) => {
      const made = new Page([], { page, size }, total);
      expect(made.lastPage).toBe(lastPage);
      expect(made.toJSON()).toEqual({ content: [], first, last, page, size, total });
    },
  );

  it('writes its properties in the order of the specification', () => {
    const json = JSON.stringify(new Page([{ id: 7 }], { page: 1, size: 15 }, 1));
    expect(json).toBe('{"content":[{"id":7}],"first":true,"last":true,"page":1,"size":15,"total":1}');
  });

  it('is the last page if and only if no later page has content', () => {
    const sizes = [fc.nat(10_000), fc.integer({ min: 1, max: 250 }), fc.integer({ min: 1, max: 1000 })] as const;
    const isLast = (total: number, size: number, page: number) => new Page([], { page, size }, total).toJSON().last;
    fc.assert(fc.property(...sizes, (total, size, page) => isLast(total, size, page) === page * size >= total));
  });
});
