import { QueryInteger } from '../input/query';
import { type ChangePosition } from './changes';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './page';
import { ChangesAfter } from './updated-after';

/** The parameters of a list of changes. It has no filters, because a resource that no longer matches a filter would be missing. */
export class ChangesQuery {
  @ChangesAfter() updatedAfter: ChangePosition;

  @QueryInteger('Maximum number of changes in the response.', { min: 1, max: MAX_PAGE_SIZE })
  size: number = DEFAULT_PAGE_SIZE;
}
