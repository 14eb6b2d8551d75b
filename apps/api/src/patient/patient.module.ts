import { Module } from '@nestjs/common';
import { PatientRepository } from '@rpm/data-access';
import { PatientController } from './patient.controller';
import { provideRepository } from '../service/provide-repository';
import { patientOpenApi } from './patient.openapi';

@Module({ controllers: [PatientController], providers: [provideRepository(PatientRepository)] })
export class PatientModule {
  static readonly openApi = patientOpenApi;
}
