import { Get, HttpCode, Param, Post } from '@nestjs/common';
import { type FhirOrganization, OBSERVATION_SEARCH, ObservationResources } from '@rpm/data-access';
import { RequireScope } from '../../authentication/access.decorator';
import { type FhirAnswer } from '../../http-answer/fhir-answer';
import { answerResource } from '../http/answer-resource';
import { FhirReader } from '../http/fhir-caller';
import { FhirController } from '../http/fhir-controller.decorator';
import { Search } from '../http/search.decorator';
import { type SearchOf } from '../http/search-exchange';

@FhirController('Observation')
export class ObservationFhirController {
  constructor(private readonly observations: ObservationResources) {}

  @Get()
  @RequireScope('readings:read')
  search(@Search(OBSERVATION_SEARCH) search: SearchOf<typeof OBSERVATION_SEARCH>): Promise<FhirAnswer> {
    return search.answer((request) => this.observations.search(request));
  }

  @Post('_search')
  @HttpCode(200)
  @RequireScope('readings:read')
  searchByForm(@Search(OBSERVATION_SEARCH) search: SearchOf<typeof OBSERVATION_SEARCH>): Promise<FhirAnswer> {
    return search.answer((request) => this.observations.search(request));
  }

  @Get(':observationId')
  @RequireScope('readings:read')
  find(@FhirReader() reader: FhirOrganization, @Param('observationId') id: string): Promise<FhirAnswer> {
    return answerResource(this.observations.find(reader, id));
  }
}
