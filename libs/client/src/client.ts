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
import { UnexpectedResponse } from './problem.ts';
import { ReadPosition } from './read-position.ts';
import { type AnyInput, requestUrl } from './request-url.ts';
import { pause, type RetryPolicy, sendWithRetries } from './send.ts';
import { type ClientSettings, type RequestOptions, type ResponseOptions } from './settings.ts';

/** The largest page that the service returns. */
const PAGE_SIZE = 250;
/** Maximum time in seconds for which the service waits for an event, at most 25. */
const WAIT_SECONDS = 25;
/** Minimum number of seconds between two polls for events. A proxy that ignores the wait, for example, may send a response without events at once. */
const MIN_WAIT_SECONDS = 1;

/** Waiting for events outlasts every failure that may pass, because the service is restarted now and then. The signal ends it. */
const UNTIL_ABORTED: RetryPolicy = { maxRetries: Infinity, maxBackoff: 10, maxRetryAfter: Infinity };

/** A whole response: either a body, or the information that the representation of the caller is current. */
export type ClientResponse<Body> =
  | { notModified: false; body: Body; status: number; etag: string | null; headers: Headers }
  | { notModified: true; status: 304; etag: string | null; headers: Headers };

/** Position in the event feed, and filters for its events. */
export type EventsInput = Omit<Operations['readEvents']['input'], 'afterSequence' | 'untilSequence'>;

/** Events of the feed, oldest first, and the cursor after them. */
export interface EventBatch {
  events: WebhookEvent[];
  /** Pass this cursor as `after` to continue after these events, for example when the program starts again. */
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
  /**
   * Iterates over the event feed, and waits for new events until it is aborted, also while the service is not available: `onRetry` of the options is
   * called for each failed attempt. With `wait: 0`, it ends when there are no more events, and gives up as other requests do.
   */
  events(input?: EventsInput, options?: RequestOptions): AsyncGenerator<EventBatch, void>;
}

interface ListPage {
  content: unknown[];
  page: number;
  last: boolean;
}

/** Creates a client of the service. */
export function createClient(settings: ClientSettings): Client {
  checkBaseUrl(settings);
  const position = new ReadPosition(settings.standbyMaxAge);

  const request = async (name: OperationName, input: AnyInput = {}, options: ResponseOptions = {}, policy?: RetryPolicy) => {
    const [method = '', template = ''] = OPERATIONS[name].split(' ');
    const { body: content, ...parameters } = input;
    const url = requestUrl(settings.baseUrl, name, template, parameters);
    const body = content === undefined ? null : JSON.stringify(content);
    const headers = headersOf(settings, method, body, options);
    const { signal, onRetry, readAfter = position.current() } = options;
    if (method === 'GET' && readAfter !== undefined) headers.set('Read-After', readAfter);
    const outgoing = { operation: name, url, method, headers, body, signal, onRetry };
    const response = await position.note(method, () => sendWithRetries(outgoing, settings, policy));
    const received = { etag: response.headers.get('ETag'), headers: response.headers };
    if (response.status === 304) return { notModified: true, status: 304, ...received } as const;
    return { notModified: false, body: response.json, status: response.status, ...received } as const;
  };

  /** Sends a request without If-None-Match, whose response therefore has the body that the operation describes. */
  const responseTo = async (
    name: OperationName,
    input: AnyInput | undefined,
    { signal, onRetry, idempotencyKey, ifMatch, actor, readAfter }: RequestOptions,
    policy?: RetryPolicy,
  ) => {
    const response = await request(name, input, { signal, onRetry, idempotencyKey, ifMatch, actor, readAfter }, policy);
    return response as ClientResponse<unknown> & { notModified: false };
  };

  async function* each(name: OperationName, input?: AnyInput, options: RequestOptions = {}) {
    for (let page = 1; ; page++) {
      const response = await responseTo(name, { size: PAGE_SIZE, ...input, page }, options);
      const { content, last, page: sent } = response.body as ListPage;
      if (sent !== page || (content.length === 0 && !last)) throw stalled(name, response, `page ${page} of the list`);
      yield* content;
      if (last) return;
    }
  }

  async function* changes(list: OperationName, input: AnyInput, options: RequestOptions = {}) {
    const name = list.replace(/s$/, 'Changes') as OperationName;
    for (let updatedAfter = input['updatedAfter']; ;) {
      const response = await responseTo(name, { size: PAGE_SIZE, ...input, updatedAfter }, options);
      const found = response.body as Changes<ChangesName>;
      if (found.hasMore && found.cursor === updatedAfter) throw stalled(name, response, 'a new cursor');
      yield found;
      if (!found.hasMore) return;
      updatedAfter = found.cursor;
    }
  }

  async function* events(input: EventsInput = {}, options: RequestOptions = {}) {
    // A request for events must end before the time limit of a request, or it would never succeed while there are none.
    const wait = Math.min(input.wait ?? WAIT_SECONDS, Math.floor((settings.timeout ?? Infinity) / 2));
    const policy = input.wait === 0 ? undefined : UNTIL_ABORTED;
    for (let after = input.after; ;) {
      const begin = performance.now();
      const response = await responseTo('readEvents', { ...input, wait, after }, options, policy);
      const { events, cursor, hasMore } = response.body as EventFeed;
      // The cursor is null only in an answer to afterSequence. The cursor also moves past events that the key may not read.
      if (cursor === null || (hasMore && cursor === after)) throw stalled('readEvents', response, 'a new cursor');
      if (cursor !== after) yield { events, cursor, hasMore };
      if (input.wait === 0 && !hasMore) return;
      const seconds = MIN_WAIT_SECONDS - (performance.now() - begin) / 1000;
      if (cursor === after && seconds > 0) await pause(seconds, options.signal);
      after = cursor;
    }
  }

  const methods = Object.keys(OPERATIONS).map((name) => [
    name,
    async (input?: AnyInput, options: RequestOptions = {}) => (await responseTo(name as OperationName, input, options)).body,
  ]);
  // The compiler cannot see that each method has the types that `Client` declares for its operation. Specs check these types.
  return { ...(Object.fromEntries(methods) as Methods), request, each, changes, events } as unknown as Client;
}

/** Checks the URL once, because waiting for events would repeat requests to an invalid one for ever. @throws TypeError */
function checkBaseUrl({ baseUrl, fetch }: ClientSettings): void {
  // A page may pass a path, and so may a caller whose own `fetch` completes it.
  const page = fetch ? 'http://localhost' : (globalThis as { location?: { href: string } }).location?.href;
  if (URL.canParse(baseUrl, page) && /^https?:$/.test(new URL(baseUrl, page).protocol)) return;
  throw new TypeError(
    'baseUrl must be a URL that begins with https:// or http://, or a path if a page of the service uses the client.',
  );
}

/** Error for an iteration that would never end, because a response does not continue the previous one, for example if a cache ignores the query. */
function stalled(operation: OperationName, { status, headers }: { status: number; headers: Headers }, expected: string) {
  return new UnexpectedResponse(
    operation,
    status,
    headers,
    `the response does not contain ${expected}, so the iteration cannot continue.`,
  );
}

function headersOf(settings: ClientSettings, method: string, body: string | null, options: ResponseOptions): Headers {
  const { key } = settings;
  const { idempotencyKey, ifMatch, ifNoneMatch, actor = settings.actor } = options;
  return new Headers({
    Accept: 'application/json',
    ...(key !== undefined && { 'Service-API-Key': key }),
    ...(body !== null && { 'Content-Type': 'application/json' }),
    ...(method === 'POST' && { 'Idempotency-Key': idempotencyKey ?? randomKey() }),
    ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    ...(ifNoneMatch !== undefined && { 'If-None-Match': ifNoneMatch }),
    ...(actor !== undefined && { 'X-Actor': encodeURIComponent(actor) }),
  });
}

/** Returns a random text. `crypto.randomUUID` does not exist in pages that are served without TLS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
