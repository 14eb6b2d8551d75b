interface Descriptions {
  body?: string;
  patch?: string;
  example?: object;
}

const DESCRIBED = new WeakMap<object, Descriptions>();

/**
 * Sets the description that the request body has in the OpenAPI document.
 * @param example a valid body; needed only if the body differs from the view of the resource
 */
export const DescribeBody = (body: string, example?: object): ClassDecorator => describe({ body, ...(example && { example }) });

/** Sets the description that the merge-patch (RFC 7396) has in the OpenAPI document. The same class may be the body of a PUT and of a PATCH. */
export const DescribePatch = (patch: string): ClassDecorator => describe({ patch });

/** Returns the description of an input class. @throws Error if the class has no description, which is a mistake in its definition */
export function descriptionOf(type: { name: string }, as: 'body' | 'patch'): string {
  const description = DESCRIBED.get(type)?.[as];
  if (description === undefined) throw new Error(`The input class ${type.name} has no description as a ${as}.`);
  return description;
}

/** Returns the example of a body that was declared with {@link DescribeBody}. */
export function bodyExampleOf(type: { name: string }): object | undefined {
  return DESCRIBED.get(type)?.example;
}

function describe(more: Descriptions): ClassDecorator {
  return (type) => {
    DESCRIBED.set(type, { ...DESCRIBED.get(type), ...more });
  };
}
