import { descriptionOf, type InputClass, type InputProperty, inputProperties } from '@rpm/domain';
import { type Parameter, type Schema } from '../model';
import { ref } from './schema';

/**
 * Returns the schema of a body that is parsed into an input class. The schema has the name of the class. In a body, null means the same as absent.
 */
function bodySchema(type: InputClass, isReference = false): Record<string, Schema> {
  const properties = [...inputProperties(type)];
  const required = properties.filter(([, property]) => property.required).map(([name]) => name);
  const isNullable = (property: InputProperty) => !property.required;
  const schema = inputSchema(descriptionOf(type, 'body'), properties, isNullable, required);
  // A reference may contain the other properties of the resource, which are ignored.
  return { [type.name]: isReference ? { ...schema, additionalProperties: true } : schema };
}

/** Returns the schemas of input classes, and of all input classes nested in them, by name. */
export function bodySchemas(type: InputClass, isReference = false): Record<string, Schema> {
  const nested = [...inputProperties(type).values()].map(({ schema, referencedView }) =>
    typeof schema === 'function' ? bodySchemas(schema(), referencedView !== undefined) : {},
  );
  return Object.assign(bodySchema(type, isReference), ...nested) as Record<string, Schema>;
}

/**
 * Returns the schema of a merge-patch (RFC 7396) that is parsed into an input class: null clears a property, and an absent property stays unchanged.
 */
export function mergePatchSchemaOf(type: InputClass): Record<string, Schema> {
  const isNullable = ({ required, clearable }: InputProperty) => !required && clearable !== false;
  return { [patchSchemaName(type)]: inputSchema(descriptionOf(type, 'patch'), [...inputProperties(type)], isNullable, []) };
}

/** Returns the name of a merge-patch schema: `PatientPatchInput` for `PatientInput`. A class that is only used for merge-patches keeps its name. */
export function patchSchemaName({ name }: InputClass): string {
  return /(Patch|Correction)Input$/.test(name) ? name : name.replace(/Input$/, 'PatchInput');
}

function inputSchema(
  description: string,
  declared: [string, InputProperty][],
  isNullable: (property: InputProperty) => boolean,
  required: readonly string[],
): Schema {
  const properties = declared.map(([name, property]) => [name, propertySchema(property, isNullable(property))]);
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(properties) as Record<string, Schema>,
    additionalProperties: false,
    ...(required.length > 0 && { required }),
  };
}

function propertySchema({ schema, isList, max, description }: InputProperty, isNullable: boolean): Schema {
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

/** Describes an operation's query parameters. They have no examples, because Swagger UI would fill them in and send them as filters. */
export function queryParameters(type: InputClass): Parameter[] {
  const defaults = new type() as Readonly<Record<string, string | number | boolean | undefined>>;
  return [...inputProperties(type)].map(([name, { schema, description, required, isDeprecated = false }]) => {
    const preset = defaults[name];
    return {
      name,
      in: 'query',
      ...(required && { required }),
      ...(isDeprecated && { deprecated: true }),
      description,
      schema: { ...(schema as Schema), ...(preset !== undefined && { default: preset }) },
    };
  });
}
