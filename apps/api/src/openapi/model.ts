import { type InputClass, type Scope, type View } from '@rpm/domain';
import type * as openapi from 'openapi3-ts/oas31';

/** The type `true` if T is `any`, otherwise `false`. Only `any` is both a subtype and a supertype of every type. */
type IsAny<T> = 0 extends 1 & T ? true : false;

/**
 * An object of an OpenAPI 3.1 document as it is written in the source code: read-only, with `unknown` instead of `any`, and with `$ref` only for
 * schemas and headers. {@link shareComponents} replaces other repeated parts by references in the published document.
 */
type Written<T> =
  IsAny<T> extends true
    ? unknown
    : T extends openapi.ReferenceObject
      ? never
      : T extends readonly (infer Item)[]
        ? readonly Written<Item>[]
        : T extends object
          ? { readonly [Key in keyof T]: Written<T[Key]> }
          : T;

/** Makes the given properties required, which are optional in the OpenAPI specification. */
type With<T, Key extends keyof T> = Omit<T, Key> & Required<Pick<T, Key>>;

export type Schema = Written<openapi.SchemaObject>;
export type MediaType = Written<openapi.MediaTypeObject>;
export type Header = With<Written<openapi.HeaderObject>, 'description' | 'schema'>;
export type Reference = Readonly<openapi.ReferenceObject>;
export type Parameter = With<Written<openapi.ParameterObject>, 'description' | 'schema'>;

/** Headers of a response by name, each as a reference to `components` or as a definition. */
export type Headers = Readonly<Record<string, Reference | Header>>;

export type Response = Omit<Written<openapi.ResponseObject>, 'headers'> & { readonly headers?: Headers };

export interface Operation extends Omit<Written<openapi.OperationObject>, 'parameters' | 'requestBody' | 'responses'> {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: With<Written<openapi.RequestBodyObject>, 'description' | 'required'>;
  responses: Readonly<Record<string, Response>>;
  security: readonly Readonly<Record<string, readonly string[]>>[];
  /** The scope that the caller's API key needs; absent if the operation needs no key. */
  'x-required-scope'?: Scope;
  /** Examples of `detail` for the operation's own problems, by code. A problem has an example only if its code alone does not explain the cause. */
  'x-problem-causes'?: Readonly<Record<string, string>>;
}

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

/** The part of the OpenAPI document that one resource contributes. */
export interface OpenApiPart {
  tag: Readonly<Record<'name' | 'description', string>>;
  paths: Readonly<Record<string, PathItem>>;
  schemas: Readonly<Record<string, Schema>>;
  /** Requests that the service sends to webhooks, by event type. */
  webhooks?: Readonly<Record<string, PathItem>>;
  /** The view, the input class and the area of a resource that has the usual operations. */
  resource?: { view: View; input: InputClass; area: string };
}

/** The whole OpenAPI document before {@link shareComponents} replaces its repeated parts. */
export interface OpenApiDocument extends Pick<Written<openapi.OpenAPIObject>, 'openapi' | 'servers'> {
  info: Readonly<openapi.InfoObject & { summary: string }>;
  tags: readonly OpenApiPart['tag'][];
  paths: OpenApiPart['paths'];
  webhooks: Required<OpenApiPart>['webhooks'];
  components: {
    schemas: Readonly<Record<string, Schema>>;
    headers: Readonly<Record<string, Header>>;
    securitySchemes: Readonly<Record<string, openapi.SecuritySchemeObject>>;
  };
}
