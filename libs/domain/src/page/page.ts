/** First page, sizes: specification, section 8. */
export const FIRST_PAGE = 1;
export const DEFAULT_PAGE_SIZE = 15;
export const MAX_PAGE_SIZE = 250;
/** Not in the specification: the largest page number that is read as a page at all. */
export const MAX_PAGE = 2_147_483_647;

/** Which page of a list is wanted; the first is 1. */
export interface PageRequest {
  page: number;
  size: number;
}

/** One page of a list with the exact number of objects that match the request (specification, section 2). */
export class Page<T> {
  constructor(
    readonly content: T[],
    readonly request: PageRequest,
    readonly total: number,
  ) {}

  /** The number of the page that holds the last object; 1 when there is none. */
  get lastPage(): number {
    return Math.max(FIRST_PAGE, Math.ceil(this.total / this.request.size));
  }

  toJSON() {
    const { page, size } = this.request;
    return {
      content: this.content,
      first: page === FIRST_PAGE,
      last: page >= this.lastPage,
      page,
      size,
      total: this.total,
    };
  }
}
