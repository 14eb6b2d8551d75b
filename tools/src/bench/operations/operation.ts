import { type Database, type JsonText } from '@rpm/database';
import { ROWS_EACH } from './fill-operations';
import { type RequestInput } from './record-statements';

/** A request to the API. The bare server runs the statements that were recorded for its route. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
}

/** The database that the service's repositories use, and the caller's organization. */
export interface Service {
  dataSource: Database;
  organizationId: number;
}

/** Carries out a request with the repositories of the service and records its statements. @returns the response body */
export type RecordOperation = (request: ApiRequest, operate: (input: RequestInput) => Promise<unknown>) => Promise<string>;

/** An operation of the API that the row `operations` measures. */
export interface Operation {
  name: string;
  /** Records one request of each kind that the operation sends. */
  record: (service: Service, record: RecordOperation) => Promise<void>;
  /** Returns the part of an answer that both programs must have; by default, all of it. */
  comparable?: (answer: object) => unknown;
  /**
   * Returns a function that returns the next request of a connection. @param random returns a number from 0 (inclusive) to 1 (exclusive)
   * @param firstDevice first of the devices that only the connections of this program associate with patients
   */
  requests: (random: () => number, firstDevice: number) => (connection: number, answer: () => string) => ApiRequest;
}

/** The page that the list operations request. */
export const PAGE = { page: 1, size: 15 };

/** The parameters of a write without an expected entity tag or an idempotency key. */
export const writeOf = ({ organizationId }: Service) => ({ organizationId, expectedEntityTags: null, idempotency: null });
export const jsonOf = async (work: Promise<JsonText>) => (await work).text;
export const get = (path: string): ApiRequest => ({ method: 'GET', path });
/** Returns a random id of a table with {@link ROWS_EACH} rows. */
export const anyOf = (first: number, random: () => number) => first + Math.floor(random() * ROWS_EACH);

/** An operation that requests the first page of a list. */
export function listOperation(
  name: string,
  path: string,
  repository: (dataSource: Database) => {
    list: (organizationId: number, filter: object, page: typeof PAGE) => Promise<unknown>;
  },
): Operation {
  const request = get(`${path}?page=${PAGE.page}&size=${PAGE.size}`);
  return {
    name,
    record: async ({ dataSource, organizationId }, record) => {
      await record(request, () => repository(dataSource).list(organizationId, {}, PAGE));
    },
    requests: () => () => request,
  };
}

/** An operation that requests one of {@link ROWS_EACH} resources by its id. */
export function findOperation(
  name: string,
  path: string,
  first: number,
  repository: (dataSource: Database) => { require: (organizationId: number, id: number) => Promise<JsonText> },
): Operation {
  return {
    name,
    record: async ({ dataSource, organizationId }, record) => {
      await record(get(`${path}/${first}`), () => jsonOf(repository(dataSource).require(organizationId, first)));
    },
    requests: (random) => () => get(`${path}/${anyOf(first, random)}`),
  };
}
