import { QueryInteger } from '../input/query';
import { DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE, MAX_PAGE_SIZE, type PageRequest } from './page';

/** The parameters `page` and `size` of a query string (specification, sections 4.3 and 8). */
export class PageQuery implements PageRequest {
  @QueryInteger('Number of the page, starting with 1. Past the last page, `content` is empty.', {
    min: FIRST_PAGE,
    max: MAX_PAGE,
  })
  page: number = FIRST_PAGE;

  @QueryInteger('Number of entries per page.', { min: 1, max: MAX_PAGE_SIZE })
  size: number = DEFAULT_PAGE_SIZE;
}
