import { type IngestSource } from '@rpm/client';
import { Failure } from '../components/states';
import { DialogForm } from '../dialog/dialog-form';
import { hrefOf } from '../service/address';
import { navigate } from '../service/router';
import { rpm, useAction } from '../service/rpm';
import { useDialog } from '../service/use-draft';
import { ReplayLink } from '../source-replay/replay-link';
import { RotateDialog } from './rotate-dialog';

type Task = 'token' | 'secret' | 'close' | 'delete';

interface Properties {
  source: IngestSource;
  reload: () => void;
}

/** Buttons that pause, resume, close or delete a source, and replace its address or its secret. */
export function SourceActions({ source, reload }: Properties) {
  const { id, state } = source;
  const [task, setTask] = useDialog<Task>('source');
  const close = () => setTask(null);
  const change = useAction(async () => {
    await rpm.changeIngestSource({ ingestSourceId: id, body: { state: state === 'active' ? 'paused' : 'active' } });
    reload();
  });
  return (
    <>
      <p class="actions">
        <button type="button" disabled={change.isRunning} onClick={() => change.run()}>
          {state === 'active' ? 'Pause' : state === 'paused' ? 'Resume' : 'Open again'}
        </button>
        <a class="button" href={hrefOf(`/sources/${id}/mapping`)}>
          Mapping
        </a>
        <ReplayLink sourceId={id} />
        {state !== 'closed' && (
          <>
            <button type="button" onClick={() => setTask('token')}>
              New address
            </button>
            {source.authentication !== 'token' && (
              <button type="button" onClick={() => setTask('secret')}>
                New secret
              </button>
            )}
            <button type="button" class="danger" onClick={() => setTask('close')}>
              Close
            </button>
          </>
        )}
        {state === 'closed' && (
          <button type="button" class="danger" onClick={() => setTask('delete')}>
            Delete
          </button>
        )}
      </p>
      {state === 'paused' && (
        <p class="notice">Messages are stored while the source is paused. They are processed once somebody resumes it.</p>
      )}
      {change.error !== undefined && <Failure error={change.error} />}
      {(task === 'token' || task === 'secret') && <RotateDialog source={source} part={task} reload={reload} close={close} />}
      {task === 'close' && <CloseDialog source={source} reload={reload} close={close} />}
      {task === 'delete' && <DeleteDialog source={source} close={close} />}
    </>
  );
}

function CloseDialog({ source, reload, close }: Properties & { close: () => void }) {
  const action = useAction(async () => {
    await rpm.changeIngestSource({ ingestSourceId: source.id, body: { state: 'closed' } });
    close();
    reload();
  });
  return (
    <DialogForm
      title={`Close ${source.name}`}
      effect="Its address does not exist any more, so the messages that the vendor still sends are lost. What it has received stays. The source can be opened again."
      text="Close the source"
      isDanger
      draft={null}
      pointers={[]}
      {...{ action, close }}
    />
  );
}

function DeleteDialog({ source, close }: { source: IngestSource; close: () => void }) {
  const action = useAction(async () => {
    await rpm.deleteIngestSource({ ingestSourceId: source.id });
    close();
    navigate(hrefOf('/sources'), { replace: true });
  });
  return (
    <DialogForm
      title={`Delete ${source.name}`}
      effect="A source can be deleted only if it has received no message. This cannot be undone."
      text="Delete the source"
      isDanger
      draft={null}
      pointers={[]}
      {...{ action, close }}
    />
  );
}
