import { type AREAS, type View } from '@rpm/domain';
import { type OpenApiPart } from './model';

/** Properties of a resource that the descriptions of its operations use. */
export interface Resource {
  /** First part of the scopes of its operations: `sites` for `sites:read` and `sites:write`. */
  area: (typeof AREAS)[number];
  view: View;
  /** Example of the representation; by default, the examples of the properties in the view. */
  example?: object;
  /** Name of the resources as a heading; by default, the plural of its noun, such as `Sites`. */
  heading?: string;
}

/** The words of a name: `blood glucose reading` for `BloodGlucoseReading`. */
export function wordsOf(name: string): string {
  return name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

/** The noun of a resource, which is the name of its view in words. */
export const nounOf = ({ name }: View) => wordsOf(name);

/** The tag of the operations of a resource. */
export function tagOf({ heading, view }: Resource): OpenApiPart['tag'] {
  const noun = nounOf(view);
  return { name: heading ?? `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`, description: view.description };
}
