import { type IngestQuarantineGroup } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CursorList } from '../components/cursor-list';
import { type Filter } from '../components/filters';
import { Page } from '../components/page';
import { type Column } from '../components/table';
import { count, Time } from '../components/texts';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { useSession } from '../service/session';
import { useDialog } from '../service/use-draft';
import { SourceName } from '../components/source-name';
import { codeText, QUARANTINE_TEXTS } from '../source-message/part-texts';
import { GroupDialog, type GroupTask } from './group-dialog';
import { mendingOf } from './mending';

const FILTERS: readonly Filter[] = [
  { name: 'sourceId', label: 'Source', type: 'reference' },
  { name: 'code', label: 'Reason', type: 'choice', options: Object.keys(QUARANTINE_TEXTS), texts: QUARANTINE_TEXTS },
  { name: 'deviceKey', label: 'Identifier in the messages', type: 'text', isPrivate: true },
];

const COLUMNS: readonly Column<IngestQuarantineGroup>[] = [
  {
    title: 'Reason',
    value: ({ code, action, isReleasing }) => (
      <div class="reason">
        <strong>{codeText(code)}</strong>
        <br />
        <span class="quiet">{isReleasing ? 'The parts are being processed again.' : mendingOf({ action, code }).text}</span>
      </div>
    ),
  },
  { title: 'Source', value: ({ sourceId }) => <SourceName id={sourceId} /> },
  { title: 'In the messages', value: (group) => <Keys group={group} /> },
  { title: 'Parts', value: (group) => <PartsLink group={group} />, isNumber: true },
  {
    title: 'First and last',
    value: ({ firstTimestamp, lastTimestamp }) => (
      <>
        <Time at={firstTimestamp} />
        <br />
        <Time at={lastTimestamp} />
      </>
    ),
  },
];

/** The texts by which the messages name the device and the person. */
function Keys({ group: { deviceKey, personKey } }: { group: IngestQuarantineGroup }): ComponentChildren {
  const keys = [
    ['Device', deviceKey],
    ['Person', personKey],
  ].filter(([, key]) => key !== null);
  if (keys.length === 0) return <span class="quiet">–</span>;
  return keys.map(([noun, key]) => (
    <div key={noun}>
      {noun} <code>{key}</code>
    </div>
  ));
}

function PartsLink({ group: { sourceId, code, count: parts } }: { group: IngestQuarantineGroup }) {
  return <a href={hrefOf('/source-messages', { sourceId, code, state: 'quarantined' })}>{count(parts)}</a>;
}

/** The parts of messages that could not be placed, in groups, each with the action that mends it. */
export function QuarantinePage() {
  const { can } = useSession();
  const [task, setTask] = useDialog<GroupTask>('group');
  const [version, setVersion] = useState(0);
  const buttons: Column<IngestQuarantineGroup> = {
    title: 'Actions',
    hasActions: true,
    value: (group) => <GroupActions group={group} open={(kind) => setTask({ kind, group })} />,
  };
  return (
    <Page title="Quarantine">
      <p>Readings that the service could not place wait here. Nothing is lost: once the reason is mended, they are stored.</p>
      <CursorList
        name="Groups"
        filters={FILTERS}
        columns={can('ingest:write') ? [...COLUMNS, buttons] : COLUMNS}
        load={(input, signal) => rpm.listIngestQuarantine(input, { signal })}
        keyOf={({ id }) => id}
        empty={<p>Nothing waits. All readings that sources have received were placed.</p>}
        version={version}
        isLive={task === null}
      />
      {task && (
        <GroupDialog
          task={task}
          close={() => setTask(null)}
          done={() => {
            setTask(null);
            setVersion(version + 1);
          }}
        />
      )}
    </Page>
  );
}

interface ActionsProperties {
  group: IngestQuarantineGroup;
  open: (kind: GroupTask['kind']) => void;
}

/** The buttons of a group: what mends it, another try, and discarding. */
function GroupActions({ group, open }: ActionsProperties) {
  const { can } = useSession();
  const { action, sourceId, code } = group;
  const { button } = mendingOf(group);
  const label = (text: string) => `${text}: ${codeText(code)}, group ${group.id}`;
  if (group.isReleasing) return null;
  return (
    <span class="actions stacked">
      {code === 'device_unknown' && can('devices:write') && <a href={hrefOf('/devices/new')}>Register the device</a>}
      {action === 'changeMapping' && <a href={hrefOf(`/sources/${sourceId}/mapping`)}>{button}</a>}
      {action !== 'changeMapping' && button !== null && (
        <button type="button" aria-label={label(button)} onClick={() => open(action as GroupTask['kind'])}>
          {button}
        </button>
      )}
      <button type="button" aria-label={label('Try again')} onClick={() => open('retry')}>
        Try again
      </button>
      <button type="button" class="danger" aria-label={label('Discard')} onClick={() => open('discard')}>
        Discard
      </button>
    </span>
  );
}
