import { type EventFeed, OPERATIONS, type Operations, type WebhookEvent } from './api.generated.ts';
import {
  type Answer,
  type Arguments,
  type Changes,
  type ChangesInput,
  type ChangesName,
  type Input,
  type Item,
  type ListName,
  type Methods,
  type OperationName,
} from './methods.ts';
import { sendWithRetries } from './send.ts';
import { type ClientSettings, type RequestOptions, type ResponseOptions } from './settings.ts';

/** The largest page that the service returns. */
const PAGE_SIZE = 250;
/** Seconds for which the service waits for an event. It waits at most 25 seconds. */
const WAIT_SECONDS = 25;

/** A whole response: either its body, or that the representation of the caller is current. */
export type ClientResponse<Body> =
  | { notModified: false; body: Body; status: number; etag: string | null; headers: Headers }
  | { notModified: true; status: 304; etag: string | null; headers: Headers };

/** Where and how to read the event feed. */
export type EventsInput = Omit<Operations['readEvents']['input'], 'afterSequence' | 'untilSequence'>;

/** Events of the feed, oldest first, and the cursor after them. */
export interface EventBatch {
  events: WebhookEvent[];
  /** Pass it as `after` to continue after these events, for example when the program starts again. */
  cursor: string;
  hasMore: boolean;
}

/** A client of the service: one method per operation, and iterators over lists, changes and events. */
export interface Client extends Methods {
  /** Sends a request and returns the whole response with its status and headers, for example to get the entity tag. */
  request<Name extends OperationName>(
    name: Name,
    ...args: Arguments<Input<Name>, ResponseOptions>
  ): Promise<ClientResponse<Answer<Name>>>;
  /** Iterates over all entries of a list, and fetches page after page. */
  each<Name extends ListName>(name: Name, ...args: Arguments<Input<Name>, RequestOptions>): AsyncGenerator<Item<Name>, void>;
  /** Iterates over the changes of a list since a time or a cursor, and ends when there are no more. Store the cursor of each part after applying it. */
  changes<Name extends ChangesName>(
    name: Name,
    input: ChangesInput<Name>,
    options?: RequestOptions,
  ): AsyncGenerator<Changes<Name>, void>;
  /** Iterates over the event feed, and waits for new events until it is aborted. With `wait: 0`, it ends when there are no more events. */
  events(input?: EventsInput, options?: RequestOptions): AsyncGenerator<EventBatch, void>;
}

type AnyInput = Readonly<Record<string, unknown>>;

/** A value of a query parameter. */
type Scalar = string | number | boolean | null | undefined;

/** Creates a client of the service. */
export function createClient(settings: ClientSettings): Client {
  const request = async (name: OperationName, input: AnyInput = {}, options: ResponseOptions = {}) => {
    const [method = '', template = ''] = OPERATIONS[name].split(' ');
    const { url, rest } = urlOf(settings.baseUrl, template, input);
    const body = rest === undefined ? null : JSON.stringify(rest);
    const headers = headersOf(settings, method, body, options);
    const response = await sendWithRetries({ operation: name, url, method, headers, body, signal: options.signal }, settings);
    const received = { etag: response.headers.get('ETag'), headers: response.headers };
    if (response.status === 304) return { notModified: true, status: 304, ...received } as const;
    return { notModified: false, body: response.json, status: response.status, ...received } as const;
  };

  /** Sends a request without If-None-Match, whose response therefore has the body that the operation describes. */
  const bodyOf = async (
    name: OperationName,
    input: AnyInput | undefined,
    { signal, idempotencyKey, ifMatch }: RequestOptions,
  ) => {
    const response = await request(name, input, { signal, idempotencyKey, ifMatch });
    return response.notModified ? undefined : response.body;
  };

  async function* each(name: OperationName, input?: AnyInput, options: RequestOptions = {}) {
    for (let page = 1; ; page++) {
      const answer = (await bodyOf(name, { size: PAGE_SIZE, ...input, page }, options)) as { content: unknown[]; last: boolean };
      yield* answer.content;
      if (answer.last) return;
    }
  }

  async function* changes(name: OperationName, input: AnyInput, options: RequestOptions = {}) {
    for (let updatedAfter = input['updatedAfter']; ;) {
      const answer = (await bodyOf(name, { size: PAGE_SIZE, ...input, updatedAfter }, options)) as Changes<ChangesName>;
      yield answer;
      if (!answer.hasMore) return;
      updatedAfter = answer.cursor;
    }
  }

  async function* events(input: EventsInput = {}, options: RequestOptions = {}) {
    for (let after = input.after; ;) {
      const answer = (await bodyOf('readEvents', { wait: WAIT_SECONDS, ...input, after }, options)) as EventFeed;
      // The cursor is null only in an answer to afterSequence. It also moves past events that the key may not read.
      const cursor = answer.cursor ?? '';
      if (cursor !== after) yield { events: answer.events, cursor, hasMore: answer.hasMore };
      if (input.wait === 0 && !answer.hasMore) return;
      after = cursor;
    }
  }

  const methods = Object.keys(OPERATIONS).map((name) => [
    name,
    (input?: AnyInput, options: RequestOptions = {}) => bodyOf(name as OperationName, input, options),
  ]);
  // The compiler cannot see that the types of each operation, which `Client` declares, follow from its name. Specs of the types check it.
  return { ...(Object.fromEntries(methods) as Methods), request, each, changes, events } as unknown as Client;
}

/** Puts the parameters of an operation into its URL. Those that are not in the path are in the query. @returns the URL and the body */
function urlOf(baseUrl: string, template: string, { body, ...parameters }: AnyInput): { url: string; rest: unknown } {
  const path = template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(parameters[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (template.includes(`{${name}}`)) continue;
    // A parameter that may be repeated is a list.
    for (const one of [value].flat() as Scalar[]) if (one !== undefined && one !== null) query.append(name, String(one));
  }
  const text = query.toString();
  return { url: `${baseUrl.replace(/\/+$/, '')}${path}${text === '' ? '' : `?${text}`}`, rest: body };
}

function headersOf({ key }: ClientSettings, method: string, body: string | null, options: ResponseOptions): Headers {
  const { idempotencyKey, ifMatch, ifNoneMatch } = options;
  return new Headers({
    Accept: 'application/json',
    ...(key !== undefined && { 'Service-API-Key': key }),
    ...(body !== null && { 'Content-Type': 'application/json' }),
    ...(method === 'POST' && { 'Idempotency-Key': idempotencyKey ?? randomKey() }),
    ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    ...(ifNoneMatch !== undefined && { 'If-None-Match': ifNoneMatch }),
  });
}

/** Returns a random text. `crypto.randomUUID` does not exist in pages that are served without TLS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
