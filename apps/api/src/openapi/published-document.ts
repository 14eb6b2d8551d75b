import { type Method, type OpenApiDocument, type Operation, type Parameter, type Reference, type Response } from './model';

/** An operation in which responses and parameters may be references to `components`. */
export interface PublishedOperation extends Omit<Operation, 'parameters' | 'responses'> {
  parameters?: readonly (Parameter | Reference)[];
  responses: Readonly<Record<string, Response | Reference>>;
}

type PublishedPaths = Readonly<Record<string, Readonly<Partial<Record<Method, PublishedOperation>>>>>;

/** The OpenAPI document as the service publishes it. */
export interface PublishedDocument extends Omit<OpenApiDocument, 'paths' | 'webhooks'> {
  paths: PublishedPaths;
  webhooks: PublishedPaths;
  components: OpenApiDocument['components'] & {
    responses: Readonly<Record<string, Response>>;
    parameters: Readonly<Record<string, Parameter>>;
  };
}
