import { type Webhook, type WebhookHealth, type WebhookLogDetail } from '@rpm/client';
import { useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { rpm, useAction, useInterval, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { Dialog } from '../dialog/dialog';
import { Page } from '../components/page';
import { Secret } from '../dialog/secret';
import { Failure, Show } from '../components/states';
import { count, counted, Fact, Facts, Section, Time } from '../components/texts';
import { listed } from '../components/value-text';
import { Attempts } from '../webhook-log/attempts';
import { WebhookState } from './webhooks.page';

const REFRESH_MILLISECONDS = 5_000;

/** One webhook: its health, its settings, its secret, and a test. */
export function WebhookPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getWebhook({ webhookId: id }, { signal }), id);
  return (
    <Page title={`Webhook ${id}`} parent={{ text: 'Webhooks', href: hrefOf('/webhooks') }}>
      <Show loaded={loaded}>{(webhook) => <Details webhook={webhook} reload={loaded.reload} />}</Show>
    </Page>
  );
}

function Details({ webhook, reload }: { webhook: Webhook; reload: () => void }) {
  const { can } = useSession();
  const { id } = webhook;
  const canWrite = can('webhooks:write');
  const toggle = useAction(async () => {
    await rpm.changeWebhook({ webhookId: id, body: { enabled: !webhook.enabled } });
    reload();
  });
  return (
    <>
      {webhook.disabledReason !== null && (
        <p class="notice bad">
          {webhook.disabledReason === 'gone'
            ? 'The service disabled this webhook because its server answered 410 Gone.'
            : 'The service disabled this webhook because its server accepted nothing for five days.'}{' '}
          Enable it once its server works, then replay the period.
        </p>
      )}
      <Facts>
        <Fact name="Address">{webhook.url}</Fact>
        <Fact name="State">
          <WebhookState webhook={webhook} />
        </Fact>
        <Fact name="Event types">{webhook.types.join(', ')}</Fact>
        <Fact name="Rate limit">{webhook.rateLimit === null ? 'none' : `${webhook.rateLimit} per second`}</Fact>
        <Fact name="Own headers">
          {listed(
            webhook.headers.map(({ name }) => name),
            'none',
          )}
        </Fact>
        <Fact name="Created">
          <Time at={webhook.createTimestamp} />
        </Fact>
      </Facts>
      <p class="actions">
        <a class="button" href={hrefOf('/deliveries', { webhookId: id })}>
          Deliveries
        </a>
        {canWrite && (
          <>
            <a class="button" href={hrefOf(`/webhooks/${id}/replay`)}>
              Replay a period
            </a>
            <RotateSecret webhookId={id} />
            <button type="button" disabled={toggle.isRunning} onClick={() => toggle.run()}>
              {webhook.enabled ? 'Disable' : 'Enable'}
            </button>
          </>
        )}
      </p>
      {toggle.error !== undefined && <Failure error={toggle.error} />}
      <Health webhookId={id} />
      {canWrite && <Test webhookId={id} />}
    </>
  );
}

function Health({ webhookId }: { webhookId: number }) {
  const loaded = useLoaded((signal) => rpm.getWebhookHealth({ webhookId }, { signal }), webhookId);
  useInterval(loaded.reload, REFRESH_MILLISECONDS, true);
  return (
    <Section title="Health">
      <Show loaded={loaded}>{(health) => <HealthFacts health={health} />}</Show>
    </Section>
  );
}

function HealthFacts({
  health: { consecutiveFailures, firstFailureTimestamp, pauseEndTimestamp, latestSequences },
}: {
  health: WebhookHealth;
}) {
  return (
    <Facts>
      <Fact name="Requests">
        {consecutiveFailures === 0
          ? 'The last request succeeded.'
          : `${counted(consecutiveFailures, 'failure', 'failures')} in a row`}
      </Fact>
      {firstFailureTimestamp !== null && (
        <Fact name="Failing since">
          <Time at={firstFailureTimestamp} />
        </Fact>
      )}
      {pauseEndTimestamp !== null && (
        <Fact name="Nothing is sent before">
          <Time at={pauseEndTimestamp} />
        </Fact>
      )}
      {latestSequences.map(({ type, sequence, publishTimestamp }) => (
        <Fact key={type} name={`Latest ${type}`}>
          number {count(sequence)}, <Time at={publishTimestamp} />
        </Fact>
      ))}
    </Facts>
  );
}

/** Time in hours for which the old secret also signs requests, so that the receiver can switch to the new one without losing requests. */
const OVERLAP_HOURS = 24;

function RotateSecret({ webhookId }: { webhookId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = useAction(async () => {
    const body = { overlapSeconds: OVERLAP_HOURS * 3600 };
    setSecret((await rpm.rotateWebhookSecret({ webhookId, body })).secret);
  });
  const close = () => {
    setIsOpen(false);
    setSecret(null);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Rotate the secret
      </button>
      {isOpen && (
        <Dialog title={secret === null ? 'Rotate the secret' : 'The new secret'} onClose={close}>
          {secret === null ? (
            <p>
              The service creates a new secret. For {OVERLAP_HOURS} hours, requests are signed with both secrets, so that you can
              change the receiver without losing any.
            </p>
          ) : (
            <Secret text={secret} onCopied={close} />
          )}
          {rotate.error !== undefined && <Failure error={rotate.error} />}
          {secret === null && (
            <p class="actions">
              <button type="button" class="primary" disabled={rotate.isRunning} onClick={() => rotate.run()}>
                Create a new secret
              </button>
              <button type="button" onClick={close}>
                Cancel
              </button>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}

function Test({ webhookId }: { webhookId: number }) {
  const [log, setLog] = useState<WebhookLogDetail | null>(null);
  const test = useAction(async () => {
    setLog(null);
    setLog(await rpm.testWebhook({ webhookId, body: {} }));
  });
  return (
    <Section title="Test">
      <p>Sends one event with example data at once, and shows the answer of your server.</p>
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
