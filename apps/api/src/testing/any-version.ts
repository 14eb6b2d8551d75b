const instant = expect.stringMatching(/^\d{4}-.*Z$/) as string;

/** Properties of a resource that get a new value with every change. Specs that compare a whole resource accept any value for them. */
export const ANY_VERSION = { version: expect.any(Number) as number, createTimestamp: instant, updateTimestamp: instant };
