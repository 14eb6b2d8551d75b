import { dateText } from '@rpm/charting';
import { type Patient } from '@rpm/client';
import { useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { addressText } from '../components/address-text';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { Table } from '../components/table';
import { ZoneOfPatient } from '../components/zone';
import { percent } from '../components/value-text';
import { Fact, Facts, Section, Status, wordsOf } from '../components/texts';
import { RecentOrders } from '../order/recent-orders';
import { AdherenceStrip, loadAdherence } from '../adherence/adherence.page';
import { LatestValues } from '../patient-list/latest-values';
import { Discharge } from './discharge';
import { MergedNotice, Merges, remainingIdOf } from './merges';
import { PatientFormLinks } from './patient-form-links';
import { Readings } from './readings';
import { ReportLink } from '../report/report-period';
import { nameOf, patientNumber } from '../named-patient/patient';
import { siteText } from '../site/site-text';

/** One patient: personal data, readings of every kind, devices and orders. */
export function PatientPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getPatient({ patientId: id }, { signal }), id);
  const { can } = useSession();
  const [changes, setChanges] = useState(0);
  const remainingId = remainingIdOf(loaded.error);
  return (
    <Page
      title={loaded.data ? nameOf(loaded.data) : patientNumber(id)}
      windowTitle={patientNumber(id)}
      parent={{ text: 'Patients', href: hrefOf('/patients') }}
      patient={loaded.data ?? null}
      isNamed
      actions={
        <>
          {remainingId === undefined && can('readings:read') && <ReportLink patientId={id} />}
          {remainingId === undefined && can('audit:read') && <a href={hrefOf(`/patients/${id}/access`)}>Access</a>}
          {loaded.data && <PatientFormLinks id={id} />}
          {loaded.data && <Discharge patient={loaded.data} reload={loaded.reload} />}
        </>
      }
    >
      {remainingId !== undefined ? (
        <MergedNotice remainingId={remainingId} />
      ) : (
        <Show loaded={loaded}>
          {(patient) => (
            <ZoneOfPatient key={changes} patientId={id}>
              <Summary patient={patient} />
              {can('readings:read') && <LatestValues patientId={id} />}
              {can('readings:read') && <Readings patient={patient} />}
              {can('readings:read') && <Adherence patientId={id} />}
              {can('devices:read') && <Devices patientId={id} />}
              {can('orders:read') && <RecentOrders filter={{ patientId: id }} empty="The patient has no orders." />}
              <Merges patient={patient} changed={() => setChanges(changes + 1)} />
            </ZoneOfPatient>
          )}
        </Show>
      )}
    </Page>
  );
}

function Summary({ patient }: { patient: Patient }) {
  const { address, site } = patient;
  return (
    <Facts>
      <Fact name="Date of birth">{patient.dateOfBirth !== null && dateText(patient.dateOfBirth)}</Fact>
      <Fact name="Sex">{wordsOf(patient.sex)}</Fact>
      <Fact name="MRN">{patient.externalIdentifier}</Fact>
      <Fact name="Enrolled">{patient.archived ? 'Archived' : patient.enrolled ? 'Yes' : 'No'}</Fact>
      <Fact name="E-mail">{patient.email}</Fact>
      <Fact name="Telephone">{patient.phoneNumber}</Fact>
      <Fact name="Address">{address && addressText(address)}</Fact>
      <Fact name="Site">{site && siteText(site)}</Fact>
    </Facts>
  );
}

function Adherence({ patientId }: { patientId: number }) {
  const loaded = useLoaded((signal) => loadAdherence(patientId, signal), patientId);
  return (
    <Section title="Adherence">
      <Show loaded={loaded}>{(adherence) => <AdherenceStrip adherence={adherence} />}</Show>
    </Section>
  );
}

function Devices({ patientId }: { patientId: number }) {
  const loaded = useLoaded((signal) => rpm.listDevices({ patientId, size: 50 }, { signal }), patientId);
  return (
    <Section title="Devices">
      <Show loaded={loaded}>
        {({ content }) =>
          content.length === 0 ? (
            <p class="quiet">No device is assigned to the patient.</p>
          ) : (
            <Table
              name="Devices"
              columns={[
                { title: 'Device', value: ({ id, item }) => `${item.name} (${id})` },
                {
                  title: 'Identifiers',
                  value: ({ deviceIdentifiers }) => deviceIdentifiers.map(({ value }) => value).join(', '),
                },
                { title: 'Status', value: ({ currentStatus }) => <Status value={currentStatus} /> },
                {
                  title: 'Battery',
                  value: ({ lastHealthCheck }) => percent(lastHealthCheck?.batteryPercentage),
                  isNumber: true,
                },
              ]}
              entries={content}
              keyOf={({ id }) => id}
              href={({ id }) => hrefOf(`/devices/${id}`)}
            />
          )
        }
      </Show>
    </Section>
  );
}
