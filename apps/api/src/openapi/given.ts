import { type InputClass, type Member, membersOf, type PageQuery } from '@rpm/domain';
import { type Parameter, type Schema } from './model';
import { ref } from './schema';

/** What each member of an input means; the compiler demands all of them. What they may be is the input class's own to say. */
export type Words<T> = Record<keyof T & string, string>;

/** The schema of a body that is read into an input class, under the name of the class. A null means the same as leaving out. */
export function given<T extends object>(
  type: InputClass<T>,
  description: string,
  words: Words<Required<T>>,
): Record<string, Schema> {
  const members = [...membersOf(type)];
  const required = members.filter(([, member]) => member.required).map(([name]) => name);
  return { [type.name]: bodySchema(members, description, words, ({ required: isNeeded }) => !isNeeded, required) };
}

/** The schema of a merge-patch (RFC 7396) of the same class, under a name of its own: null clears, leaving out keeps. */
export function givenPatch<T extends object>(
  name: string,
  type: InputClass<T>,
  description: string,
  words: Words<Required<T>>,
): Record<string, Schema> {
  const isNullable = ({ required, clearable }: Member) => !required && clearable !== false;
  return { [name]: bodySchema([...membersOf(type)], description, words, isNullable, []) };
}

function bodySchema(
  members: [string, Member][],
  description: string,
  words: Record<string, string>,
  isNullable: (member: Member) => boolean,
  required: readonly string[],
): Schema {
  const properties = members.map(([name, member]) => [name, memberSchema(member, words[name] ?? '', isNullable(member))]);
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(properties) as Record<string, Schema>,
    additionalProperties: false,
    ...(required.length > 0 && { required }),
  };
}

function memberSchema({ schema, isList, max }: Member, description: string, isNullable: boolean): Schema {
  const plain: Schema = typeof schema !== 'function' ? schema : isList ? listOf(ref(schema().name), max) : ref(schema().name);
  if (!isNullable) return { ...plain, description };
  if (plain.type === undefined || Array.isArray(plain.type)) return { description, anyOf: [plain, { type: 'null' }] };
  const type = [plain.type, 'null'] as Schema['type'];
  return { ...plain, type, ...(plain.enum && { enum: [...plain.enum, null] }), description };
}

const listOf = (items: Schema, maxItems: number | undefined): Schema => ({
  type: 'array',
  items,
  ...(maxItems !== undefined && { maxItems }),
});

/** The query parameters of a list. None has an example, because the reference would send it as a filter nobody chose. */
export function queryParameters<T extends PageQuery>(
  type: InputClass<T>,
  words: Words<Required<Omit<T, keyof PageQuery>>>,
): Parameter[] {
  const defaults = new type() as unknown as Record<string, string | number | boolean | undefined>;
  const said: Record<string, string> = { ...words, ...PAGE_WORDS };
  return [...membersOf(type)].map(([name, { schema }]) => {
    const preset = defaults[name];
    return {
      name,
      in: 'query',
      description: said[name] ?? '',
      schema: { ...(schema as Schema), ...(preset !== undefined && { default: preset }) },
    };
  });
}

const PAGE_WORDS: Words<PageQuery> = {
  page: 'Page to retrieve; the first is 1. Past the end `content` is empty.',
  size: 'Entries per page.',
};
