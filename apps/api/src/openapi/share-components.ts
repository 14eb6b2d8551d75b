import { STATUS_CODES } from 'node:http';
import { type Example, type MediaType, type OpenApiDocument, type Operation, type Parameter, type Response } from './model';
import { type PublishedDocument, type PublishedOperation } from './published-document';
import { RepeatedParts } from './repeated-parts';

/**
 * Moves responses, parameters and examples that occur in several operations to `components`, and replaces them by references. The
 * document describes the same API as before in a third of the bytes. {@link resolveComponents} does the opposite.
 */
export function shareComponents(document: OpenApiDocument): PublishedDocument {
  const parts = findRepeatedParts(document);
  const refer = (operation: Operation) => withReferences(operation, parts);
  const referAll = (paths: OpenApiDocument['paths']) => mapValues(paths, (item) => mapValues(item, refer));
  return {
    ...document,
    paths: referAll(document.paths),
    webhooks: referAll(document.webhooks),
    components: {
      ...document.components,
      responses: mapValues(parts.responses.components, (response) => withSharedExamples(response, parts)),
      parameters: parts.parameters.components,
      examples: parts.examples.components,
    },
  };
}

interface Parts {
  responses: RepeatedParts<Response>;
  parameters: RepeatedParts<Parameter>;
  examples: RepeatedParts<Example>;
}

/** A request body or a response, with its content by media type. */
interface Message {
  readonly content?: Readonly<Record<string, MediaType>>;
}

function findRepeatedParts({ paths, webhooks }: OpenApiDocument): Parts {
  const operations = [paths, webhooks].flatMap((items) => Object.values(items).flatMap((item) => Object.values(item)));
  const responses = new RepeatedParts<Response>('responses');
  const parameters = new RepeatedParts<Parameter>('parameters');
  // Examples are compared by their values only, because a reference to an example may have a different summary.
  const examples = new RepeatedParts<Example>('examples', ({ value }) => value);
  for (const operation of operations) {
    const { operationId } = operation;
    for (const parameter of operation.parameters ?? []) parameters.add(parameter.name, parameter, operationId);
    for (const [status, response] of Object.entries(operation.responses)) responses.add(reasonOf(status), response, operationId);
    for (const media of mediaTypesOf(operation)) {
      for (const [key, example] of Object.entries(media.examples ?? {}))
        examples.add(exampleName(media, key), example, operationId);
    }
  }
  return { responses, parameters, examples };
}

function mediaTypesOf({ requestBody, responses }: Operation): MediaType[] {
  const messages: (Message | undefined)[] = [requestBody, ...Object.values(responses)];
  return messages.flatMap((message) => Object.values(message?.content ?? {}));
}

/** Name of a status, such as `NotFound` for 404. A range such as `2XX` keeps its name. */
function reasonOf(status: string): string {
  return STATUS_CODES[status]?.replaceAll(/\W/g, '') ?? status;
}

/** Name of an example: the name of its schema or, for a problem, the code, which is the key of the example. */
function exampleName({ schema }: MediaType, key: string): string {
  return schema?.$ref?.split('/').at(-1) ?? key;
}

function withReferences({ parameters, requestBody, responses, ...rest }: Operation, parts: Parts): PublishedOperation {
  const referToParameter = (parameter: Parameter) =>
    parts.parameters.componentOf(parameter.name, parameter)?.reference ?? parameter;
  return {
    ...rest,
    ...(parameters && { parameters: parameters.map(referToParameter) }),
    ...(requestBody && { requestBody: withSharedExamples(requestBody, parts) }),
    responses: mapValues(
      responses,
      (response, status) =>
        parts.responses.componentOf(reasonOf(status), response)?.reference ?? withSharedExamples(response, parts),
    ),
  };
}

function withSharedExamples<T extends Message>(message: T, { examples }: Parts): T {
  if (!message.content) return message;
  const content = mapValues(message.content, (media) => {
    if (!media.examples) return media;
    return { ...media, examples: mapValues(media.examples, (example, key) => referToExample(exampleName(media, key), example)) };
  });
  return { ...message, content };

  function referToExample(name: string, example: Example): Example {
    const shared = examples.componentOf(name, example);
    if (!shared) return example;
    const { summary } = example;
    return { ...shared.reference, ...(summary !== shared.component.summary && { summary }) };
  }
}

function mapValues<Before, After>(
  record: Readonly<Record<string, Before>>,
  map: (value: Before, key: string) => After,
): Record<string, After> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
