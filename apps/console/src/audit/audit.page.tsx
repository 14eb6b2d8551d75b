import { type AuditEvent } from '@rpm/client';
import { Fragment } from 'preact';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { type Filter } from '../components/filters';
import { Page } from '../components/page';
import { type Column } from '../components/table';
import { count, Section } from '../components/texts';
import { patientNumber } from '../named-patient/patient';
import { Trail, TRAIL_COLUMNS } from './trail';
import { TrailState } from './trail-state';

const ACTIONS = ['read', 'list', 'export', 'create', 'change', 'delete', 'disclose', 'signIn', 'signOut', 'admin'];

const KINDS = ['key', 'person', 'cli', 'service', 'source', 'delivery'];

const PERIOD: readonly Filter[] = [
  { name: 'startTimestamp', label: 'From', type: 'instant' },
  { name: 'endTimestamp', label: 'Before', type: 'instant' },
];

const FILTERS: readonly Filter[] = [
  { name: 'patientId', label: 'Patient', type: 'reference' },
  {
    name: 'actorKind',
    label: 'Kind of actor',
    type: 'choice',
    options: KINDS,
    texts: { key: 'API key', cli: 'rpm-admin', delivery: 'Webhook', source: 'Device data' },
  },
  { name: 'actorId', label: 'Actor ID', type: 'number' },
  { name: 'action', label: 'Action', type: 'choice', options: ACTIONS },
  { name: 'resource', label: 'Resource', type: 'text' },
  { name: 'refused', label: 'Refused', type: 'yesNo' },
  { name: 'webhookId', label: 'Webhook ID', type: 'number' },
  ...PERIOD,
];

/** Maximum number of patients that a row of the table names. */
const MAX_NAMED = 3;

const COLUMNS: readonly Column<AuditEvent>[] = [
  ...TRAIL_COLUMNS,
  {
    title: 'Patients',
    value: ({ patients, patientCount }) => {
      if (patientCount === 0) return '–';
      if (patientCount > MAX_NAMED) return `${count(patientCount)} patients`;
      return patients.map(({ id }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <a href={hrefOf(`/patients/${id}/access`)}>{id}</a>
        </Fragment>
      ));
    },
  },
];

/** The audit trail of the organization. */
export function AuditPage() {
  return (
    <Page title="Audit trail">
      <TrailState />
      <Section title="Entries">
        <Trail
          name="Audit trail"
          filters={FILTERS}
          columns={COLUMNS}
          load={(input, signal) => rpm.listAuditEvents(input, { signal })}
        />
      </Section>
    </Page>
  );
}

/** The requests that concerned a patient. A person who may read the trail need not be allowed to read the patient, who then has no name on this page. */
export function AccessPage({ patientId }: { patientId: number }) {
  const { can } = useSession();
  const { data: patient = null } = useLoaded(
    async (signal) => (can('patients:read') ? rpm.getPatient({ patientId }, { signal }) : null),
    patientId,
  );
  return (
    <Page
      title="Access"
      windowTitle={`Access: ${patientNumber(patientId)}`}
      parent={{ text: 'Patient', href: hrefOf(`/patients/${patientId}`) }}
      patient={patient}
    >
      <Trail
        name="Access"
        filters={PERIOD}
        columns={TRAIL_COLUMNS}
        load={(input, signal) => rpm.listPatientAccess({ patientId, ...input }, { signal })}
      />
    </Page>
  );
}
