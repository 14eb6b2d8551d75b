import { REASON_PROPERTY } from '../correction/reason';
import { DEVICE_REFERENCE_VIEW } from '../device/device.view';
import { PATIENT_REFERENCE_VIEW } from '../patient/patient.view';
import { sortedPageQuery } from '../page/sorted-page.query';
import { actorProperties } from '../view/actor-property';
import { flag, instant, integer, object } from '../view/property';
import { view, type ViewOf } from '../view/view';

/** The parameters of the list of a reading's earlier versions. */
export class ReadingRevisionQuery extends sortedPageQuery(['version'], { descending: true }) {}

/** The measured values of a reading of any kind, with their units. */
const VALUES_VIEW = {
  ...view('ReadingRevisionValues', 'The measured values of an earlier version, with their units, as the API returned them.', {
    manual: flag('Whether a person entered the value by hand.', { example: false }),
  }),
  isOpen: true,
};

export const READING_REVISION_VIEW = view('ReadingRevision', 'An earlier version of a reading.', {
  version: integer({ minimum: 1 }, 'The version.', { example: 1 }),
  readingTimestamp: instant('When the reading was taken, as this version said.', { example: '2026-01-15T08:00:00.000Z' }),
  patient: object(PATIENT_REFERENCE_VIEW, 'The patient whose reading it was; null if nobody held the device.', {
    nullable: true,
  }),
  device: object(DEVICE_REFERENCE_VIEW, 'The device that took the reading; null if no device did.', { nullable: true }),
  enteredInError: flag('Whether this version was marked as entered in error.', { example: false }),
  values: object(VALUES_VIEW, 'The measured values of this version.'),
  supersedeTimestamp: instant('When the next version replaced this one.', { example: '2026-01-16T09:00:00.000Z' }),
  ...REASON_PROPERTY,
  ...actorProperties('replaced the version'),
});

export type ReadingRevisionView = ViewOf<typeof READING_REVISION_VIEW>;
