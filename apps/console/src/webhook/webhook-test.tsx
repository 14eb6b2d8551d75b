import { type Webhook, type WebhookLogDetail, type WebhookType } from '@rpm/client';
import { useState } from 'preact/hooks';
import { rpm, useAction } from '../service/rpm';
import { Failure } from '../components/states';
import { Section } from '../components/texts';
import { Attempts } from '../webhook-log/attempts';

/** Sends a sample event of a chosen type to a webhook, and shows the answer of its server. */
export function WebhookTest({ webhook: { id: webhookId, types } }: { webhook: Webhook }) {
  const [type, setType] = useState<string | undefined>(types[0]);
  const [log, setLog] = useState<WebhookLogDetail | null>(null);
  const test = useAction(async () => {
    setLog(null);
    setLog(await rpm.testWebhook({ webhookId, body: { type: type as WebhookType } }));
  });
  return (
    <Section title="Test">
      <p>Sends one event with example data at once, and shows the answer of your server.</p>
      <div class="field">
        <label for="test-type">Type of the event</label>
        <select id="test-type" value={type} onChange={({ currentTarget: { value } }) => setType(value)}>
          {types.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <p class="actions">
        <button type="button" disabled={test.isRunning} onClick={() => test.run()}>
          Send a test
        </button>
        <span role="status">{test.isRunning ? 'Waiting for the answer …' : log && `Test: ${log.status}`}</span>
      </p>
      {test.error !== undefined && <Failure error={test.error} />}
      {log && <Attempts log={log} />}
    </Section>
  );
}
