import { type Scope } from '@rpm/domain';

/*
 * The part of OpenAPI that the description of this service uses, so that the compiler reads it before anybody else does.
 * Source: https://spec.openapis.org/oas/v3.1.0; schemas are JSON Schema 2020-12.
 */

type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

export interface Schema {
  $ref?: string;
  type?: JsonType | readonly [JsonType, 'null'];
  title?: string;
  description?: string;
  format?: 'date' | 'date-time' | 'email' | 'int32' | 'int64' | 'uri';
  pattern?: string;
  enum?: readonly (string | number | null)[];
  const?: string | number;
  default?: string | number | boolean | readonly string[];
  examples?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
}

export interface Example {
  summary?: string;
  value: unknown;
}

export interface MediaType {
  schema?: Schema;
  examples?: Readonly<Record<string, Example>>;
}

export interface Header {
  description: string;
  required?: boolean;
  schema: Schema;
}

/** Headers by name: one of `components`, or one of this answer only. */
export type Headers = Readonly<Record<string, Reference | Header>>;

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  example?: string | number;
}

export interface Response {
  description: string;
  headers?: Headers;
  /** Absent: the answer has no body. */
  content?: Readonly<Record<string, MediaType>>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: { required: boolean; description: string; content: Readonly<Record<string, MediaType>> };
  responses: Readonly<Record<string, Response>>;
  security: readonly Readonly<Record<string, readonly string[]>>[];
  /** What a key must carry to call this; absent where anybody may. */
  'x-required-scope'?: Scope;
}

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

/** What one resource adds to the document. */
export interface OpenApiPart {
  tag: { name: string; description: string };
  paths: Readonly<Record<string, PathItem>>;
  schemas: Readonly<Record<string, Schema>>;
  /** Requests that the service makes, by what they tell. */
  webhooks?: Readonly<Record<string, PathItem>>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string; license: { name: string; url: string } };
  servers: readonly { url: string; description: string }[];
  tags: readonly OpenApiPart['tag'][];
  paths: OpenApiPart['paths'];
  webhooks: Required<OpenApiPart>['webhooks'];
  components: {
    schemas: Readonly<Record<string, Schema>>;
    headers: Readonly<Record<string, Header>>;
    securitySchemes: Readonly<Record<string, { type: 'apiKey'; in: 'header'; name: string; description: string }>>;
  };
}
