import { MAX_PAGE_SIZE, type View, VERSION_PROPERTIES } from '@rpm/domain';
import { type Schema } from '../model';
import { anyOf, responseObject } from './schema';

const { version, updateTimestamp } = VERSION_PROPERTIES;

/** Schemas of a list of changes, under a name such as `SiteChanges`, and of a deleted resource. @param view the view of a resource that was not deleted */
export function changesSchema(resource: string, view: View): Record<string, Schema> {
  return {
    [`${resource}Changes`]: responseObject('Changes after a time, in the order in which they were made.', {
      content: {
        type: 'array',
        items: anyOf([{ name: 'DeletedResource' }, view]),
        maxItems: MAX_PAGE_SIZE,
        description: 'Each changed resource once, in its present state.',
      },
      cursor: { type: 'string', description: 'The position after these changes, for `updatedAfter` in the next request.' },
      hasMore: { type: 'boolean', description: 'Whether there are more changes now.' },
    }),
    DeletedResource: responseObject('A resource that was deleted, or merged into another one.', {
      id: { type: 'integer', format: 'int64', minimum: 1, description: 'Identifier of the resource.' },
      version: { ...version.schema, description: 'Version of the resource after it was deleted.' },
      updateTimestamp: { ...updateTimestamp.schema, description: 'Time of the deletion.' },
      deleted: { type: 'boolean', const: true, description: 'Marks the resource as deleted.' },
    }),
  };
}
