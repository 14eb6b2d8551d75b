import { STATUS_CODES } from 'node:http';
import { type Example, type MediaType, type OpenApiDocument, type Operation, type Parameter, type Response } from './model';
import { type PublishedDocument, type PublishedOperation } from './published-document';
import { RepeatedOpenApiParts } from './repeated-parts';

/**
 * Moves responses, parameters and examples that occur in several operations to `components`, and replaces them by references. The document still
 * describes the same API, in a third of the bytes. In specs, `resolveComponents` does the opposite.
 */
export function shareComponents(document: OpenApiDocument): PublishedDocument {
  const responses = new RepeatedOpenApiParts<Response>('responses');
  const parameters = new RepeatedOpenApiParts<Parameter>('parameters');
  // Examples are compared by their values only, because a reference to an example may have a different summary.
  const examples = new RepeatedOpenApiParts<Example>('examples', ({ value }) => value);

  const addExamples = ({ content = {} }: Message, operationId: string) => {
    for (const media of Object.values(content)) {
      for (const [key, example] of Object.entries(media.examples ?? {})) examples.add(nameOf(media, key), example, operationId);
    }
  };
  for (const operation of [document.paths, document.webhooks].flatMap((items) =>
    Object.values(items).flatMap(Object.values<Operation>),
  )) {
    const { operationId, requestBody = {} } = operation;
    for (const parameter of operation.parameters ?? []) parameters.add(parameter.name, parameter, operationId);
    addExamples(requestBody, operationId);
    for (const [status, response] of Object.entries(operation.responses)) {
      responses.add(reasonOf(status), response, operationId);
      addExamples(response, operationId);
    }
  }

  const referToExample = (name: string, example: Example): Example => {
    const shared = examples.componentOf(name, example);
    if (!shared) return example;
    const { summary } = example;
    return { ...shared.reference, ...(summary !== shared.component.summary && { summary }) };
  };
  const withReferences = <T extends Message>(message: T): T => ({
    ...message,
    ...(message.content && {
      content: mapValues(message.content, (media) => ({
        ...media,
        ...(media.examples && { examples: mapValues(media.examples, (one, key) => referToExample(nameOf(media, key), one)) }),
      })),
    }),
  });
  const refer = ({ parameters: own, requestBody, ...rest }: Operation): PublishedOperation => ({
    ...rest,
    ...(own && { parameters: own.map((one) => parameters.componentOf(one.name, one)?.reference ?? one) }),
    ...(requestBody && { requestBody: withReferences(requestBody) }),
    responses: mapValues(
      rest.responses,
      (response, status) => responses.componentOf(reasonOf(status), response)?.reference ?? withReferences(response),
    ),
  });
  const referAll = (paths: OpenApiDocument['paths']) => mapValues(paths, (item) => mapValues(item, refer));
  return {
    ...document,
    paths: referAll(document.paths),
    webhooks: referAll(document.webhooks),
    components: {
      ...document.components,
      responses: mapValues(responses.components, withReferences),
      parameters: parameters.components,
      examples: examples.components,
    },
  };
}

/** A request body or a response, with its content by media type. */
interface Message {
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** Returns the name of an HTTP status, such as `NotFound` for 404. A range such as `2XX` keeps its name. */
function reasonOf(status: string): string {
  return STATUS_CODES[status]?.replaceAll(/\W/g, '') ?? status;
}

/** Returns the name of an example: the name of its schema or, for a problem, its code. */
function nameOf({ schema }: MediaType, key: string): string {
  return schema?.$ref?.split('/').at(-1) ?? key;
}

function mapValues<Before, After>(
  record: Readonly<Record<string, Before>>,
  map: (value: Before, key: string) => After,
): Record<string, After> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
