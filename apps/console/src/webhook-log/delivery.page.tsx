import { type WebhookLogDetail } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useAction, useInterval, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { Page } from '../components/page';
import { Failure, Show } from '../components/states';
import { Fact, Facts, Section, Status, Time } from '../components/texts';
import { Attempts } from './attempts';

const REFRESH_MILLISECONDS = 2_000;

/** One delivery of a webhook: its event, its attempts, and a button that sends it again. */
export function DeliveryPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getWebhookLog({ logId: id }, { signal }), id);
  useInterval(loaded.refresh, REFRESH_MILLISECONDS, loaded.data?.status === 'pending');
  return (
    <Page title={`Delivery ${id}`} parent={{ text: 'Deliveries', href: hrefOf('/deliveries') }}>
      <Show loaded={loaded}>{(log) => <Details log={log} reload={loaded.reload} />}</Show>
    </Page>
  );
}

function Details({ log, reload }: { log: WebhookLogDetail; reload: () => void }) {
  const { can } = useSession();
  const resend = useAction(async () => {
    await rpm.resendWebhookLog({ logId: log.id });
    reload();
  });
  return (
    <>
      <Facts>
        <Fact name="Outcome">
          <span role="status">
            <Status value={log.status} />
          </span>
        </Fact>
        <Fact name="Event">{log.webhookType}</Fact>
        <Fact name="Webhook">
          <a href={hrefOf(`/webhooks/${log.webhookId}`)}>Webhook {log.webhookId}</a>
        </Fact>
        <Fact name="Address">{log.webhookUrl}</Fact>
        <Fact name="Created">
          <Time at={log.createTimestamp} />
        </Fact>
        <Fact name="Retries">{log.retryAttempts}</Fact>
        {log.nextAttemptTimestamp !== null && (
          <Fact name="Next try at">
            <Time at={log.nextAttemptTimestamp} />
          </Fact>
        )}
      </Facts>
      {can('webhooks:write') && (
        <p class="actions">
          <button
            type="button"
            class="primary"
            disabled={resend.isRunning || log.status === 'pending'}
            onClick={() => resend.run()}
          >
            Resend
          </button>
          {log.status === 'pending' && <span class="quiet">The service is still trying to deliver it.</span>}
        </p>
      )}
      {resend.error !== undefined && <Failure error={resend.error} />}
      <Section title="Attempts">
        <Attempts log={log} />
      </Section>
      <Section title="Payload">
        {log.payload === null ? (
          <p class="quiet">Your sign-in does not have the permission to see events of this type.</p>
        ) : (
          // The keyboard must be able to scroll a long payload.
          <pre tabIndex={0} aria-label="Payload" role="region">
            {indented(log.payload)}
          </pre>
        )}
      </Section>
    </>
  );
}

/** Formats a JSON text with line breaks and indentation. A text that is not JSON is returned unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
