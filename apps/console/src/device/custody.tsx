import { type Device, type DeviceAssignment } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { useDialog } from '../service/use-draft';
import { Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { Section, Time } from '../components/texts';
import { CustodyDialog, type CustodyCorrection } from './custody-dialog';
import { CustodyTimeline } from './custody-timeline';
import { PatientName, patientText } from '../named-patient/patient';

const COLUMNS: readonly Column<DeviceAssignment>[] = [
  { title: 'Patient', value: ({ patient }) => <PatientName patient={patient} isSorted /> },
  { title: 'From', value: ({ startTimestamp }) => <Time at={startTimestamp} /> },
  { title: 'Until', value: ({ endTimestamp }) => (endTimestamp === null ? 'now' : <Time at={endTimestamp} />) },
  { title: 'Changed by', value: ({ actor }) => actor ?? '–' },
  { title: 'Reason', value: ({ reason }) => reason ?? '–' },
];

/** The assignments of a device with their patients and times, and buttons that correct them. */
export function Custody({ device, reload }: { device: Device; reload: () => void }) {
  const { id: deviceId, currentStatus } = device;
  const loaded = useLoaded((signal) => rpm.listDeviceAssignments({ deviceId, size: 50 }, { signal }), deviceId);
  const mayCorrect = useSession().can('devices:write');
  const [open, setOpen] = useDialog<CustodyCorrection>('custody');
  const close = () => setOpen(null);
  const actions: Column<DeviceAssignment> = {
    title: 'Correct',
    value: (assignment) => (
      <span class="actions">
        {assignment.endTimestamp === null && (
          <Button text="End" assignment={assignment} onClick={() => setOpen({ type: 'end', assignment })} />
        )}
        <Button text="Change" assignment={assignment} onClick={() => setOpen({ type: 'change', assignment })} />
        <Button text="Remove" assignment={assignment} onClick={() => setOpen({ type: 'remove', assignment })} />
      </span>
    ),
  };
  return (
    <Section
      title="Assignments"
      actions={
        mayCorrect && (
          <div class="actions">
            {currentStatus === 'availableAtSite' && (
              <button type="button" onClick={() => setOpen({ type: 'begin' })}>
                Assign to a patient
              </button>
            )}
            <button type="button" onClick={() => setOpen({ type: 'add' })}>
              Add a past assignment
            </button>
          </div>
        )
      }
    >
      <Show loaded={loaded}>
        {({ content }) =>
          content.length === 0 ? (
            <p class="quiet">This device was never assigned to a patient.</p>
          ) : (
            <>
              <CustodyTimeline assignments={content} />
              <Table
                name="Assignments"
                columns={mayCorrect ? [...COLUMNS, actions] : COLUMNS}
                entries={content}
                keyOf={({ id }) => id}
                href={({ patient }) => hrefOf(`/patients/${patient.id}`)}
              />
            </>
          )
        }
      </Show>
      {open && (
        <CustodyDialog
          key={JSON.stringify(open)}
          deviceId={deviceId}
          correction={open}
          close={close}
          done={() => {
            close();
            loaded.reload();
            reload();
          }}
        />
      )}
    </Section>
  );
}

function Button({ text, assignment, onClick }: { text: string; assignment: DeviceAssignment; onClick: () => void }) {
  return (
    <button type="button" aria-label={`${text}: assignment to ${patientText(assignment.patient)}`} onClick={onClick}>
      {text}
    </button>
  );
}
