import { type Readiness } from './readiness';
import { type RequestStep } from '../request/request-step';

/** Asks clients to close their connections while the service is stopping, so that the service does not have to cut a connection during a request. */
export function closeWhenDraining(readiness: Readiness): RequestStep {
  return (_request, response) => {
    if (readiness.isDraining) response.setHeader('Connection', 'close');
  };
}
