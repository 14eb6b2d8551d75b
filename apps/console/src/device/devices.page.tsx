import { type Device } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { type Filter } from '../components/filters';
import { FormLink } from '../components/form-link';
import { List } from '../components/list';
import { Page } from '../components/page';
import { DEVICE_STATUSES } from '../components/statuses';
import { type Column } from '../components/table';
import { StatusAndSilence } from '../components/texts';
import { PatientLink } from '../named-patient/patient';
import { siteText } from '../site/site-text';

const FILTERS: readonly Filter[] = [
  { name: 'currentStatus', label: 'Status', type: 'choice', options: DEVICE_STATUSES },
  { name: 'deviceIdentifier', label: 'Identifier', type: 'text' },
  { name: 'itemId', label: 'Item', type: 'reference' },
  { name: 'siteId', label: 'Site', type: 'reference' },
  { name: 'patientId', label: 'Patient', type: 'reference' },
  { name: 'disabledReadings', label: 'Readings not stored', type: 'yesNo' },
  { name: 'silent', label: 'Silent', type: 'yesNo' },
];

const COLUMNS: readonly Column<Device>[] = [
  { title: 'Device', value: ({ id, item }) => `${item.name} (${id})` },
  { title: 'Identifiers', value: ({ deviceIdentifiers }) => deviceIdentifiers.map(({ value }) => value).join(', ') },
  {
    title: 'Status',
    value: ({ currentStatus, silentSinceTimestamp }) => (
      <StatusAndSilence value={currentStatus} silentSince={silentSinceTimestamp} />
    ),
  },
  {
    title: 'Assigned to',
    value: ({ currentPatient }) => (currentPatient === null ? '–' : <PatientLink patient={currentPatient} isSorted />),
  },
  { title: 'Site', value: ({ site }) => (site === null ? '–' : siteText(site)) },
];

export function DevicesPage() {
  return (
    <Page title="Devices" actions={<FormLink path="/devices/new" scope="devices:write" text="New device" />}>
      <List
        name="Devices"
        filters={FILTERS}
        columns={COLUMNS}
        load={(input, signal) => rpm.listDevices(input, { signal })}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/devices/${id}`)}
        empty={
          <p>There are no devices yet. Register one here, or ask an administrator to import a list (rpm-admin device import).</p>
        }
      />
    </Page>
  );
}
