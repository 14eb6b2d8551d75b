import { type IngestTest } from '@rpm/client';
import { useId, useState } from 'preact/hooks';
import { Failure } from '../components/states';
import { type Column, Table } from '../components/table';
import { count, counted, Time } from '../components/texts';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { codeText, kindText, Outcome } from '../source-message/part-texts';
import { NotJson } from './not-json';
import { type Trial, useTrial } from './use-trial';

type Part = IngestTest['parts'][number];

const COLUMNS: readonly Column<Part>[] = [
  { title: 'Outcome', value: ({ outcome }) => <Outcome value={outcome} /> },
  { title: 'Reading type', value: ({ kind }) => kindText(kind) },
  { title: 'Values', value: ({ values }) => <Values values={values} /> },
  { title: 'Time', value: ({ readingTimestamp }) => <Time at={readingTimestamp} /> },
  { title: 'Reason', value: ({ code, path }) => <Reason code={code} path={path} /> },
  { title: 'Device', value: ({ deviceKey }) => (deviceKey === null ? '–' : <code>{deviceKey}</code>) },
  { title: 'Place in the message', value: ({ pointer }) => (pointer === '' ? 'all of it' : <code>{pointer}</code>) },
];

const Values = ({ values }: Pick<Part, 'values'>) =>
  values === null ? (
    <>–</>
  ) : (
    <>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <code>{name}</code> {typeof value === 'string' ? value : JSON.stringify(value)}
        </div>
      ))}
    </>
  );

const Reason = ({ code, path }: Pick<Part, 'code' | 'path'>) => (
  <>
    {code === null ? '–' : codeText(code)}
    {path !== null && (
      <>
        : <code>{path}</code>
      </>
    )}
  </>
);

/** Number of the newest messages of a source that can be tried out. */
const OFFERED_MESSAGES = 10;

interface Properties {
  sourceId: number;
  /** The text of the mapping in the editor. */
  mapping: string;
}

/** A message beside the mapping in the editor, and the parts that the mapping reads from it. Nothing is saved. */
export function MappingTrial({ sourceId, mapping }: Properties) {
  const { can } = useSession();
  const fieldId = useId();
  const [body, setBody] = useState('');
  const [messageId, setMessageId] = useState<number | null>(null);
  const pasted = body.trim() === '' ? null : { body };
  const trial = useTrial(sourceId, mapping, messageId === null ? pasted : { message: { id: messageId } });
  return (
    <section aria-label="Try it with a message">
      {can('ingest:raw') && <MessageChoice {...{ sourceId, messageId, setMessageId }} />}
      {messageId === null && (
        <div class="field">
          <label for={fieldId}>A message, as the vendor sends it</label>
          <textarea
            id={fieldId}
            class="code"
            rows={10}
            spellcheck={false}
            value={body}
            onInput={({ currentTarget: { value } }) => setBody(value)}
          />
          <p class="hint">It is read while you type, and is not saved. Do not paste data of real people that you need not use.</p>
        </div>
      )}
      <Result trial={trial} />
    </section>
  );
}

interface ChoiceProperties {
  sourceId: number;
  messageId: number | null;
  setMessageId: (id: number | null) => void;
}

/** Chooses between a message that somebody pastes and one of the newest messages of the source. */
function MessageChoice({ sourceId, messageId, setMessageId }: ChoiceProperties) {
  const fieldId = useId();
  const newest = useLoaded((signal) => rpm.listIngestMessages({ sourceId, size: OFFERED_MESSAGES }, { signal }), sourceId);
  const messages = newest.data?.content ?? [];
  if (messages.length === 0) return null;
  return (
    <div class="field">
      <label for={fieldId}>Try it with</label>
      <select
        id={fieldId}
        value={messageId ?? ''}
        onChange={({ currentTarget: { value } }) => setMessageId(value === '' ? null : Number(value))}
      >
        <option value="">a message that I paste</option>
        {messages.map(({ id, bytes }) => (
          <option key={id} value={id}>
            message {id}, {counted(bytes, 'byte', 'bytes')}
          </option>
        ))}
      </select>
      <p class="hint">The audit trail records each look at a message.</p>
    </div>
  );
}

function Result({ trial: { result, error } }: { trial: Trial }) {
  if (error instanceof SyntaxError) return <NotJson error={error} />;
  if (error !== undefined) return <Failure error={error} />;
  if (result === null) return <p class="quiet">The parts that the mapping reads from the message appear here.</p>;
  const { parts, partCount, stepCount, failedSamples } = result;
  return (
    <>
      <p role="status">
        <strong>{counted(partCount, 'part', 'parts')}</strong>, {count(stepCount)} of 100,000 steps.{' '}
        {failedSamples.length > 0 && (
          <span class="status bad">
            ▲ {counted(failedSamples.length, 'sample differs', 'samples differ')} from what it states.
          </span>
        )}
      </p>
      {parts.length > 0 && <Table name="Parts" columns={COLUMNS} entries={parts} keyOf={({ ordinal }) => ordinal} />}
      {failedSamples.length > 0 && (
        <ul>
          {failedSamples.map((pointer) => (
            <li key={pointer}>
              <code>{pointer}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
