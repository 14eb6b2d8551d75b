import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FhirOrganization } from '@rpm/data-access';
import { FORM_PARAMETERS } from '@rpm/fhir';
import { type FhirRequest, type Request } from '../../request/request';
import { assertNoParameters } from './sent-parameters';

/** The organization of a caller, and how the answer is formed. */
interface FhirCaller extends FhirOrganization, Pick<FhirRequest, 'baseUrl' | 'isLenient'> {
  scopes: readonly string[];
}

/** Returns the caller of a request with a key. */
export function callerOf({ principal, fhir }: Request): FhirCaller {
  if (!principal || !fhir?.identity) throw new Error('A public route has no organization.');
  const { organizationId, scopes } = principal;
  return { organizationId, scopes, identity: fhir.identity, baseUrl: fhir.baseUrl, isLenient: fhir.isLenient };
}

/** Provides the organization of the caller to an interaction that is no search, and so has no parameters. @throws InvalidInput */
export const FhirReader = createParamDecorator((_: unknown, context: ExecutionContext): FhirOrganization => {
  const request = context.switchToHttp().getRequest<Request>();
  assertNoParameters(request, FORM_PARAMETERS);
  return callerOf(request);
});
