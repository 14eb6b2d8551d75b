import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FhirOrganization } from '@rpm/data-access';
import { InvalidInput, ValueError } from '@rpm/domain';
import { FORM_PARAMETERS, readElements } from '@rpm/fhir';
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

/** Provides the organization of the caller to an interaction that is no search, and so has only the parameters that are named. @throws InvalidInput */
export const FhirReader = createParamDecorator(
  (parameters: readonly string[] | undefined, context: ExecutionContext): FhirOrganization => {
    const request = context.switchToHttp().getRequest<Request>();
    assertNoParameters(request, [...FORM_PARAMETERS, ...(parameters ?? [])]);
    return callerOf(request);
  },
);

/** Provides the value of `_elements`, by which a client reads only some elements of a resource; null if it was not sent. @throws InvalidInput */
export const Elements = createParamDecorator((_: unknown, context: ExecutionContext): string[] | null => {
  const sent: unknown = context.switchToHttp().getRequest<Request>().query[ELEMENTS];
  if (sent === undefined) return null;
  const elements = typeof sent === 'string' ? readElements(sent) : new ValueError('repeated', 'Send this parameter once.');
  if (!(elements instanceof ValueError)) return elements;
  throw new InvalidInput([{ parameter: ELEMENTS, code: elements.code, detail: elements.detail }]);
});

export const ELEMENTS = '_elements';
