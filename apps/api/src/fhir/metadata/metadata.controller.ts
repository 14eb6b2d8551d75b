import { Get, Req } from '@nestjs/common';
import { Public } from '../../authentication/access.decorator';
import { FhirAnswer } from '../../http-answer/fhir-answer';
import { type Request } from '../../request/request';
import { FhirController } from '../http/fhir-controller.decorator';
import { capabilities } from './capabilities';

@FhirController('metadata')
export class MetadataController {
  @Get()
  @Public()
  find(@Req() { fhir }: Request): FhirAnswer {
    return FhirAnswer.ofResource(capabilities(fhir?.baseUrl ?? ''));
  }
}
