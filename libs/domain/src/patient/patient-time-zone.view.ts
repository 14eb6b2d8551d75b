import { choice, object, text } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { NAMED_PATIENT_VIEW } from './patient.view';

/** Sources of a patient's time zone. The first source with a known zone is used. */
export const TIME_ZONE_SOURCES = ['patient', 'address', 'site', 'organization', 'unknown'] as const;

/** The time zone in which all times of a patient are displayed and all days are counted, and its source. */
export const TIME_ZONE_PROPERTIES = {
  timeZone: text('IANA name of the time zone of all days and times of day of the patient; `UTC` if no zone is known.', {
    example: 'America/Los_Angeles',
  }),
  timeZoneSource: choice(
    TIME_ZONE_SOURCES,
    "Source of the time zone: the zone that was sent for the patient, the patient's address, the address of the patient's site, or the settings of the organization.",
    { example: 'address' },
  ),
};

export const PATIENT_TIME_ZONE_VIEW = view(
  'PatientTimeZone',
  'The time zone in which everything about a patient is displayed and counted.',
  {
    patient: object(NAMED_PATIENT_VIEW, 'The patient.'),
    ...TIME_ZONE_PROPERTIES,
  },
);

export type PatientTimeZoneView = ViewOf<typeof PATIENT_TIME_ZONE_VIEW>;
