import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { FhirIdentities } from '@rpm/data-access';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../../authentication/console-settings';
import { publicUrlOf } from '../../http/public-url';
import { FHIR_PATH } from '../../request/fhir-path';
import { type Request } from '../../request/request';
import { assertAcceptable, RESOURCE_TYPES } from './acceptable';

/** Prepares a request below `/fhir/r4`: checks that the client accepts JSON, and finds out how its answer names things. */
@Injectable()
export class FhirGuard implements CanActivate {
  /** The types of the answers. */
  protected readonly types = RESOURCE_TYPES;

  constructor(
    private readonly identities: FhirIdentities,
    @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
  ) {}

  /** @throws HttpProblem `not_acceptable` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { principal, query } = request;
    request.fhir = {
      identity: principal ? await this.identities.find(principal.organizationId) : null,
      baseUrl: `${publicUrlOf(request, this.settings.publicUrl)}${FHIR_PATH}`,
      isPretty: query['_pretty'] === 'true',
      isLenient: /(?:^|[,;\s])handling=lenient(?:$|[,;\s])/i.test(String(request.headers.prefer ?? '')),
    };
    assertAcceptable(request, this.types);
    return true;
  }
}
