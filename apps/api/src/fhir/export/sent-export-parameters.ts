import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { InvalidInput } from '@rpm/domain';
import { isWithoutBody, readJsonBody } from '../../json/read-json-body';
import { type Request, type Response } from '../../request/request';
import { type ExportParameter } from './export-parameters';

/** Provides the parameters of a request for an export: those of the query and, for POST, those of a resource `Parameters`. @throws InvalidInput */
export const SentExportParameters = createParamDecorator(
  async (_: unknown, context: ExecutionContext): Promise<ExportParameter[]> => {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const inQuery = Object.entries(request.query).flatMap(([name, sent]) =>
      [sent].flat().map((text: unknown): ExportParameter => ({
        name,
        text: typeof text === 'string' ? text : '',
        place: { parameter: name.slice(0, 64) },
      })),
    );
    if (request.method !== 'POST' || isWithoutBody(request)) return inQuery;
    return [...inQuery, ...parametersIn(await readJsonBody(request, http.getResponse<Response>(), { format: 'fhir' }))];
  },
);

/** A parameter in a resource `Parameters`, as far as it is known. */
type Entry = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members that contain the value of a parameter. */
const VALUES = ['valueString', 'valueCode', 'valueInstant', 'valueDateTime', 'valueUri'];

function parametersIn(body: object): ExportParameter[] {
  const { resourceType, parameter = [] } = body as { resourceType?: unknown; parameter?: unknown };
  if (resourceType !== 'Parameters' || !Array.isArray(parameter)) {
    throw new InvalidInput([
      { pointer: '/resourceType', code: 'not_parameters', detail: 'Send a resource of the type Parameters.' },
    ]);
  }
  return parameter.map((entry: unknown, index) => {
    const pointer = `/parameter/${index}`;
    const name = isObject(entry) ? entry['name'] : undefined;
    const text = isObject(entry) ? textOf(entry) : undefined;
    if (typeof name === 'string' && text !== undefined) return { name, text, place: { pointer } };
    const detail = 'Send a name and a valueString, a valueInstant or, for patients, a valueReference.';
    throw new InvalidInput([{ pointer, code: 'not_a_parameter', detail }]);
  });
}

function textOf(entry: Entry): string | undefined {
  const reference = entry['valueReference'];
  const values = [...VALUES.map((name) => entry[name]), isObject(reference) ? reference['reference'] : undefined];
  return values.find((value): value is string => typeof value === 'string');
}
