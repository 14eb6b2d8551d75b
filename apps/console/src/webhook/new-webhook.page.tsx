import { type WebhookType, type WebhookWithSecret } from '@rpm/client';
import { useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { navigate } from '../service/router';
import { rpm, useAction } from '../service/rpm';
import { useDraft } from '../service/use-draft';
import { Choices } from '../dialog/field';
import { Form } from '../dialog/form';
import { TextField } from '../dialog/text-field';
import { Page } from '../components/page';
import { Secret } from '../dialog/secret';
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
  const draft = useDraft('webhook', () => ({ url: '', types: [] as string[], rateLimit: '' }));
  const { url, types, rateLimit } = draft.value;
  const change = (changes: Partial<typeof draft.value>) => draft.set({ ...draft.value, ...changes });
  const action = useAction(async () => {
    const body = { url, types: types as WebhookType[], rateLimit: rateLimit === '' ? null : Number(rateLimit) };
    const webhook = await rpm.createWebhook({ body });
    draft.discard();
    onCreated(webhook);
  });
  const { error } = action;
  return (
    <Form
      {...{ draft, action }}
      text="Create the webhook"
      isCheckedByService
      pointers={['/url', '/rateLimit']}
      cancel={hrefOf('/webhooks')}
    >
      <TextField
        label="Address"
        hint="https, at a public address"
        value={url}
        set={(text) => change({ url: text })}
        error={error}
        pointer="/url"
      />
      <TextField
        label="Requests per second, at most"
        hint="Empty for no limit"
        value={rateLimit}
        set={(text) => change({ rateLimit: text })}
        error={error}
        pointer="/rateLimit"
        isNumber
      />
      <Choices
        legend="Events that are sent"
        options={WEBHOOK_TYPES}
        chosen={types}
        change={(chosen) => change({ types: chosen })}
      />
    </Form>
  );
}
