import { type ApiKey } from '@rpm/client';
import { useState } from 'preact/hooks';
import { rpm, useAction } from '../service/rpm';
import { useDialog } from '../service/use-draft';
import { Dialog } from '../dialog/dialog';
import { NameAndScopesForm } from '../scope/name-and-scopes-form';
import { Rights } from '../scope/scope-choice';
import { List } from '../components/list';
import { Page } from '../components/page';
import { Secret } from '../dialog/secret';
import { Failure } from '../components/states';
import { type Column } from '../components/table';
import { Status, Time } from '../components/texts';

/** Task for which the page shows a dialog. */
type Task = { kind: 'create' } | { kind: 'rotate' | 'revoke'; key: ApiKey };

/** Time in seconds for which a replaced key remains valid, so that programs can be changed without an interruption. */
const OVERLAP_SECONDS = 86_400;

const COLUMNS: readonly Column<ApiKey>[] = [
  {
    title: 'Name and beginning',
    value: ({ name, prefix, clientId }) => (
      <>
        {name}
        <br />
        <code class="quiet">{clientId ?? prefix}</code>
      </>
    ),
  },
  { title: 'Kind', value: ({ clientId }) => (clientId === null ? 'Key' : 'SMART client') },
  { title: 'Status', value: ({ revokeTimestamp }) => <Status value={revokeTimestamp === null ? 'active' : 'revoked'} /> },
  { title: 'Permissions', value: ({ scopes }) => <Rights scopes={scopes} /> },
  { title: 'Last use', value: ({ lastUseTimestamp }) => <Time at={lastUseTimestamp} /> },
  { title: 'Expires', value: ({ expireTimestamp }) => (expireTimestamp === null ? 'never' : <Time at={expireTimestamp} />) },
];

/** Lists the API keys of the organization, with dialogs that create, rotate and revoke keys. A new key is shown once. */
export function ApiKeysPage() {
  const [task, setTask] = useDialog<Task>('key');
  const [changes, setChanges] = useState(0);
  const buttons: Column<ApiKey> = {
    title: 'Change',
    hasActions: true,
    value: (key) =>
      key.revokeTimestamp === null && (
        <span class="actions">
          {key.clientId === null && (
            <button type="button" aria-label={`Rotate ${key.name}`} onClick={() => setTask({ kind: 'rotate', key })}>
              Rotate
            </button>
          )}
          <button type="button" class="danger" aria-label={`Revoke ${key.name}`} onClick={() => setTask({ kind: 'revoke', key })}>
            Revoke
          </button>
        </span>
      ),
  };
  const create = (
    <button type="button" onClick={() => setTask({ kind: 'create' })}>
      New key
    </button>
  );
  return (
    <Page title="API keys" actions={create}>
      <List
        key={changes}
        name="API keys"
        filters={[]}
        columns={[...COLUMNS, buttons]}
        load={(input, signal) => rpm.listApiKeys(input, { signal })}
        keyOf={({ id }) => id}
        empty={<p>There are no keys.</p>}
      />
      {task && (
        <TaskDialog
          task={task}
          onClose={() => {
            setTask(null);
            setChanges(changes + 1);
          }}
        />
      )}
    </Page>
  );
}

function TaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const titles = { create: 'New key', rotate: 'Rotate the key', revoke: 'Revoke the key' };
  return (
    <Dialog title={secret === null ? titles[task.kind] : 'The new key'} onClose={onClose}>
      {secret !== null ? (
        <Secret text={secret} onCopied={onClose} />
      ) : task.kind === 'create' ? (
        <NameAndScopesForm
          hint="Who or what uses the key"
          text="Create the key"
          send={async (body) => setSecret((await rpm.createApiKey({ body })).key)}
          onClose={onClose}
        />
      ) : (
        <Confirmation kind={task.kind} apiKey={task.key} onRotated={setSecret} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ConfirmationProperties {
  kind: 'rotate' | 'revoke';
  apiKey: ApiKey;
  onRotated: (key: string) => void;
  onClose: () => void;
}

function Confirmation({ kind, apiKey, onRotated, onClose }: ConfirmationProperties) {
  const isRotation = kind === 'rotate';
  const change = useAction(async () => {
    const apiKeyId = apiKey.id;
    if (isRotation) onRotated((await rpm.rotateApiKey({ apiKeyId, body: { overlapSeconds: OVERLAP_SECONDS } })).key);
    else {
      await rpm.revokeApiKey({ apiKeyId });
      onClose();
    }
  });
  return (
    <>
      <p>
        {isRotation
          ? `A new key replaces “${apiKey.name}”. The old one remains valid for 24 hours.`
          : `“${apiKey.name}” stops working at once, and with it the sessions that belong to it. This cannot be undone.`}
      </p>
      {change.error !== undefined && <Failure error={change.error} />}
      <p class="actions">
        <button type="button" class={isRotation ? 'primary' : 'danger'} disabled={change.isRunning} onClick={() => change.run()}>
          {isRotation ? 'Create a new key' : 'Revoke the key'}
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </>
  );
}
