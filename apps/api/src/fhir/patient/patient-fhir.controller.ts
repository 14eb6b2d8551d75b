import { Get, HttpCode, Param, Post } from '@nestjs/common';
import { type FhirOrganization, PATIENT_SEARCH, PatientResources } from '@rpm/data-access';
import { RequireScope } from '../../authentication/access.decorator';
import { type FhirAnswer } from '../../http-answer/fhir-answer';
import { answerResource } from '../http/answer-resource';
import { FhirController } from '../http/fhir-controller.decorator';
import { FhirReader } from '../http/fhir-caller';
import { Search } from '../http/search.decorator';
import { type SearchOf } from '../http/search-exchange';

@FhirController('Patient')
export class PatientFhirController {
  constructor(private readonly patients: PatientResources) {}

  @Get()
  @RequireScope('patients:read')
  search(@Search(PATIENT_SEARCH) search: SearchOf<typeof PATIENT_SEARCH>): Promise<FhirAnswer> {
    return search.answer((request) => this.patients.search(request));
  }

  @Post('_search')
  @HttpCode(200)
  @RequireScope('patients:read')
  searchByForm(@Search(PATIENT_SEARCH) search: SearchOf<typeof PATIENT_SEARCH>): Promise<FhirAnswer> {
    return search.answer((request) => this.patients.search(request));
  }

  @Get(':patientId')
  @RequireScope('patients:read')
  find(@FhirReader() reader: FhirOrganization, @Param('patientId') id: string): Promise<FhirAnswer> {
    return answerResource(this.patients.find(reader, id));
  }
}
