import { type Webhook, type WebhookHealth } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useAction, useInterval, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { labelOf } from '../form/labels';
import { FormLink } from '../components/form-link';
import { Page } from '../components/page';
import { Failure, Show } from '../components/states';
import { count, counted, Fact, Facts, Section, Time } from '../components/texts';
import { listed } from '../components/value-text';
import { DeleteWebhook, RotateSecret } from './webhook-actions';
import { WebhookTest } from './webhook-test';
import { WebhookState } from './webhooks.page';

const REFRESH_MILLISECONDS = 5_000;

/** One webhook: its health, its settings, its secret, and a test. */
export function WebhookPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getWebhook({ webhookId: id }, { signal }), id);
  return (
    <Page
      title={`Webhook ${id}`}
      parent={{ text: 'Webhooks', href: hrefOf('/webhooks') }}
      actions={loaded.data && <FormLink path={`/webhooks/${id}/edit`} scope="webhooks:write" text="Edit" />}
    >
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
        <Fact name="Status">
          <WebhookState webhook={webhook} />
        </Fact>
        <Fact name="Event types">{webhook.types.join(', ')}</Fact>
        <Fact name="Format">{webhook.format === 'fhir' ? 'FHIR R4' : 'standard'}</Fact>
        <Fact name="Rate limit">{webhook.rateLimit === null ? 'none' : `${webhook.rateLimit} per second`}</Fact>
        <Fact name="Purpose of the disclosure">{labelOf(webhook.purpose)}</Fact>
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
            <DeleteWebhook webhookId={id} />
          </>
        )}
      </p>
      {toggle.error !== undefined && <Failure error={toggle.error} />}
      <Health webhookId={id} />
      {canWrite && <WebhookTest webhook={webhook} />}
    </>
  );
}

function Health({ webhookId }: { webhookId: number }) {
  const loaded = useLoaded((signal) => rpm.getWebhookHealth({ webhookId }, { signal }), webhookId);
  useInterval(loaded.refresh, REFRESH_MILLISECONDS, true);
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
