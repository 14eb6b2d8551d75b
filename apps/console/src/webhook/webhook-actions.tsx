import { useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { navigate } from '../service/router';
import { rpm, useAction } from '../service/rpm';
import { useDialog } from '../service/use-draft';
import { Failure } from '../components/states';
import { Dialog } from '../dialog/dialog';
import { DialogForm } from '../dialog/dialog-form';
import { Secret } from '../dialog/secret';

/** Time in hours for which the old secret also signs requests, so that the receiver can switch to the new one without losing requests. */
const OVERLAP_HOURS = 24;

/** A button that replaces the secret of a webhook, and shows the new one once. */
export function RotateSecret({ webhookId }: { webhookId: number }) {
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

/** A button that deletes a webhook after a dialog has said what that means. */
export function DeleteWebhook({ webhookId }: { webhookId: number }) {
  const [isOpen, setIsOpen] = useDialog<true>('delete');
  const close = () => setIsOpen(null);
  const action = useAction(async () => {
    await rpm.deleteWebhook({ webhookId });
    close();
    navigate(hrefOf('/webhooks'), { replace: true });
  });
  return (
    <>
      <button type="button" class="danger" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      {isOpen && (
        <DialogForm
          title={`Delete webhook ${webhookId}`}
          effect="Nothing more is sent to its address, and its secrets are removed. Its deliveries can still be read. This cannot be undone."
          text="Delete the webhook"
          isDanger
          draft={null}
          pointers={[]}
          {...{ action, close }}
        />
      )}
    </>
  );
}
