import { PATIENT_TIME_ZONE_VIEW, embeddedPatients } from '@rpm/domain';
import { type FindByIdDefinition, viewAsJson } from '@rpm/database';
import { NAMED_PATIENT } from './named-patient.sql';

/**
 * SQL for the IANA name of the one time zone in which everything about a patient, a row of `patient`, is displayed and counted: the zone of the patient
 * or of the patient's address, otherwise the zone of the site's address, otherwise the zone of the organization; null if none is known.
 */
export const knownTimeZone = (patient: string) =>
  `coalesce(${patient}.local_time_zone, ${siteTimeZone(patient)}, ${organizationTimeZone(patient)})`;

const siteTimeZone = (patient: string) =>
  `(select s.local_time_zone from site s where s.organization_id = ${patient}.organization_id and s.id = ${patient}.site_id)`;

const organizationTimeZone = (patient: string) =>
  `(select o.time_zone from organization o where o.id = ${patient}.organization_id)`;

/** SQL for the time zone of a patient, which is UTC if none is known; see {@link knownTimeZone}. */
export const patientTimeZone = (patient: string) => `coalesce(${knownTimeZone(patient)}, 'UTC')`;

/** SQL that determines where the time zone of a patient comes from; one of `TIME_ZONE_SOURCES`. */
export const patientTimeZoneSource = (patient: string) => `case
    when ${patient}.time_zone is not null then 'patient'
    when ${patient}.local_time_zone is not null then 'address'
    when ${siteTimeZone(patient)} is not null then 'site'
    when ${organizationTimeZone(patient)} is not null then 'organization'
    else 'unknown'
  end`;

/** SQL expression that converts the row `p` to the JSON of the time zone of a patient. */
const TIME_ZONE = viewAsJson<typeof PATIENT_TIME_ZONE_VIEW, object>(PATIENT_TIME_ZONE_VIEW, 'p', {
  patient: NAMED_PATIENT,
  timeZone: patientTimeZone('p'),
  timeZoneSource: patientTimeZoneSource('p'),
});

export const TIME_ZONE_OF_PATIENT = {
  noun: 'patient',
  name: 'find-patient-time-zone',
  from: 'patient p',
  where: 'p.merged_into is null',
  json: TIME_ZONE,
  about: embeddedPatients,
} satisfies FindByIdDefinition;
