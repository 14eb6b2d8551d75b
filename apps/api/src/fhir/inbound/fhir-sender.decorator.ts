import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { grantsAllow } from '@rpm/domain';
import { type FhirIdentity, FORM_PARAMETERS } from '@rpm/fhir';
import { type Request } from '../../request/request';
import { callerOf } from '../http/fhir-caller';
import { assertNoParameters } from '../http/sent-parameters';

/** A client that sends resources, and how the answer names them. */
export interface FhirSender {
  identity: FhirIdentity;
  /** URL below which resources are served. */
  baseUrl: string;
  requestId: string;
  /** Whether the client may read Observations. */
  mayRead: boolean;
  /** The condition of a conditional create, from the header `If-None-Exist`; null if there is none. */
  ifNoneExist: string | null;
}

/** Provides the client that sends resources. @throws InvalidInput if the URL has parameters */
export const Sender = createParamDecorator((_: unknown, context: ExecutionContext): FhirSender => {
  const request = context.switchToHttp().getRequest<Request>();
  assertNoParameters(request, FORM_PARAMETERS);
  const { identity, baseUrl, scopes } = callerOf(request);
  const mayRead = grantsAllow(scopes, 'readings:read');
  const condition = request.headers['if-none-exist'];
  return {
    identity,
    baseUrl,
    requestId: request.requestId,
    mayRead,
    ifNoneExist: typeof condition === 'string' ? condition : null,
  };
});
