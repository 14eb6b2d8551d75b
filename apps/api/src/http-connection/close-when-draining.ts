import { type Readiness } from '../operations/readiness';
import { type Prelude } from '../http/prelude';

/** A caller that keeps its connection open must not be cut off in the middle of its next request: it is told to leave. */
export function closeWhenDraining(readiness: Readiness): Prelude {
  return (_request, response) => {
    if (readiness.isDraining) response.setHeader('Connection', 'close');
  };
}
