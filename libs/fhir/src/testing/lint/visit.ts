/** Calls the visitor with every value of a resource, itself first, and with its path, such as "Patient.name[0].family". */
export function visit(value: unknown, path: string, visitor: (value: unknown, path: string) => void): void {
  visitor(value, path);
  if (Array.isArray(value)) value.forEach((element, index) => visit(element, `${path}[${index}]`, visitor));
  else if (isObject(value)) for (const [member, inner] of Object.entries(value)) visit(inner, `${path}.${member}`, visitor);
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
