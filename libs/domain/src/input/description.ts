interface Descriptions {
  body?: string;
  patch?: string;
}

const DESCRIBED = new WeakMap<object, Descriptions>();

/** Sets the description of the request body in the OpenAPI document. */
export const DescribeBody = (body: string): ClassDecorator => describe({ body });

/** Sets the description of the merge-patch (RFC 7396) in the OpenAPI document. One class may be the body of a PUT and of a PATCH. */
export const DescribePatch = (patch: string): ClassDecorator => describe({ patch });

/** @throws Error if the class has no description, which is a mistake in its definition */
export function descriptionOf(type: { name: string }, as: keyof Descriptions): string {
  const description = DESCRIBED.get(type)?.[as];
  if (description === undefined) throw new Error(`The input class ${type.name} has no description as a ${as}.`);
  return description;
}

function describe(more: Descriptions): ClassDecorator {
  return (type) => {
    DESCRIBED.set(type, { ...DESCRIBED.get(type), ...more });
  };
}
