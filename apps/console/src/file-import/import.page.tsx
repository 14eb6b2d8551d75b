import { type FileImport } from '@rpm/client';
import { Page } from '../components/page';
import { Failure, Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { count, Fact, Facts, Section, Status, Time } from '../components/texts';
import { patientNumber } from '../named-patient/patient';
import { hrefOf } from '../service/address';
import { rpm, useInterval, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { useDialog } from '../service/use-draft';
import { bytesText, codeText, kindText, readingHref } from '../source-message/part-texts';
import { formatTitle } from './format-titles';
import { undoText } from './imports.page';
import { UndoDialog } from './undo-dialog';
import { useStart } from './use-start';

const REFRESH_MILLISECONDS = 2_000;

type RejectedLine = FileImport['rejectedLines'][number];
type KeptReading = FileImport['keptReadings'][number];

const REJECTED_COLUMNS: readonly Column<RejectedLine>[] = [
  { title: 'Line', value: ({ line }) => count(line), isNumber: true },
  { title: 'Reason', value: ({ code }) => codeText(code) },
];

const KEPT_COLUMNS: readonly Column<KeptReading>[] = [
  { title: 'Reading', value: ({ id }) => id },
  { title: 'Reading type', value: ({ kind }) => kindText(kind) },
];

/** One import of a file: what it has stored and rejected, and a button that undoes it. */
export function ImportPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getFileImport({ fileImportId: id }, { signal }), id);
  const isRunning = loaded.data?.state === 'storing' || loaded.data?.state === 'undoing';
  useInterval(loaded.refresh, REFRESH_MILLISECONDS, isRunning);
  return (
    <Page
      title={loaded.data ? `Import ${loaded.data.number}` : 'Import'}
      parent={{ text: 'Imports of files', href: hrefOf('/imports') }}
    >
      <Show loaded={loaded}>{(found) => <Details found={found} reload={loaded.reload} />}</Show>
    </Page>
  );
}

function Details({ found, reload }: { found: FileImport; reload: () => void }) {
  const { can } = useSession();
  const [isOpen, setIsOpen] = useDialog<true>('undo');
  const { start } = useStart(found.id, reload);
  const { patient, counts, rejectedLines, keptReadings } = found;
  return (
    <>
      <Facts>
        <Fact name="Status">
          <span role="status">
            <Status value={found.state} />
          </span>
        </Fact>
        <Fact name="Patient">{patient && <a href={hrefOf(`/patients/${patient.id}`)}>{patientNumber(patient.id)}</a>}</Fact>
        <Fact name="Format">{found.format !== null && formatTitle(found.format)}</Fact>
        <Fact name="Size">{bytesText(found.bytes)}</Fact>
        <Fact name="Readings stored">{count(counts.stored)}</Fact>
        <Fact name="Stored before">{count(counts.duplicates)}</Fact>
        <Fact name="Lines rejected">{count(counts.rejected)}</Fact>
        <Fact name="Patients created">{count(counts.createdPatients)}</Fact>
        <Fact name="Devices registered">{count(counts.createdDevices)}</Fact>
        <Fact name="Created by">{found.actor}</Fact>
        <Fact name="Started">
          <Time at={found.startTimestamp} />
        </Fact>
        <Fact name="Ended">
          <Time at={found.endTimestamp} />
        </Fact>
        {found.undoTimestamp !== null && (
          <>
            <Fact name="Undone">
              <Time at={found.undoTimestamp} />
            </Fact>
            <Fact name="Entered in error by undoing">{count(counts.voided)}</Fact>
            <Fact name="Left as they are">{count(counts.kept)}</Fact>
          </>
        )}
      </Facts>
      {can('readings:write') && found.state === 'storing' && (
        <p class="notice">Readings are stored as long as a window shows the progress. If none does any more, continue here.</p>
      )}
      {can('readings:write') && undoText(found) !== null && (
        <p class="actions">
          {found.state === 'receiving' && (
            <a class="button" href={hrefOf(`/imports/${found.id}/preview`)}>
              Preview
            </a>
          )}
          {found.state === 'storing' && (
            <button type="button" class="primary" disabled={start.isRunning} onClick={() => start.run()}>
              Continue
            </button>
          )}
          <button type="button" class="danger" onClick={() => setIsOpen(true)}>
            {undoText(found)} the import
          </button>
        </p>
      )}
      {start.error !== undefined && <Failure error={start.error} />}
      {isOpen && (
        <UndoDialog
          found={found}
          close={() => setIsOpen(null)}
          done={() => {
            setIsOpen(null);
            reload();
          }}
        />
      )}
      {rejectedLines.length > 0 && (
        <Section title="Rejected lines">
          {counts.rejected > rejectedLines.length && (
            <p class="quiet">
              The first {count(rejectedLines.length)} of {count(counts.rejected)}.
            </p>
          )}
          <Table name="Rejected lines" columns={REJECTED_COLUMNS} entries={rejectedLines} keyOf={({ line }) => line} />
        </Section>
      )}
      {keptReadings.length > 0 && (
        <Section title="Readings that stay">
          <p>Somebody has changed these readings since the import, so undoing it has left them as they are.</p>
          <Table
            name="Readings that stay"
            columns={KEPT_COLUMNS}
            entries={keptReadings}
            keyOf={({ kind, id }) => `${kind} ${id}`}
            href={readingHref}
          />
        </Section>
      )}
    </>
  );
}
