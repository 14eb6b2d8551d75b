import { type FileImportEntry } from '@rpm/client';
import { useState } from 'preact/hooks';
import { CursorList } from '../components/cursor-list';
import { type Filter } from '../components/filters';
import { FormLink } from '../components/form-link';
import { Page } from '../components/page';
import { FILE_IMPORT_STATES } from '../components/statuses';
import { type Column } from '../components/table';
import { count, Status, Time } from '../components/texts';
import { patientNumber } from '../named-patient/patient';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { useSession } from '../service/session';
import { useDialog } from '../service/use-draft';
import { formatTitle } from './format-titles';
import { UndoDialog } from './undo-dialog';

const FILTERS: readonly Filter[] = [
  { name: 'state', label: 'Status', type: 'choice', options: FILE_IMPORT_STATES },
  { name: 'patientId', label: 'Patient ID', type: 'number' },
];

const COLUMNS: readonly Column<FileImportEntry>[] = [
  { title: 'Import', value: ({ number }) => number },
  { title: 'Status', value: ({ state }) => <Status value={state} /> },
  { title: 'Format', value: ({ format }) => (format === null ? '–' : formatTitle(format)) },
  { title: 'Patient', value: ({ patient }) => (patient ? patientNumber(patient.id) : '–') },
  { title: 'Stored', value: ({ counts }) => count(counts.stored), isNumber: true },
  { title: 'Stored before', value: ({ counts }) => count(counts.duplicates), isNumber: true },
  { title: 'Rejected', value: ({ counts }) => count(counts.rejected), isNumber: true },
  { title: 'Created by', value: ({ actor }) => actor ?? '–' },
  { title: 'Created', value: ({ createTimestamp }) => <Time at={createTimestamp} /> },
];

/** Text of the button that undoes an import; null if the import is undone already. The file of an import that was not started is discarded. */
export const undoText = ({ state }: Pick<FileImportEntry, 'state'>) =>
  state === 'undone' ? null : state === 'receiving' ? 'Discard' : 'Undo';

/** Lists the imports of files, with a button that undoes each. */
export function ImportsPage() {
  const { can } = useSession();
  const [chosen, setChosen] = useDialog<FileImportEntry>('undo');
  const [version, setVersion] = useState(0);
  const undo: Column<FileImportEntry> = {
    title: 'Change',
    hasActions: true,
    value: (entry) =>
      undoText(entry) !== null && (
        <button
          type="button"
          class="danger"
          aria-label={`${undoText(entry)} import ${entry.number}`}
          onClick={() => setChosen(entry)}
        >
          {undoText(entry)}
        </button>
      ),
  };
  return (
    <Page title="Imports of files" actions={<FormLink path="/imports/new" scope="readings:write" text="Import a file" />}>
      <CursorList
        name="Imports"
        filters={FILTERS}
        columns={can('readings:write') ? [...COLUMNS, undo] : COLUMNS}
        load={(input, signal) => rpm.listFileImports(input, { signal })}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/imports/${id}`)}
        empty={<p>No file has been imported yet.</p>}
        version={version}
      />
      {chosen && (
        <UndoDialog
          found={chosen}
          close={() => setChosen(null)}
          done={() => {
            setChosen(null);
            setVersion(version + 1);
          }}
        />
      )}
    </Page>
  );
}
