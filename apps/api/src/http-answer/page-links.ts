import { type Changes, FIRST_PAGE, type Page } from '@rpm/domain';

/** Returns the `Link` header for a page of a list (RFC 8288), with the URLs of the other pages. */
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
    .map(([relation, number]) => `<${withParameter(url, 'page', String(number))}>; rel="${relation}"`)
    .join(', ');
}

/** Returns the `Link` header for a list of changes, with the URL of the changes that follow, even if there are none yet. */
export function changesLink(url: string, changes: Changes<unknown>): string {
  return `<${withParameter(url, 'updatedAfter', changes.toJSON().cursor)}>; rel="next"`;
}

/**
 * Returns the URL of another part of a list. It is built from the parsed URL of the request, so that no character that the client sent can break the
 * header.
 */
function withParameter(url: string, name: string, value: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set(name, value);
  return `${pathname}?${searchParams.toString()}`;
}
