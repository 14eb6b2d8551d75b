/** A schema of an OpenAPI document, with those keywords of JSON Schema that the document of the service uses. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema: Schema;
}

/** A request body or a response. */
export interface Message {
  $ref?: string;
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  'x-required-scope'?: string;
  parameters?: readonly Parameter[];
  requestBody?: Message & { required?: boolean };
  responses: Readonly<Record<string, Message>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The parts of the service's OpenAPI document from which the client is generated. */
export interface OpenApi {
  paths: Paths;
  components: Readonly<{
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Parameter>>;
    responses: Readonly<Record<string, Message>>;
  }>;
}

/** Returns the JSON schema of a request or a response; undefined if it has no JSON. */
export function jsonSchemaOf({ content }: Message): Schema | undefined {
  return content?.['application/json']?.schema;
}

/** Returns the name of the component that a reference refers to. */
export function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

/** Returns the component that a reference refers to, or the part itself if it is not a reference. @throws Error if there is no such component */
export function resolved<T extends { $ref?: string }>(part: T, components: Readonly<Record<string, T>>): T {
  if (part.$ref === undefined) return part;
  const component = components[nameOf(part.$ref)];
  if (!component) throw new Error(`The document has no ${part.$ref}.`);
  return component;
}
