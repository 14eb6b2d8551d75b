import { type ApiProblem, HttpProblem, isProblem, problemStatus } from '../problem/problem-kind';
import { type ReceivingSource, type SourceAuthenticator, UnknownToken } from '@rpm/data-access';
import { ConcurrencyLimit, type Database } from '@rpm/database';
import { Problem, type RefusalReason, SourceToken, TemporaryProblem } from '@rpm/domain';
import { type SecretBox } from '@rpm/encryption';
import {
  adapterOf,
  bodyHash,
  isAuthentic,
  isInNetworks,
  type MessageHeaders,
  type Refusals,
  sealBody,
  secretHeaders,
  STORE_LARGE_MESSAGE,
  STORE_MESSAGE,
} from '@rpm/sources';
import { type RateLimits } from '../authentication/rate-limits';
import { type Request } from '../request/request';
import { type IngestMetrics } from './ingest-metrics';
import { type MessageBody, readMessageBody } from './read-message';
import { storingLimits } from './storing-limits';

const RETRY_AFTER_SECONDS = 5;

/** Size up to which a message shares a transaction with others. */
const SMALL_BYTES = 65_536;

/** A stored message. */
export interface AcceptedMessage {
  id: number;
  source: ReceivingSource;
  body: Buffer;
}

type StoredListener = (source: { organizationId: number; sourceId: number }) => void;

/** A message that was not stored, and its reason. */
class Refused extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly problem: ApiProblem,
  ) {
    super(problem.code);
  }
}

interface Parts {
  sources: SourceAuthenticator;
  database: Database;
  box: SecretBox;
  limits: RateLimits;
  refusals: Refusals;
  metrics: IngestMetrics;
}

/**
 * Receives the messages of sources. A message is stored before it is answered, and is processed afterwards. The order of the checks is: token, network, size,
 * authentication over the bytes as sent, rate of the source. The content of a message is never a reason to refuse it, because many vendors do not send it again.
 */
export class MessageReceiver {
  private readonly listeners: StoredListener[] = [];
  private readonly storing = new ConcurrencyLimit<number>(
    storingLimits((organizationId, milliseconds) => this.parts.database.active.restMs(organizationId, milliseconds)),
  );

  constructor(private readonly parts: Parts) {}

  /** Calls a function with the source after each stored message. */
  onStored(listener: StoredListener): void {
    this.listeners.push(listener);
  }

  /** Finds the source of a token. @throws Problem `not_found` @throws TemporaryProblem if the address has sent many unknown tokens, or if the database is away */
  async source(token: string, address: string | undefined): Promise<ReceivingSource> {
    const { sources, limits } = this.parts;
    const known = sources.findRemembered(token, address);
    if (known) return known;
    try {
      return await limits.countUnknown(address, () => sources.authenticate(token, address));
    } catch (error) {
      if (isProblem(error) && problemStatus(error) === 401) throw noSuchSource();
      throw isProblem(error) && error.code === 'too_many_bad_keys' ? error : notStored(error);
    }
  }

  /** Stores a message. @throws Problem */
  async receive(request: Request, token: string, path: string): Promise<AcceptedMessage> {
    const begin = performance.now();
    const source = await this.source(token, request.ip);
    const { metrics, refusals } = this.parts;
    try {
      const message = await this.store(source, request, token, path);
      metrics.accepted(source.adapter, performance.now() - begin);
      for (const listener of this.listeners) listener({ organizationId: source.organizationId, sourceId: source.id });
      return message;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      metrics.refused(source, error.reason);
      refusals.count(source, error.reason);
      throw error.problem;
    }
  }

  private async store(source: ReceivingSource, request: Request, token: string, path: string): Promise<AcceptedMessage> {
    if (!isInNetworks(source.networks, request.ip)) throw await this.notAuthentic('network', request);
    const body = await readMessageBody(request).catch((error: unknown) => {
      throw isProblem(error) && error.code === 'body_too_large' ? new Refused('tooLarge', error) : error;
    });
    const headers = headersOf(request);
    const bodies = body.sent === body.plain ? [body.sent] : [body.sent, body.plain];
    if (!isAuthentic(source, { headers, bodies, now: new Date() })) throw await this.notAuthentic('authentication', request);
    await this.countMessage(source);
    return { id: await this.insert(source, body, headers, token, path), source, body: body.plain };
  }

  /** Counts a wrong proof toward the limit of its address. A message with the right one is never refused because of this limit. */
  private async notAuthentic(reason: RefusalReason, { ip }: Request): Promise<Refused> {
    const unknown = new UnknownToken('api_key_invalid', '');
    const problem = await this.parts.limits.countUnknown(ip, () => Promise.reject(unknown)).catch((error: unknown) => error);
    const detail = 'This message does not prove that it comes from the vendor of this source.';
    return new Refused(
      reason,
      isProblem(problem) && problem !== unknown ? problem : new HttpProblem('message_not_authentic', detail),
    );
  }

  private async countMessage({ id, rateLimit }: ReceivingSource): Promise<void> {
    if (rateLimit === null) return;
    await this.parts.limits.countMessage(id, rateLimit).catch((error: unknown) => {
      if (!isProblem(error)) throw error;
      throw new Refused(error.code === 'rate_limited' ? 'rateLimit' : 'unavailable', error);
    });
  }

  private async insert(
    source: ReceivingSource,
    { plain, isEncoded }: MessageBody,
    headers: MessageHeaders,
    token: string,
    path: string,
  ): Promise<number> {
    const { database, box } = this.parts;
    const { organizationId, id: sourceId } = source;
    const args = {
      sourceId,
      tokenHash: SourceToken.parse(token)?.hash ?? Buffer.alloc(0),
      mediaType: headers['content-type'] ?? null,
      path,
      headers: keptHeaders(source, headers, isEncoded),
      bodyHash: bodyHash(box, organizationId, plain),
      bodyBytes: plain.length,
      ...sealBody(box, organizationId, plain),
    };
    const statement = plain.length > SMALL_BYTES ? STORE_LARGE_MESSAGE : STORE_MESSAGE;
    const store = () => database.run({ organizationId }, statement, args, { isWrite: true });
    const rows = await this.storing.run(organizationId, store).catch((error: unknown) => {
      throw new Refused('unavailable', notStored(error));
    });
    if (!rows[0]) throw noSuchSource();
    return rows[0].id;
  }
}

/** Returns the headers of a request. Of a header that was sent several times, the values are joined. */
function headersOf({ headers }: Request): MessageHeaders {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** Returns the headers that are stored with a message: those that the adapter reads, and the encoding of a body that could not be decompressed. */
function keptHeaders(source: ReceivingSource, headers: MessageHeaders, isEncoded: boolean): Record<string, string> {
  const secret = secretHeaders(source);
  const names = [...(adapterOf(source.adapter)?.keptHeaders ?? []), ...(isEncoded ? ['content-encoding'] : [])];
  const kept = names.filter((name) => !secret.includes(name)).map((name) => [name, headers[name]] as const);
  return Object.fromEntries(kept.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

const noSuchSource = () => new Problem('not_found', 'No source has this address.');

/** Returns the problem of a message that could not be stored. The vendor must send it again, whatever the cause. */
function notStored(cause: unknown): ApiProblem {
  if (isProblem(cause) && problemStatus(cause) === 503) return cause;
  return new TemporaryProblem('unavailable', 'The message was not stored. Send it again later.', RETRY_AFTER_SECONDS, { cause });
}
