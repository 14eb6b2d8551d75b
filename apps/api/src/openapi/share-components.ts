import { type OpenApiDocument, type Operation, type Parameter, type Response } from './model';
import { type PublishedDocument, type PublishedOperation } from './published-document';
import { RepeatedOpenApiParts } from './repeated-parts';
import { shareProperties } from './share-schemas';

/**
 * Moves responses and parameters that occur in several operations to `components`, and replaces them and repeated properties of schemas by references.
 * The document still describes the same API, in a fraction of the bytes. In specs, `resolveComponents` does the opposite.
 */
export function shareComponents(document: OpenApiDocument): PublishedDocument {
  const responses = new RepeatedOpenApiParts<Response>('responses');
  const parameters = new RepeatedOpenApiParts<Parameter>('parameters');

  for (const operation of [document.paths, document.webhooks].flatMap((items) =>
    Object.values(items).flatMap(Object.values<Operation>),
  )) {
    for (const parameter of operation.parameters ?? []) parameters.add(parameter.name, parameter);
    for (const [status, response] of Object.entries(operation.responses)) responses.add(status, response);
  }

  const refer = ({ parameters: own, ...rest }: Operation): PublishedOperation => ({
    ...rest,
    ...(own && { parameters: own.map((one) => parameters.referenceTo(one.name, one) ?? one) }),
    responses: mapValues(rest.responses, (response, status) => responses.referenceTo(status, response) ?? response),
  });
  const referAll = (paths: OpenApiDocument['paths']) => mapValues(paths, (item) => mapValues(item, refer));
  return {
    ...document,
    paths: referAll(document.paths),
    webhooks: referAll(document.webhooks),
    components: {
      ...document.components,
      schemas: shareProperties(document.components.schemas),
      responses: responses.components,
      parameters: parameters.components,
    },
  };
}

function mapValues<Before, After>(
  record: Readonly<Record<string, Before>>,
  map: (value: Before, key: string) => After,
): Record<string, After> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
