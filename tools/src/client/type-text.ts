import { nameOf, type OpenApi, type Schema } from './openapi';

const INDENTATION = '  ';

/** Writes TypeScript types for the schemas of an OpenAPI document. */
export class TypeText {
  /** Names of all schemas to which the types written so far refer. */
  readonly used = new Set<string>();

  /** @param inputs names of the schemas that describe values from clients */
  constructor(
    private readonly schemas: OpenApi['components']['schemas'],
    private readonly inputs: ReadonlySet<string>,
  ) {}

  /** Returns the declaration of a named schema. */
  declaration(name: string): string {
    const schema = this.schemas[name];
    if (!schema) throw new Error(`The document has no schema ${name}.`);
    const isInput = this.inputs.has(name);
    const type = schema.enum ? literals(schema.enum) : this.of(schema, isInput);
    const isInterface = schema.type === 'object' && schema.properties !== undefined;
    return `${comment(schema.description)}export ${isInterface ? `interface ${name} ${type}` : `type ${name} = ${type};`}\n`;
  }

  /**
   * Returns the type of a schema. @param isInput whether clients send values of this type; in types that clients receive, an enumeration with a name
   * is extensible, because the service may add values
   */
  of(schema: Schema, isInput: boolean, indentation = ''): string {
    if (schema.$ref !== undefined) return this.reference(nameOf(schema.$ref), isInput);
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum) return literals(schema.enum);
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives) return alternatives.map((one) => this.of(one, isInput, indentation)).join(' | ');
    if (schema.allOf) return schema.allOf.map((one) => this.of(one, isInput, indentation)).join(' & ');
    return [schema.type ?? 'unknown']
      .flat()
      .map((type) => this.ofType(type, schema, isInput, indentation))
      .join(' | ');
  }

  /** Returns an object type with the given members, each with its comment. */
  members(members: readonly Member[], isInput: boolean, indentation = ''): string {
    const inner = `${indentation}${INDENTATION}`;
    const lines = members.map(({ name, schema, description, isRequired }) => {
      const type = this.of(schema, isInput, inner);
      return `${comment(description, inner)}${inner}${propertyName(name)}${isRequired ? '' : '?'}: ${type};\n`;
    });
    return `{\n${lines.join('')}${indentation}}`;
  }

  private reference(name: string, isInput: boolean): string {
    this.used.add(name);
    return this.schemas[name]?.enum && !isInput ? `Extensible<${name}>` : name;
  }

  private ofType(type: string, schema: Schema, isInput: boolean, indentation: string): string {
    if (type === 'integer') return 'number';
    if (type === 'array') return this.list(this.of(schema.items ?? {}, isInput, indentation), isInput);
    if (type !== 'object') return type;
    const { properties, required = [] } = schema;
    if (!properties) return 'Record<string, unknown>';
    const members = Object.entries(properties).map(([name, property]) => ({
      name,
      schema: property,
      isRequired: required.includes(name),
      description: property.description,
    }));
    return this.members(members, isInput, indentation);
  }

  private list(items: string, isInput: boolean): string {
    return `${isInput ? 'readonly ' : ''}${/[|&]/.test(items) ? `(${items})` : items}[]`;
  }
}

/** A property of an object type. */
export interface Member {
  name: string;
  schema: Schema;
  description: string | undefined;
  isRequired: boolean;
}

/** Returns a documentation comment in a line of its own; an empty text if there is no description. */
export function comment(description: string | undefined, indentation = ''): string {
  if (description === undefined) return '';
  return `${indentation}/** ${description.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /')} */\n`;
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

const literals = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(' | ');
