import { type FoundResource } from '@rpm/data-access';
import { FhirAnswer } from '../../http-answer/fhir-answer';

/** Answers a read with the resource that was found. */
export async function answerResource(found: Promise<FoundResource>): Promise<FhirAnswer> {
  const { resource, patients } = await found;
  return FhirAnswer.ofResource(resource, patients);
}
