import { descriptionOf, type InputClass, type Member, membersOf } from '@rpm/domain';
import { type Parameter, type Schema } from './model';
import { ref } from './schema';

/** Schema of a body that is parsed into an input class, under the name of the class. In a body, null means the same as absent. */
export function bodySchema(type: InputClass): Record<string, Schema> {
  const members = [...membersOf(type)];
  const required = members.filter(([, member]) => member.required).map(([name]) => name);
  const isNullable = (member: Member) => !member.required;
  return { [type.name]: inputSchema(descriptionOf(type, 'body'), members, isNullable, required) };
}

/** Schemas of input classes and of all input classes that they contain, by name. */
export function bodySchemas(...types: readonly InputClass[]): Record<string, Schema> {
  const schemas = types.map((type) => {
    const nested = [...membersOf(type).values()].flatMap(({ schema }) => (typeof schema === 'function' ? [schema()] : []));
    return { ...bodySchema(type), ...bodySchemas(...nested) };
  });
  return Object.assign({}, ...schemas) as Record<string, Schema>;
}

/** Schema of a merge-patch (RFC 7396) that is parsed into an input class: null clears a property, an absent one stays unchanged. */
export function patchSchema(type: InputClass): Record<string, Schema> {
  const isNullable = ({ required, clearable }: Member) => !required && clearable !== false;
  return { [patchName(type)]: inputSchema(descriptionOf(type, 'patch'), [...membersOf(type)], isNullable, []) };
}

/** Name of the schema of a merge-patch: `PatientPatchInput` for `PatientInput`. A class that is only used for merge-patches keeps its name. */
export function patchName({ name }: InputClass): string {
  return /(Patch|Correction)Input$/.test(name) ? name : name.replace(/Input$/, 'PatchInput');
}

function inputSchema(
  description: string,
  members: [string, Member][],
  isNullable: (member: Member) => boolean,
  required: readonly string[],
): Schema {
  const properties = members.map(([name, member]) => [name, propertySchema(member, isNullable(member))]);
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(properties) as Record<string, Schema>,
    additionalProperties: false,
    ...(required.length > 0 && { required }),
  };
}

function propertySchema({ schema, isList, max, description }: Member, isNullable: boolean): Schema {
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

/** Query parameters of an operation. They have no examples, because Swagger UI would fill them in and send them as filters. */
export function queryParameters(type: InputClass): Parameter[] {
  const defaults = new type() as Readonly<Record<string, string | number | boolean | undefined>>;
  return [...membersOf(type)].map(([name, { schema, description }]) => {
    const preset = defaults[name];
    return {
      name,
      in: 'query',
      description,
      schema: { ...(schema as Schema), ...(preset !== undefined && { default: preset }) },
    };
  });
}
