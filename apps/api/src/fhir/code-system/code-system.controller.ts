import { Get, Param } from '@nestjs/common';
import { type FhirOrganization } from '@rpm/data-access';
import { NotFound } from '@rpm/domain';
import { type CodeSystemName, codeSystemResource, READING_VALUES } from '@rpm/fhir';
import { RequireKey } from '../../authentication/access.decorator';
import { FhirAnswer } from '../../http-answer/fhir-answer';
import { PROBLEM_KINDS } from '../../problem/problem-kind';
import { FhirController } from '../http/fhir-controller.decorator';
import { FhirReader } from '../http/fhir-caller';
import { READINGS_DISABLED, STORED_ALREADY } from '../inbound/bundle-response';

/** The codes of each code system of the service, with their texts. */
const CODES: Readonly<Record<CodeSystemName, Readonly<Record<string, string>>>> = {
  'reading-value': READING_VALUES,
  problem: {
    ...Object.fromEntries(Object.entries(PROBLEM_KINDS).map(([code, { title }]) => [code, title])),
    ...Object.fromEntries([READINGS_DISABLED, STORED_ALREADY].map(({ code, text }) => [code, text])),
  },
};

/** Serves the service's own code systems, also to an organization that has set no base, whose codes no address leads to. */
@FhirController('CodeSystem')
export class CodeSystemController {
  @Get(':codeSystemId')
  @RequireKey()
  find(@FhirReader() { identity }: FhirOrganization, @Param('codeSystemId') id: string): FhirAnswer {
    if (!isName(id)) throw new NotFound('code system');
    return FhirAnswer.ofResource(codeSystemResource(identity, id, CODES[id]));
  }
}

const isName = (id: string): id is CodeSystemName => Object.hasOwn(CODES, id);
