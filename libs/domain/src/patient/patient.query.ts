import { QueryChoice, QueryDate, QueryFlag, QueryIds, QueryText, QueryTexts } from '../input/query';
import { PageQuery } from '../page/page.query';

export const PATIENT_SORTS = ['firstName', 'lastName', 'patientId'] as const;

export type PatientSort = (typeof PATIENT_SORTS)[number];

/** The filters of the list of patients, and its order. */
export class PatientQuery extends PageQuery {
  @QueryIds('Only patients with one of these ids; repeat the parameter.') id?: number[];
  @QueryIds('Only patients whom one of these sites looks after; repeat the parameter.') siteId?: number[];
  @QueryTexts('Only patients with exactly one of these external identifiers; repeat the parameter.')
  externalIdentifier?: string[];
  @QueryText('Only patients with this e-mail address, whatever the case. To keep it out of access logs, use find-by-email.')
  email?: string;
  @QueryText('Only patients whose first and last name, with a space between them, contain this, whatever the case.')
  name?: string;
  @QueryFlag('Only patients who are archived, or only those who are not.') archived?: boolean;
  @QueryFlag('Only patients who are enrolled, or only those who are not.') enrolled?: boolean;
  @QueryDate('Only patients born on this day or later.') dateOfBirthMin?: string;
  @QueryDate('Only patients born on this day or earlier.', { notBelow: 'dateOfBirthMin' }) dateOfBirthMax?: string;
  @QueryText('Only patients with exactly this postal code.') postalCode?: string;
  @QueryText('Only patients with exactly this country in their address.') country?: string;
  @QueryChoice('What the list is sorted by.', PATIENT_SORTS) sort: PatientSort = 'patientId';
  @QueryFlag('Whether the last come first.') sortDescending = false;
}

export interface PatientOrder {
  sort: PatientSort;
  sortDescending: boolean;
}

export type PatientFilter = Omit<PatientQuery, keyof PageQuery | keyof PatientOrder>;
