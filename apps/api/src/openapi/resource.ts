import { type AREAS, type NAMED_AREAS, nounOf, type View } from '@rpm/domain';
import { type OpenApiPart } from './model';

/** The properties of a resource from which its operations and their descriptions are derived. */
export interface Resource {
  /** First part of the scopes that the resource's operations need: `sites` for `sites:read` and `sites:write`. */
  area: (typeof AREAS)[number] | (typeof NAMED_AREAS)[number] | 'organization';
  view: View;
  /** The view that `view=record` selects, for a resource whose properties the specification fixes. */
  record?: View;
  /** Example of the resource; by default, it consists of the examples of the view's properties. */
  example?: object;
  /** Heading under which the resource's operations are listed; by default, its noun in the plural, such as `Sites`. */
  heading?: string;
}

/** Returns the OpenAPI tag that groups a resource's operations. */
export function openApiTagOf({ heading, view }: Resource): OpenApiPart['tag'] {
  const noun = nounOf(view);
  return { name: heading ?? `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`, description: view.description };
}
