import { type ReadingKind } from '@rpm/charting';
import { hrefOf } from '../service/address';
import { useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { useDialog } from '../service/use-draft';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { Fact, Facts, Time } from '../components/texts';
import { ZoneOfOrganization, ZoneOfPatient } from '../components/zone';
import { AssignDialog, AssignPeriodDialog } from './assign-dialogs';
import { ValuesDialog, VoidDialog } from './reading-dialogs';
import { ReadingHistory } from './reading-history';
import { kindNamed, loadReading, type TaggedReading } from './reading-operations';
import { textsOf } from './reading-texts';
import { PatientLink } from '../named-patient/patient';

/** One reading: its values, buttons that correct it, and its history. */
export function ReadingPage({ kindName, id }: { kindName: string; id: number }) {
  const kind = kindNamed(kindName);
  return kind ? (
    <KnownReadingPage kind={kind} id={id} />
  ) : (
    <Page title="Unknown reading type">
      <p class="state">There are no readings of this kind.</p>
    </Page>
  );
}

function KnownReadingPage({ kind, id }: { kind: ReadingKind; id: number }) {
  const loaded = useLoaded((signal) => loadReading(kind, id, signal), [kind.kind, id]);
  const patient = loaded.data?.record.patient;
  const parent = patient
    ? { text: 'Patient', href: hrefOf(`/patients/${patient.id}`, { kind: kind.kind }) }
    : { text: 'Unassigned readings', href: hrefOf('/unassigned') };
  return (
    <Page title={`${kind.title}, reading ${id}`} {...(loaded.data && { parent })} patient={patient ?? null}>
      <Show loaded={loaded}>{(tagged) => <Reading kind={kind} tagged={tagged} reload={loaded.reload} />}</Show>
    </Page>
  );
}

type OpenDialog = 'values' | 'void' | 'restore' | 'assignPeriod' | 'assign' | 'unassign';

function Reading({ kind, tagged, reload }: { kind: ReadingKind; tagged: TaggedReading; reload: () => void }) {
  const { record } = tagged;
  const { can, units } = useSession();
  const [open, setOpen] = useDialog<OpenDialog>('reading');
  const { enteredInError, patient, device } = record;
  const close = () => setOpen(null);
  const dialog = {
    kind,
    tagged,
    reload,
    close,
    done: () => {
      close();
      reload();
    },
  };
  const page = (
    <>
      {enteredInError && (
        <p class="notice">
          <strong>Entered in error.</strong> This reading is in no chart, and only in the list of{' '}
          <a href={hrefOf('/entered-in-error', { kind: kind.kind, patientId: patient?.id })}>readings entered in error</a>.
        </p>
      )}
      <Facts>
        <Fact name="Taken">
          <Time at={record.readingTimestamp} />
        </Fact>
        {[...textsOf(kind, record, units)].map(([label, text]) => (
          <Fact key={label} name={label}>
            {text}
          </Fact>
        ))}
        <Fact name="Patient">{patient && <PatientLink patient={patient} />}</Fact>
        <Fact name="Device">
          {device && (
            <a href={hrefOf(`/devices/${device.id}`)}>
              {record.item ? `${record.item.name} (${device.id})` : `Device ${device.id}`}
            </a>
          )}
        </Fact>
        <Fact name="Received">
          <Time at={record.createTimestamp} />
        </Fact>
        <Fact name="Version">{record.version}</Fact>
      </Facts>
      <p class="actions">
        {can('readings:write') && !enteredInError && (
          <button type="button" onClick={() => setOpen('values')}>
            Correct
          </button>
        )}
        {can('readings:write') && (
          <button
            type="button"
            class={enteredInError ? '' : 'danger'}
            onClick={() => setOpen(enteredInError ? 'restore' : 'void')}
          >
            {enteredInError ? 'Restore' : 'Entered in error'}
          </button>
        )}
        {can('devices:write') && !patient && device && !enteredInError && (
          <button type="button" onClick={() => setOpen('assignPeriod')}>
            Assign to a patient
          </button>
        )}
        {can('readings:write') && (patient ?? device) && !enteredInError && (
          <button type="button" onClick={() => setOpen('assign')}>
            {patient ? 'Assign to another patient' : 'Assign this reading only'}
          </button>
        )}
        {can('readings:write') && patient && device && !enteredInError && (
          <button type="button" onClick={() => setOpen('unassign')}>
            Assign to nobody
          </button>
        )}
      </p>
      {open === 'assignPeriod' && <AssignPeriodDialog {...dialog} />}
      <ReadingHistory kind={kind} record={record} />
    </>
  );
  return (
    <>
      {patient ? <ZoneOfPatient patientId={patient.id}>{page}</ZoneOfPatient> : <ZoneOfOrganization>{page}</ZoneOfOrganization>}
      {/* The following dialogs stay open while the part above is replaced because somebody else has given the reading to another patient. */}
      {open === 'values' && <ValuesDialog {...dialog} />}
      {/* If somebody else has done the same meanwhile, the dialog disappears: it must not turn into its opposite. */}
      {open === (enteredInError ? 'restore' : 'void') && <VoidDialog {...dialog} />}
      {(open === 'assign' || open === 'unassign') && <AssignDialog {...dialog} isToNobody={open === 'unassign'} />}
    </>
  );
}
