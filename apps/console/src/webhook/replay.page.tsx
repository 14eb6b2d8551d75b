import { type WebhookReplay, type WebhookReplayLogStatus } from '@rpm/client';
import { hrefOf } from '../service/address';
import { navigate, useAddress } from '../service/router';
import { rpm, useAction, useInterval, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { useDraft } from '../service/use-draft';
import { usePreview } from '../correction/use-preview';
import { Form } from '../dialog/form';
import { LocalTimeInput } from '../local-time/local-time-input';
import { Page } from '../components/page';
import { Failure, Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { count, counted, Section, Status, Time, wordsOf } from '../components/texts';

const REFRESH_MILLISECONDS = 1_000;
const STATUSES: readonly WebhookReplayLogStatus[] = ['failed', 'cancelled', 'delivered'];

const COLUMNS: readonly Column<WebhookReplay>[] = [
  { title: 'Replay', value: ({ id }) => id },
  { title: 'Status', value: ({ status }) => <Status value={status} /> },
  { title: 'From', value: ({ startTimestamp }) => <Time at={startTimestamp} /> },
  { title: 'Before', value: ({ endTimestamp }) => <Time at={endTimestamp} /> },
  { title: 'Which', value: ({ logStatus }) => (logStatus === null ? 'All' : wordsOf(logStatus)) },
  { title: 'Queued', value: ({ queued }) => count(queued), isNumber: true },
];

/** Replays of a webhook. A running one is shown with its progress; otherwise a form counts the deliveries of a period first, then starts one. */
export function ReplayPage({ webhookId }: { webhookId: number }) {
  const { query } = useAddress();
  const replayId = query.get('replay');
  const list = useLoaded((signal) => rpm.listWebhookReplays({ webhookId, size: 10 }, { signal }), { webhookId, replayId });
  useInterval(list.refresh, REFRESH_MILLISECONDS, list.data?.content.some(({ status }) => status === 'running') ?? false);
  return (
    <Page title="Replay a period" parent={{ text: `Webhook ${webhookId}`, href: hrefOf(`/webhooks/${webhookId}`) }}>
      {replayId === null ? (
        <ReplayForm webhookId={webhookId} />
      ) : (
        <Progress key={replayId} webhookId={webhookId} replayId={Number(replayId)} onEnd={list.reload} />
      )}
      <Section title="Earlier replays">
        <Show loaded={list}>
          {({ content }) =>
            content.length === 0 ? (
              <p class="quiet">There are no earlier replays.</p>
            ) : (
              <Table
                name="Earlier replays"
                columns={COLUMNS}
                entries={content}
                keyOf={({ id }) => id}
                href={({ id }) => hrefOf(`/webhooks/${webhookId}/replay`, { replay: id })}
              />
            )
          }
        </Show>
      </Section>
    </Page>
  );
}

/** Deliveries that a person selects for a replay. */
interface Selection {
  start: string;
  end: string;
  /** Empty for all statuses except pending. */
  status: WebhookReplayLogStatus | '';
}

function ReplayForm({ webhookId }: { webhookId: number }) {
  const { timeZone } = useSession();
  const draft = useDraft<Selection>('replay', () => ({ start: '', end: '', status: 'failed' }));
  const { start, end, status } = draft.value;
  const [found, setFound] = usePreview<number>(draft.value);
  const isCounted = found !== null && found.preview > 0;
  const period = { startTimestamp: start, endTimestamp: end };
  const totalOf = async (one: WebhookReplayLogStatus) =>
    (await rpm.listWebhookLogs({ webhookId, ...period, status: one, size: 1 })).total;
  const action = useAction(async () => {
    if (!isCounted) {
      const totals = await Promise.all((status === '' ? STATUSES : [status]).map(totalOf));
      setFound(totals.reduce((sum, one) => sum + one, 0));
      return;
    }
    const replay = await rpm.replayWebhook({ webhookId, body: { ...period, logStatus: status === '' ? null : status } });
    draft.discard();
    navigate(hrefOf(`/webhooks/${webhookId}/replay`, { replay: replay.id }));
  });
  const change = (changes: Partial<Selection>) => draft.set({ ...draft.value, ...changes });
  return (
    <Form
      {...{ draft, action }}
      text={isCounted ? 'Start the replay' : 'Count'}
      pointers={[]}
      cancel={hrefOf(`/webhooks/${webhookId}`)}
    >
      <p>Sends the deliveries of a period again. The receiver must recognize repeated events by their id.</p>
      <div class="field">
        <label for="start">Created from</label>
        <LocalTimeInput id="start" required value={start} set={(instant) => change({ start: instant })} />
      </div>
      <div class="field">
        <label for="end">Created before</label>
        <LocalTimeInput id="end" required value={end} set={(instant) => change({ end: instant })} />
        <p class="hint">Times are in {timeZone}.</p>
      </div>
      <div class="field">
        <label for="status">Which deliveries</label>
        <select
          id="status"
          value={status}
          onChange={({ currentTarget: { value } }) => change({ status: value as Selection['status'] })}
        >
          {STATUSES.map((one) => (
            <option key={one} value={one}>
              {wordsOf(one)}
            </option>
          ))}
          <option value="">All that are not pending</option>
        </select>
      </div>
      <p role="status">{found !== null && `${counted(found.preview, 'delivery', 'deliveries')} will be sent again.`}</p>
    </Form>
  );
}

function Progress({ webhookId, replayId, onEnd }: { webhookId: number; replayId: number; onEnd: () => void }) {
  const loaded = useLoaded((signal) => rpm.getWebhookReplay({ webhookId, replayId }, { signal }), replayId);
  const isRunning = loaded.data?.status === 'running';
  useInterval(loaded.refresh, REFRESH_MILLISECONDS, isRunning);
  const cancel = useAction(async () => {
    await rpm.cancelWebhookReplay({ webhookId, replayId });
    loaded.reload();
    onEnd();
  });
  return (
    <Show loaded={loaded}>
      {({ status, progress, queued, startTimestamp, endTimestamp }) => (
        <>
          <p>
            Deliveries from <Time at={startTimestamp} /> until before <Time at={endTimestamp} />
          </p>
          <p>
            <progress aria-label="Progress of the replay" max={1} value={progress} />
            <span role="status">
              <Status value={status} /> · {Math.floor(progress * 100)} % of the period ·{' '}
              {counted(queued, 'delivery', 'deliveries')} queued
            </span>
          </p>
          {cancel.error !== undefined && <Failure error={cancel.error} />}
          <p class="actions">
            {isRunning && (
              <button type="button" class="danger" disabled={cancel.isRunning} onClick={() => cancel.run()}>
                Cancel the replay
              </button>
            )}
            <a class="button" href={hrefOf('/deliveries', { webhookId })}>
              Deliveries of the webhook
            </a>
            {!isRunning && (
              <a class="button" href={hrefOf(`/webhooks/${webhookId}/replay`)}>
                Another replay
              </a>
            )}
          </p>
        </>
      )}
    </Show>
  );
}
