import { Module } from '@nestjs/common';
import { PatientRepository } from '@rpm/data-access';
import { PatientController } from './patient.controller';
import { provideRepository } from '../service/provide-repository';

@Module({ controllers: [PatientController], providers: [provideRepository(PatientRepository)] })
export class PatientModule {}
