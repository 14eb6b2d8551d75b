import { QueryChoice, QueryDate, QueryFlag, QueryIds, QueryText, QueryTexts } from '../input/query';
import { PageQuery } from '../page/page.query';

export const PATIENT_SORTS = ['firstName', 'lastName', 'patientId'] as const;

export type PatientSort = (typeof PATIENT_SORTS)[number];

/** The filters of the list of patients, and its order. */
export class PatientQuery extends PageQuery {
  @QueryIds() id?: number[];
  @QueryIds() siteId?: number[];
  @QueryTexts() externalIdentifier?: string[];
  @QueryText() email?: string;
  @QueryText() name?: string;
  @QueryFlag() archived?: boolean;
  @QueryFlag() enrolled?: boolean;
  @QueryDate() dateOfBirthMin?: string;
  @QueryDate({ notBelow: 'dateOfBirthMin' }) dateOfBirthMax?: string;
  @QueryText() postalCode?: string;
  @QueryText() country?: string;
  @QueryChoice(PATIENT_SORTS) sort: PatientSort = 'patientId';
  @QueryFlag() sortDescending = false;
}

export interface PatientOrder {
  sort: PatientSort;
  sortDescending: boolean;
}

export type PatientFilter = Omit<PatientQuery, keyof PageQuery | keyof PatientOrder>;
