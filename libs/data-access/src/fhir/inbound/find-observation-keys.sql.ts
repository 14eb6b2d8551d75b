import { statement } from '@rpm/database';
import { readingKind } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { oncePerKind } from '../../reading/once-per-kind';
import { laterPatientId } from '../ended/ended-observations.sql';

/** The parts of a reading that determine the ids and the version of its Observations. */
export interface ObservationKeyRow {
  readingId: number;
  version: number;
  patientId: number;
  laterPatientId: number | null;
}

/** SQL that finds what determines the ids of the Observations of readings. Readings of nobody are no Observations. */
export const findObservationKeysStatement = oncePerKind((kind) =>
  statement<{ ids: readonly number[] }, ObservationKeyRow>({
    name: `find-observation-keys-${readingKind(kind).path}`,
    text: `
    select r.id as "readingId", r.version, r.patient_id as "patientId", ${laterPatientId(kind)} as "laterPatientId"
    from ${readingTableOf(kind)} r
    where r.organization_id = $organizationId and r.id = any($ids::bigint[]) and r.patient_id is not null`,
  }),
);
