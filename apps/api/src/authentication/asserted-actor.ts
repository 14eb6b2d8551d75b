import { InvalidInput } from '@rpm/domain';
import { type Request } from '../request/request';

/** Maximum number of characters of the header `X-Actor` after decoding. */
export const MAX_ACTOR_LENGTH = 200;

const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * Returns the user on whose behalf the client says that it sends the request; null if it names nobody. Nobody has checked the name.
 * @throws InvalidInput unless the header has 1 to 200 characters, as percent-encoded UTF-8 and without control characters
 */
export function assertedActorOf(request: Pick<Request, 'headers' | 'headersDistinct'>): string | null {
  // Node copies all headers for `headersDistinct`, so requests without this one do without.
  if (request.headers['x-actor'] === undefined) return null;
  const given = request.headersDistinct['x-actor'] ?? [];
  const actor = decoded(given[0] ?? '');
  if (given.length === 1 && actor !== null && isActor(actor)) return actor;
  const detail = `Send the id of one user: 1 to ${MAX_ACTOR_LENGTH} characters, as percent-encoded UTF-8, without control characters.`;
  throw new InvalidInput([{ parameter: 'X-Actor', code: 'not_an_actor', detail }]);
}

function isActor(actor: string): boolean {
  const { length } = Array.from(actor);
  return length >= 1 && length <= MAX_ACTOR_LENGTH && !CONTROL_CHARACTER.test(actor) && actor.isWellFormed();
}

function decoded(text: string): string | null {
  if (!/^[\x20-\x7e]*$/.test(text)) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
