import { FIRST_PAGE, type Page } from '@rpm/domain';

/** The `Link` header of a page (RFC 8288): the same list, elsewhere in it. */
export function pageLinks(url: string, page: Page<unknown>): string {
  const { page: current } = page.request;
  const last = page.lastPage;
  const targets: [string, number | null][] = [
    ['first', FIRST_PAGE],
    ['prev', current > FIRST_PAGE ? Math.min(current - 1, last) : null],
    ['next', current < last ? current + 1 : null],
    ['last', last],
  ];
  return targets
    .filter((target): target is [string, number] => target[1] !== null)
    .map(([relation, number]) => `<${withPage(url, number)}>; rel="${relation}"`)
    .join(', ');
}

/** Written anew from what was parsed, so that nothing of the address can end the header early. */
function withPage(url: string, page: number): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('page', String(page));
  return `${pathname}?${searchParams.toString()}`;
}
