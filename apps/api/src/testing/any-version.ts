const instant = expect.stringMatching(/^\d{4}-.*Z$/) as string;

/** The properties of a resource that change with every change. Specs that compare a whole resource with the expected one accept any of them. */
export const ANY_VERSION = { version: expect.any(Number) as number, createTimestamp: instant, updateTimestamp: instant };
