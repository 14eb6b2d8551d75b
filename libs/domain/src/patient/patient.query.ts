import { QueryDate, QueryFlag, QueryIds, QueryText, QueryTexts } from '../input/query';
import { type PageParameter, sortedPageQuery } from '../page/sorted-page.query';
import { type ChangePosition } from '../page/changes';
import { UpdatedAfter } from '../page/updated-after';

export const PATIENT_SORTS = ['id', 'firstName', 'lastName', 'dateOfBirth', 'externalIdentifier'] as const;

export type PatientSort = (typeof PATIENT_SORTS)[number];

/** Filters for the list of patients. */
export class PatientQuery extends sortedPageQuery(PATIENT_SORTS) {
  @QueryIds('Only patients with this id; may be repeated.') id?: number[];
  @QueryIds('Only patients whom this site looks after; may be repeated.') siteId?: number[];
  @QueryTexts('Only the patient with exactly this external identifier; may be repeated.')
  externalIdentifier?: string[];
  @QueryText(
    'Only patients with this e-mail address, ignoring case. To keep the address out of access logs, use `find-by-email` instead.',
  )
  email?: string;
  @QueryText(
    'Only patients whose full name contains this text, ignoring case and accents. The full name is the first name, a space and the last name.',
  )
  name?: string;
  @QueryFlag('Only patients who are archived (true), or only those who are not (false).') archived?: boolean;
  @QueryFlag('Only patients who are enrolled (true), or only those who are not (false).') enrolled?: boolean;
  @QueryDate('Only patients born on this day or later.') dateOfBirthMin?: string;
  @QueryDate('Only patients born on this day or earlier.', { notBelow: 'dateOfBirthMin' }) dateOfBirthMax?: string;
  @QueryText('Only patients with exactly this postal code.') zipCode?: string;
  @QueryText('Only patients with exactly this country in their address.') country?: string;
  @UpdatedAfter() updatedAfter?: ChangePosition;
}

export interface PatientOrder {
  sort: PatientSort;
  sortDescending: boolean;
}

export type PatientFilter = Omit<PatientQuery, PageParameter>;
