import { Injectable } from '@nestjs/common';
import { FhirGuard } from '../http/fhir.guard';

export const NDJSON = 'application/fhir+ndjson';

/** Prepares a request for a file of an export, which is no resource of FHIR and has a type of its own. */
@Injectable()
export class ExportFileGuard extends FhirGuard {
  protected override readonly types = /^(?:\*\/\*|application\/(?:\*|json|(?:fhir\+|x-)?ndjson))$/i;
}
