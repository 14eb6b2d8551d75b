import { type IngestReplay, type IngestReplayInput } from '@rpm/client';
import { useId } from 'preact/hooks';
import { Page } from '../components/page';
import { Forbidden } from '../components/states';
import { counted, Section } from '../components/texts';
import { usePreview } from '../correction/use-preview';
import { Field } from '../dialog/field';
import { Form } from '../dialog/form';
import { useResult } from '../dialog/use-result';
import { LocalTimeInput } from '../local-time/local-time-input';
import { hrefOf } from '../service/address';
import { rpm, useAction } from '../service/rpm';
import { useSession } from '../service/session';
import { useDraft } from '../service/use-draft';
import { codeText, QUARANTINE_TEXTS } from '../source-message/part-texts';
import { useMissingReplayScope } from './replay-link';
import { ReplayReport } from './replay-report';

/** The messages that a person selects, and whether readings without a part are marked. Empty texts select all. */
interface Selection {
  code: string;
  start: string;
  end: string;
  voidMissing: boolean;
}

/** Processes messages of a source again, after a preview of what would change. */
export function SourceReplayPage({ id }: { id: number }) {
  const missing = useMissingReplayScope();
  return (
    <Page title={`Replay messages of source ${id}`} parent={{ text: `Source ${id}`, href: hrefOf(`/sources/${id}`) }}>
      {missing === undefined ? <ReplayForm sourceId={id} /> : <Forbidden scope={missing} />}
    </Page>
  );
}

function ReplayForm({ sourceId }: { sourceId: number }) {
  const { timeZone } = useSession();
  const draft = useDraft<Selection>('replay', () => ({ code: '', start: '', end: '', voidMissing: false }));
  const [found, setFound] = usePreview<IngestReplay>(draft.value);
  const [result, setResult] = useResult<IngestReplay>();
  const canStart = result === null && found !== null && found.preview.messageCount > 0;
  const action = useAction(async () => {
    const body = inputOf(sourceId, draft.value);
    if (canStart) {
      setResult(await rpm.replayIngestMessages({ body }));
      setFound(null);
      draft.discard();
    } else {
      setFound(await rpm.replayIngestMessages({ dryRun: true, body }));
      setResult(null);
    }
  });
  const change = (changes: Partial<Selection>) => {
    setResult(null);
    draft.set({ ...draft.value, ...changes });
  };
  const { error, isRunning } = action;
  return (
    <>
      <Form
        {...{ draft, action }}
        text={canStart ? 'Replay the messages' : 'Preview'}
        isDanger={canStart && found.preview.voidedCount > 0}
        pointers={['/code', '/startTimestamp', '/endTimestamp']}
        cancel={hrefOf(`/sources/${sourceId}`)}
      >
        <p>
          Processes stored messages again, as they are read now. Readings that only this source has written are corrected.
          Readings that somebody has changed since stay as they are. First a preview shows what would change.
        </p>
        <Field label="Which messages" error={error} pointer="/code">
          {(control) => (
            <select {...control} value={draft.value.code} onChange={({ currentTarget: { value } }) => change({ code: value })}>
              <option value="">All</option>
              {Object.keys(QUARANTINE_TEXTS).map((code) => (
                <option key={code} value={code}>
                  With a part with this reason: {codeText(code)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Received from" hint="If empty, from the oldest message" error={error} pointer="/startTimestamp">
          {(control) => <LocalTimeInput {...control} value={draft.value.start} set={(instant) => change({ start: instant })} />}
        </Field>
        <Field
          label="Received before"
          hint={`If empty, until the newest message. Times are in ${timeZone}.`}
          error={error}
          pointer="/endTimestamp"
        >
          {(control) => <LocalTimeInput {...control} value={draft.value.end} set={(instant) => change({ end: instant })} />}
        </Field>
        <label class="check">
          <input
            type="checkbox"
            checked={draft.value.voidMissing}
            onChange={({ currentTarget: { checked } }) => change({ voidMissing: checked })}
          />{' '}
          Mark readings as entered in error if their message does not contain them any more
        </label>
      </Form>
      {isRunning && <Running replay={canStart ? found.preview : null} />}
      {!isRunning && result && (
        <Section title="Result of the replay">
          <ReplayReport replay={result} />
        </Section>
      )}
      {!isRunning && !result && found && (
        <Section title="Preview">
          <ReplayReport replay={found.preview} />
        </Section>
      )}
    </>
  );
}

function inputOf(sourceId: number, { code, start, end, voidMissing }: Selection): IngestReplayInput {
  return {
    sourceId,
    code: code === '' ? null : (code as NonNullable<IngestReplayInput['code']>),
    startTimestamp: start === '' ? null : start,
    endTimestamp: end === '' ? null : end,
    voidMissing,
  };
}

/** Says what the service does. Either all messages of a replay are processed, or none, so nothing says how many are done. @param replay its preview; null while a preview is made */
function Running({ replay }: { replay: IngestReplay | null }) {
  const id = useId();
  return (
    <p>
      <progress aria-labelledby={id} />
      <span id={id} role="status">
        {replay
          ? `${counted(replay.messageCount, 'message is', 'messages are')} being processed again …`
          : 'What would change is being found out. Nothing is stored …'}
      </span>
    </p>
  );
}
