import { type WebhookType, type WebhookWithSecret } from '@rpm/client';
import { useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { navigate } from '../service/router';
import { rpm, useAction } from '../service/rpm';
import { Choices, Field, otherError } from '../dialog/field';
import { Page } from '../components/page';
import { Secret } from '../dialog/secret';
import { Failure } from '../components/states';
import { WEBHOOK_TYPES } from '../webhook-log/webhook-types';

/** A form that creates a webhook, then shows its secret once. */
export function NewWebhookPage() {
  const [created, setCreated] = useState<WebhookWithSecret | null>(null);
  return (
    <Page title={created ? 'The secret of the webhook' : 'New webhook'} parent={{ text: 'Webhooks', href: hrefOf('/webhooks') }}>
      {created ? (
        <Secret text={created.secret} onCopied={() => navigate(hrefOf(`/webhooks/${created.id}`), { replace: true })} />
      ) : (
        <WebhookForm onCreated={setCreated} />
      )}
    </Page>
  );
}

function WebhookForm({ onCreated }: { onCreated: (webhook: WebhookWithSecret) => void }) {
  const [url, setUrl] = useState('');
  const [types, setTypes] = useState<string[]>([]);
  const [rateLimit, setRateLimit] = useState('');
  const create = useAction(async () => {
    const body = { url, types: types as WebhookType[], rateLimit: rateLimit === '' ? null : Number(rateLimit) };
    onCreated(await rpm.createWebhook({ body }));
  });
  const other = otherError(create.error, ['/url', '/rateLimit']);
  return (
    <form
      class="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        create.run();
      }}
    >
      <Field label="Address" hint="https, at a public address" error={create.error} pointer="/url">
        {(control) => (
          <input {...control} type="url" value={url} autocomplete="off" onInput={(event) => setUrl(event.currentTarget.value)} />
        )}
      </Field>
      <Field label="Requests per second, at most" hint="Empty for no limit" error={create.error} pointer="/rateLimit">
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            value={rateLimit}
            onInput={(event) => setRateLimit(event.currentTarget.value)}
          />
        )}
      </Field>
      <Choices legend="Events that are sent" options={WEBHOOK_TYPES} chosen={types} change={setTypes} />
      {other !== undefined && <Failure error={other} />}
      <p class="actions">
        <button type="submit" class="primary" disabled={create.isRunning}>
          Create the webhook
        </button>
      </p>
    </form>
  );
}
