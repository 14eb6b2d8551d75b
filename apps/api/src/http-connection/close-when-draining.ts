import { type Readiness } from '../operations/readiness';
import { type RequestStep } from '../http/request-step';

/** Asks clients to close their connections while the service is stopping, so that no connection is cut in the middle of a client's next request. */
export function closeWhenDraining(readiness: Readiness): RequestStep {
  return (_request, response) => {
    if (readiness.isDraining) response.setHeader('Connection', 'close');
  };
}
