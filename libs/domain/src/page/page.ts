import { type ChangePosition } from './changes';
import { type ViewName } from '../view/version-properties';

/** The first page number and the page sizes according to the specification, section 8. */
export const FIRST_PAGE = 1;
export const DEFAULT_PAGE_SIZE = 15;
export const MAX_PAGE_SIZE = 250;
/** Maximum page number that the service accepts; the specification does not limit it. */
export const MAX_PAGE = 2_147_483_647;

/** A request for one page of a list; the first page is 1. */
export interface PageRequest {
  page: number;
  size: number;
  /** Name of the property by which the list is sorted; by default, the list's own order. */
  sort?: string;
  sortDescending?: boolean;
  /** Position after which changes are returned, in the order of the changes, instead of a page. */
  updatedAfter?: ChangePosition;
  /** Chooses the representation of the resources. */
  view?: ViewName;
}

/** One page of a list with the exact number of objects that match the request (specification, section 2). */
export class Page<T> {
  constructor(
    readonly content: T[],
    readonly request: PageRequest,
    readonly total: number,
  ) {}

  /** The number of the last page that is not empty; 1 if the list is empty. */
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

/** The JSON of a page. */
export type PageView<T> = ReturnType<Page<T>['toJSON']>;
