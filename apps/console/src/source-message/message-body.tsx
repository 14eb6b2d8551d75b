import { type IngestBody, type IngestMessage } from '@rpm/client';
import { useState } from 'preact/hooks';
import { Failure } from '../components/states';
import { Section } from '../components/texts';
import { rpm, useAction } from '../service/rpm';

/** The body of a message as the vendor has sent it. It is loaded only after a click, because it contains personal data and each look at it is recorded. */
export function MessageBody({ message: { id, hasBody } }: { message: IngestMessage }) {
  const [body, setBody] = useState<IngestBody | null>(null);
  const load = useAction(async () => setBody(await rpm.getIngestBody({ ingestMessageId: id })));
  return (
    <Section title="Body">
      {!hasBody && <p class="quiet">The body is not stored any more.</p>}
      {hasBody && body === null && (
        <>
          <p>It may contain names and other personal data. The audit trail records that you have read it.</p>
          <p class="actions">
            <button type="button" disabled={load.isRunning} onClick={() => load.run()}>
              Show the body
            </button>
          </p>
        </>
      )}
      {load.error !== undefined && <Failure error={load.error} />}
      {body !== null && (
        <>
          {body.encoding === 'base64' && <p class="quiet">The body is no text. It is shown in base64.</p>}
          {/* The keyboard must be able to scroll a long body. */}
          <pre tabIndex={0} aria-label="Body" role="region">
            {body.body}
          </pre>
        </>
      )}
    </Section>
  );
}
