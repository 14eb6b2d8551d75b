import { type InputClass, type InputProperty, inputProperties, ReferenceInput } from '@rpm/domain';

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns an example body that creates a resource. It consists of those properties of the view's example that are accepted as input and are not null.
 */
export function exampleOfBody(input: InputClass, example: object): Record<string, unknown> {
  const properties = [...inputProperties(input)].flatMap(([name, property]) => {
    const value = (example as Json)[name];
    const isSent = name !== 'id' && value !== null && value !== undefined;
    return isSent ? [[name, valueExample(property, value)]] : [];
  });
  return Object.fromEntries(properties) as Record<string, unknown>;
}

function valueExample({ schema, isList }: InputProperty, value: unknown): unknown {
  if (typeof schema !== 'function') return value;
  const type = schema();
  const one = (part: object) => (type === ReferenceInput ? { id: (part as Json)['id'] } : exampleOfBody(type, part));
  return isList ? (value as object[]).map(one) : one(value as object);
}
