import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { FHIR_PATH } from '../../request/fhir-path';
import { FhirGuard } from './fhir.guard';

/** Makes a class the controller of a path below `/fhir/r4`, such as `Patient`. */
export const FhirController = (path: string) =>
  applyDecorators(Controller(`${FHIR_PATH.slice(1)}/${path}`), UseGuards(FhirGuard));
