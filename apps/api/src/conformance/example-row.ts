/** Converts a name from camel case to snake case. */
export const snakeCase = (name: string) => name.replaceAll(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/**
 * Returns the row of a table that the OpenAPI example of a resource describes: each property has a column of the same name. A property that embeds another
 * resource, such as `site`, has a column with its id, such as `site_id`.
 * @param ids the ids of other resources, such as `siteId`
 */
export function exampleRow(example: object, ids: Readonly<Record<string, string | number>>): Record<string, unknown> {
  const properties = Object.entries(example as Record<string, unknown>).filter(([property]) => property !== 'id');
  return Object.fromEntries(
    properties.map(([property, value]) => {
      const id = ids[`${property}Id`];
      return id === undefined ? [snakeCase(property), value] : [`${snakeCase(property)}_id`, id];
    }),
  );
}
