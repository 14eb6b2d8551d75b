import { type ViewProperty } from './property';

export type ViewProperties = Readonly<Record<string, ViewProperty>>;

/**
 * The public representation of a resource, defined once: the TypeScript type of the response, its OpenAPI schema and example, the sample events for
 * webhooks, and the columns in the CLI are derived from it. All properties are always present, in this order, and there are no others.
 */
export interface View<P extends ViewProperties = ViewProperties> {
  /** The name of the view's OpenAPI schema, such as `Patient`. */
  readonly name: string;
  readonly description: string;
  readonly properties: P;
  /** The open views that this view consists of. Its OpenAPI schema refers to their schemas instead of repeating the properties. */
  readonly parts?: readonly View[];
  /** Whether the OpenAPI schema permits further properties, because another view adds some. */
  readonly isOpen?: boolean;
  /** Whether another part of the OpenAPI document defines the schema of this name. */
  readonly hasOwnSchema?: boolean;
}

/** The TypeScript type of a view's JSON. */
export type ViewOf<V extends View> = {
  [K in keyof V['properties']]: V['properties'][K] extends ViewProperty<infer T> ? T : never;
};

/** Returns the noun of a view: its name in words, such as `blood glucose reading` for `BloodGlucoseReading`. */
export function nounOf({ name }: Pick<View, 'name'>): string {
  return name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

export function view<P extends ViewProperties>(name: string, description: string, properties: P): View<P> {
  return { name, description, properties };
}

/** Returns a view with the properties of several open views. */
export function combinedView(name: string, description: string, ...parts: readonly View[]): View {
  return {
    name,
    description,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as ViewProperties,
    parts,
  };
}
