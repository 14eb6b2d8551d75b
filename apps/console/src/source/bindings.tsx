import { type IngestAlias } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { counted, Section, Time } from '../components/texts';
import { DialogForm } from '../dialog/dialog-form';
import { patientNumber } from '../named-patient/patient';
import { hrefOf } from '../service/address';
import { rpm, useAction, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { useDialog } from '../service/use-draft';

const SHOWN_BINDINGS = 100;

const COLUMNS: readonly Column<IngestAlias>[] = [
  { title: 'In the messages', value: ({ value }) => <code>{value}</code> },
  { title: 'Means', value: meaningOf },
  { title: 'From', value: ({ startTimestamp }) => <Time at={startTimestamp} /> },
  { title: 'Until', value: ({ endTimestamp }) => <Time at={endTimestamp} /> },
  { title: 'Bound', value: ({ createTimestamp }) => <Time at={createTimestamp} /> },
];

function meaningOf({ deviceId, patientId }: IngestAlias): ComponentChildren {
  if (patientId !== null) return <a href={hrefOf(`/patients/${patientId}`)}>{patientNumber(patientId)}</a>;
  return <a href={hrefOf(`/devices/${deviceId}`)}>Device {deviceId}</a>;
}

/** The devices and patients that people have bound to texts in the messages of a source, each with a button that removes the binding. */
export function Bindings({ sourceId }: { sourceId: number }) {
  const { can } = useSession();
  const [chosen, setChosen] = useDialog<IngestAlias>('binding');
  const loaded = useLoaded((signal) => rpm.listIngestAliases({ sourceId, size: SHOWN_BINDINGS }, { signal }), sourceId);
  const remove: Column<IngestAlias> = {
    title: 'Change',
    hasActions: true,
    value: (binding) => (
      <button
        type="button"
        class="danger"
        aria-label={`Remove binding ${binding.id} of ${binding.value}`}
        onClick={() => setChosen(binding)}
      >
        Remove
      </button>
    ),
  };
  return (
    <Section title="Bound devices and patients">
      <Show loaded={loaded}>
        {({ content, hasMore }) => (
          <>
            {hasMore && <p class="quiet">The newest {counted(content.length, 'binding', 'bindings')}.</p>}
            {content.length > 0 && (
              <Table
                name="Bound devices and patients"
                columns={can('ingest:write') ? [...COLUMNS, remove] : COLUMNS}
                entries={content}
                keyOf={({ id }) => id}
              />
            )}
            {content.length === 0 && (
              <p class="quiet">Nobody has bound an identifier in the messages to a device or a patient.</p>
            )}
          </>
        )}
      </Show>
      {chosen && <RemoveDialog binding={chosen} close={() => setChosen(null)} reload={loaded.reload} />}
    </Section>
  );
}

interface RemoveProperties {
  binding: IngestAlias;
  close: () => void;
  reload: () => void;
}

function RemoveDialog({ binding: { id, value }, close, reload }: RemoveProperties) {
  const action = useAction(async () => {
    await rpm.deleteIngestAlias({ ingestAliasId: id });
    close();
    reload();
  });
  return (
    <DialogForm
      title="Remove the binding"
      effect={`Later readings of “${value}” wait in quarantine, unless another binding or a registered device has this identifier. Stored readings stay as they are.`}
      text="Remove the binding"
      isDanger
      draft={null}
      pointers={[]}
      {...{ action, close }}
    />
  );
}
