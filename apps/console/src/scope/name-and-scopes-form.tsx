import { type Grant } from '@rpm/client';
import { useAction } from '../service/rpm';
import { useDraft } from '../service/use-draft';
import { Form } from '../dialog/form';
import { TextField } from '../dialog/text-field';
import { ScopeChoice } from './scope-choice';

interface FormProperties {
  hint: string;
  /** Text of the button that sends the form. */
  text: string;
  send: (body: { name: string; scopes: Grant[] }) => Promise<void>;
  onClose: () => void;
}

/** A form that grants scopes to a person or an API key: a name, and a choice among the scopes that the person who fills it in can give. */
export function NameAndScopesForm({ hint, text, send, onClose }: FormProperties) {
  const draft = useDraft('name-and-scopes', () => ({ name: '', scopes: [] as string[] }));
  const { name, scopes } = draft.value;
  const action = useAction(async () => {
    await send({ name, scopes: scopes as Grant[] });
    draft.discard();
  });
  const { error } = action;
  return (
    <Form {...{ draft, action, text }} isCheckedByService pointers={['/name', '/scopes']} cancel={onClose}>
      <TextField
        label="Name"
        hint={hint}
        value={name}
        set={(changed) => draft.set({ name: changed, scopes })}
        error={error}
        pointer="/name"
      />
      <ScopeChoice chosen={scopes} change={(changed) => draft.set({ name, scopes: changed })} error={error} />
    </Form>
  );
}
