import { Controller, Get, Module, Query } from '@nestjs/common';
import { PatientSummaryRepository } from '@rpm/data-access';
import { type JsonText } from '@rpm/database';
import { PATIENT_SUMMARIES_VIEW, type PatientSummariesView, PatientSummaryQuery } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { openApiPart } from '../openapi/resource-part';
import { provideRepository } from '../service/provide-repository';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/patient-summary')
class PatientSummaryController {
  constructor(private readonly summaries: PatientSummaryRepository) {}

  @Get()
  @RequireScope('readings:read')
  @ServedByStandby()
  find(
    @OrganizationId() organizationId: number,
    @Query() { patientId = [] }: PatientSummaryQuery,
  ): Promise<JsonText<PatientSummariesView>> {
    return this.summaries.find(organizationId, patientId);
  }
}

const patientSummaryOpenApi = openApiPart(
  { area: 'readings', heading: 'Summaries of patients', view: PATIENT_SUMMARIES_VIEW },
  {
    'GET /api/v3/patient-summary': {
      operationId: 'getPatientSummaries',
      isServedByStandby: true,
      summary: 'Fetch the summaries of several patients',
      description:
        'Returns the adherence, as `GET /patient/{patientId}/adherence` does, and the newest reading of each kind of up to 100 patients, also of those who are ' +
        'not enrolled or are archived, in one request: a list of patients that shows these needs no request for each row.',
      query: PatientSummaryQuery,
      answer: { schema: { $ref: `#/components/schemas/${PATIENT_SUMMARIES_VIEW.name}` } },
    },
  },
);

@Module({ controllers: [PatientSummaryController], providers: [provideRepository(PatientSummaryRepository)] })
export class PatientSummaryModule {
  static readonly openApi = patientSummaryOpenApi;
}
