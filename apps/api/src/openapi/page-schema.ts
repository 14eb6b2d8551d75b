import { FIRST_PAGE, MAX_PAGE, MAX_PAGE_SIZE } from '@rpm/domain';
import { type Schema } from './model';
import { ref, shownObject } from './schema';

/** The schema of a page of resources (specification, section 2), named after them: `SitePage`. */
export function pageSchema(of: string): Record<string, Schema> {
  return {
    [`${of}Page`]: shownObject('One page of the resources that match.', {
      content: { type: 'array', items: ref(of), maxItems: MAX_PAGE_SIZE, description: 'The resources of this page.' },
      first: { type: 'boolean', description: 'Whether this is the first page.' },
      last: { type: 'boolean', description: 'Whether no later page holds anything.' },
      page: { type: 'integer', minimum: FIRST_PAGE, maximum: MAX_PAGE, description: 'Number of this page; the first is 1.' },
      size: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, description: 'Resources per page, as asked for.' },
      total: { type: 'integer', format: 'int64', minimum: 0, description: 'Exact number of resources that match.' },
    }),
  };
}
