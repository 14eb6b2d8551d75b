import { type Readiness } from '../operations/readiness';
import { type Prelude } from '../http/prelude';

/** Asks clients to close their connections while the service is stopping, so that no connection is cut in the middle of a client's next request. */
export function closeWhenDraining(readiness: Readiness): Prelude {
  return (_request, response) => {
    if (readiness.isDraining) response.setHeader('Connection', 'close');
  };
}
