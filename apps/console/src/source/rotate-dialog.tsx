import { type IngestSource, type IngestSourceWithSecret } from '@rpm/client';
import { Dialog } from '../dialog/dialog';
import { DialogForm } from '../dialog/dialog-form';
import { Field } from '../dialog/field';
import { TextField } from '../dialog/text-field';
import { useResult } from '../dialog/use-result';
import { rpm, useAction } from '../service/rpm';
import { useDraft } from '../service/use-draft';
import { Credentials } from './credentials';
import { ADAPTERS } from './adapters.generated';

interface Properties {
  source: IngestSource;
  /** Whether the address or the secret is replaced. */
  part: 'token' | 'secret';
  reload: () => void;
  close: () => void;
}

const HOUR_SECONDS = 3600;

/** Times in hours for which the former address or secret can also work, so that the vendor can change to the new one without losing messages. */
const ENDS = [
  ['0', 'at once'],
  ['24', 'in a day'],
  ['168', 'in a week'],
  ['720', 'in 30 days'],
] as const;

/** Time in hours for which the former address or secret works by default. */
const DEFAULT_HOURS = '24';

/** Replaces the address or the secret of a source, and shows the new one once. */
export function RotateDialog({ source, part, reload, close }: Properties) {
  const [rotated, setRotated] = useResult<IngestSourceWithSecret>();
  const draft = useDraft(part, () => ({ secret: '', hours: DEFAULT_HOURS }));
  const { secret, hours } = draft.value;
  const isSecret = part === 'secret';
  const isOfVendor = ADAPTERS[source.adapter]?.vendorMakesSecret === true;
  const action = useAction(async () => {
    const body = {
      only: part,
      overlapSeconds: Number(hours) * HOUR_SECONDS,
      ...(isSecret && secret.trim() !== '' && { secret: secret.trim() }),
    };
    const answer = await rpm.rotateIngestSource({ ingestSourceId: source.id, body });
    draft.discard();
    reload();
    // Whoever has entered a secret knows it.
    if (isSecret && secret.trim() !== '') close();
    else setRotated(answer);
  });
  if (rotated) {
    return (
      <Dialog title={isSecret ? 'The new secret' : 'The new address'} onClose={close}>
        <Credentials source={rotated} />
        <p class="actions">
          <button type="button" class="primary" onClick={close}>
            I have copied everything
          </button>
        </p>
      </Dialog>
    );
  }
  return (
    <DialogForm
      title={isSecret ? 'New secret' : 'New address'}
      effect={
        isSecret
          ? `The source gets another secret: the one that the vendor shows${isOfVendor ? '' : ', or one that the service makes'}.`
          : 'The source gets another address, which the vendor must enter. The secret stays as it is.'
      }
      text={isSecret ? 'Replace the secret' : 'Replace the address'}
      pointers={['/secret', '/overlapSeconds']}
      {...{ draft, action, close }}
    >
      {isSecret && (
        <TextField
          label="Secret of the vendor"
          hint={isOfVendor ? 'As the vendor shows it' : 'If empty, the service makes one.'}
          isRequired={isOfVendor}
          value={secret}
          set={(text) => draft.set({ ...draft.value, secret: text })}
          error={action.error}
          pointer="/secret"
        />
      )}
      <Field label={`The former ${isSecret ? 'secret' : 'address'} ends`} error={action.error} pointer="/overlapSeconds">
        {(control) => (
          <select
            {...control}
            value={hours}
            onChange={({ currentTarget: { value } }) => draft.set({ ...draft.value, hours: value })}
          >
            {ENDS.map(([end, text]) => (
              <option key={end} value={end}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
    </DialogForm>
  );
}
