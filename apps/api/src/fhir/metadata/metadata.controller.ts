import { Get, Inject, Req } from '@nestjs/common';
import { Public } from '../../authentication/access.decorator';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../../authentication/console-settings';
import { FhirAnswer } from '../../http-answer/fhir-answer';
import { type Request } from '../../request/request';
import { FhirController } from '../http/fhir-controller.decorator';
import { tokenUrlOf } from '../smart/token-url';
import { capabilities } from './capabilities';

@FhirController('metadata')
export class MetadataController {
  constructor(@Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings) {}

  @Get()
  @Public()
  find(@Req() { fhir }: Request): FhirAnswer {
    return FhirAnswer.ofResource(capabilities(fhir?.baseUrl ?? '', tokenUrlOf(this.settings)));
  }
}
