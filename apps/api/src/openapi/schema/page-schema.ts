import { FIRST_PAGE, MAX_PAGE, MAX_PAGE_SIZE } from '@rpm/domain';
import { type Schema } from '../model';
import { ref, responseObject } from './schema';

/** Schema of a page of resources (specification, section 2), under a name such as `SitePage`. @param items schema of one resource */
export function pageSchema(resource: string, items: Schema = ref(resource)): Record<string, Schema> {
  return {
    [`${resource}Page`]: responseObject('One page of the matching resources.', {
      content: { type: 'array', items, maxItems: MAX_PAGE_SIZE, description: 'The resources of this page.' },
      first: { type: 'boolean', description: 'Whether this is the first page.' },
      last: { type: 'boolean', description: 'Whether this is the last page.' },
      page: { type: 'integer', minimum: FIRST_PAGE, maximum: MAX_PAGE, description: 'Number of this page; the first page is 1.' },
      size: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, description: 'The requested number of resources per page.' },
      total: { type: 'integer', format: 'int64', minimum: 0, description: 'Exact number of matching resources on all pages.' },
    }),
  };
}
