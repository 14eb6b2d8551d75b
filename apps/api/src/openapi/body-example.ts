import { type InputClass, type Member, membersOf, ReferenceInput } from '@rpm/domain';

type Json = Readonly<Record<string, unknown>>;

/** A body that creates a resource like the example of its view: the properties that both have, without those that have no value. */
export function bodyExample(input: InputClass, example: object): Record<string, unknown> {
  const properties = [...membersOf(input)].flatMap(([name, member]) => {
    const value = (example as Json)[name];
    const isSent = name !== 'id' && value !== null && value !== undefined;
    return isSent ? [[name, valueExample(member, value)]] : [];
  });
  return Object.fromEntries(properties) as Record<string, unknown>;
}

function valueExample({ schema, isList }: Member, value: unknown): unknown {
  if (typeof schema !== 'function') return value;
  const type = schema();
  const one = (part: object) => (type === ReferenceInput ? { id: (part as Json)['id'] } : bodyExample(type, part));
  return isList ? (value as object[]).map(one) : one(value as object);
}
