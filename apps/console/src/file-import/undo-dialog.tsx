import { type FileImport } from '@rpm/client';
import { Failure } from '../components/states';
import { counted } from '../components/texts';
import { DialogForm } from '../dialog/dialog-form';
import { useResult } from '../dialog/use-result';
import { rpm, useAction, useLoaded } from '../service/rpm';

type Undoable = Pick<FileImport, 'id' | 'number' | 'state' | 'counts'>;

interface UndoDialogProperties {
  found: Undoable;
  close: () => void;
  done: () => void;
}

const effectOf = ({ state, counts: { createdPatients, createdDevices } }: Undoable) => {
  if (state === 'receiving') return 'The file is deleted. None of its readings was stored.';
  return [
    'Undoing an import marks its readings as entered in error, except those that somebody has changed since.',
    createdPatients > 0 && 'The patient whom the import has created is archived if nothing else refers to them.',
    createdDevices > 0 && 'The serial numbers of devices that the import has created are released.',
  ]
    .filter(Boolean)
    .join(' ');
};

/** Returns the import as it is now, how many readings undoing it would mark, and how many it would keep. */
async function loadPreview(fileImportId: number, signal: AbortSignal) {
  const effect = await rpm.undoFileImport({ fileImportId, dryRun: true }, { signal });
  if (!('readingCount' in effect)) throw new Error('The service has not answered with a preview.');
  return { current: await rpm.getFileImport({ fileImportId }, { signal }), effect };
}

/**
 * Shows what undoing an import would do, undoes it, and repeats the request until all of its readings are marked. If another tab has started the import since the preview,
 * nothing is undone before the person has seen the preview of its readings.
 */
export function UndoDialog({ found, close, done }: UndoDialogProperties) {
  const preview = useLoaded((signal) => loadPreview(found.id, signal), found.id);
  const { current = found, effect } = preview.data ?? {};
  const isDiscarded = current.state === 'receiving';
  const [voided, setVoided] = useResult<number>();
  const action = useAction(async () => {
    if (isDiscarded && (await rpm.getFileImport({ fileImportId: found.id })).state !== 'receiving') {
      preview.reload();
      return;
    }
    for (let state: FileImport['state'] = 'undoing'; state !== 'undone';) {
      const answer = await rpm.undoFileImport({ fileImportId: found.id });
      if (!('state' in answer)) throw new Error('The service has not answered with the import.');
      setVoided(answer.counts.voided);
      state = answer.state;
    }
    done();
  });
  return (
    <DialogForm
      title={`${isDiscarded ? 'Discard' : 'Undo'} import ${found.number}`}
      effect={effectOf(current)}
      text={isDiscarded ? 'Discard the import' : 'Undo the import'}
      isDanger
      canSend={effect !== undefined && !preview.isLoading && preview.error === undefined}
      draft={null}
      pointers={[]}
      result={
        voided !== null ? (
          <p>{counted(voided, 'reading is', 'readings are')} marked.</p>
        ) : effect && !(isDiscarded && effect.readingCount === 0) ? (
          <p>
            {counted(effect.readingCount, 'reading', 'readings')} of this import will be marked as entered in error.
            {effect.keptCount > 0 && ` ${counted(effect.keptCount, 'reading stays', 'readings stay')} as they are.`}
          </p>
        ) : null
      }
      {...{ action, close }}
    >
      {preview.error !== undefined && <Failure error={preview.error} />}
    </DialogForm>
  );
}
