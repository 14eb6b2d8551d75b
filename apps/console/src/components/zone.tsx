import { type KnownTimeZone, timeZoneText } from '@rpm/charting';
import { type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { rpm, useLoaded } from '../service/rpm';
import { SessionContext, useSession } from '../service/session';
import { Show } from './states';

interface ZoneProperties {
  zone: KnownTimeZone;
  children: ComponentChildren;
}

/** Shows all times and time fields of a part of a page in one time zone, whose name is above them. */
function Zone({ zone, children }: ZoneProperties) {
  const session = useContext(SessionContext);
  return (
    <SessionContext.Provider value={session && { ...session, timeZone: zone.timeZone }}>
      <p class="quiet">Times are in {timeZoneText(zone)}.</p>
      {children}
    </SessionContext.Provider>
  );
}

/** Shows the times of a patient's data in the patient's time zone. */
export function ZoneOfPatient({ patientId, children }: { patientId: number; children: ComponentChildren }) {
  const { can } = useSession();
  const loaded = useLoaded<KnownTimeZone>((signal) => {
    // People who may read readings but not patients get the zone with the adherence of the patient.
    return can('patients:read')
      ? rpm.getPatientTimeZone({ patientId }, { signal })
      : rpm.getPatientAdherence({ patientId }, { signal });
  }, patientId);
  return <Show loaded={loaded}>{(zone) => <Zone zone={zone}>{children}</Zone>}</Show>;
}

/** Shows times that belong to no patient in the time zone of the organization. */
export function ZoneOfOrganization({ children }: { children: ComponentChildren }) {
  const { organizationTimeZone } = useSession();
  const zone: KnownTimeZone =
    organizationTimeZone === null
      ? { timeZone: 'UTC', timeZoneSource: 'unknown' }
      : { timeZone: organizationTimeZone, timeZoneSource: 'organization' };
  return <Zone zone={zone}>{children}</Zone>;
}
