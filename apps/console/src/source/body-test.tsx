import { type IngestSource, type IngestTest } from '@rpm/client';
import { useId, useState } from 'preact/hooks';
import { Failure } from '../components/states';
import { Table } from '../components/table';
import { counted, Section } from '../components/texts';
import { rpm, useAction } from '../service/rpm';
import { PART_COLUMNS } from '../source-message/message.page';

/** Tries out a body, which a person pastes on the left: its parts and their outcomes are on the right. Nothing is stored. */
export function BodyTest({ source: { id } }: { source: IngestSource }) {
  const fieldId = useId();
  const [body, setBody] = useState('');
  const [result, setResult] = useState<IngestTest | null>(null);
  const action = useAction(async () => {
    setResult(null);
    setResult(await rpm.testIngestSource({ ingestSourceId: id, body: { body, mediaType: 'application/json' } }));
  });
  return (
    <Section title="Try a body">
      <div class="side-by-side">
        <div>
          <div class="field">
            <label for={fieldId}>Body, as the vendor sends it</label>
            <textarea
              id={fieldId}
              class="code"
              rows={12}
              spellcheck={false}
              value={body}
              onInput={({ currentTarget: { value } }) => setBody(value)}
            />
            <p class="hint">Nothing is stored. Do not paste data of real people that you need not use.</p>
          </div>
          <p class="actions">
            <button type="button" disabled={action.isRunning || body.trim() === ''} onClick={() => action.run()}>
              Try it
            </button>
            <span role="status">{result && counted(result.partCount, 'part', 'parts')}</span>
          </p>
        </div>
        <div>
          {action.error !== undefined && <Failure error={action.error} />}
          {result === null && action.error === undefined && (
            <p class="quiet">The parts of the body appear here, with what would become of each.</p>
          )}
          {result && <Table name="Parts" columns={PART_COLUMNS} entries={result.parts} keyOf={({ ordinal }) => ordinal} />}
        </div>
      </div>
    </Section>
  );
}
