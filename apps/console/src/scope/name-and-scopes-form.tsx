import { type Grant } from '@rpm/client';
import { useState } from 'preact/hooks';
import { useAction } from '../service/rpm';
import { Field, otherError } from '../dialog/field';
import { Failure } from '../components/states';
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
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<string[]>([]);
  const action = useAction(() => send({ name, scopes: scopes as Grant[] }));
  const other = otherError(action.error, ['/name', '/scopes']);
  return (
    <form
      class="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        action.run();
      }}
    >
      <Field label="Name" hint={hint} error={action.error} pointer="/name">
        {(control) => (
          <input
            {...control}
            type="text"
            value={name}
            autocomplete="off"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        )}
      </Field>
      <ScopeChoice chosen={scopes} change={setScopes} error={action.error} />
      {other !== undefined && <Failure error={other} />}
      <p class="actions">
        <button type="submit" class="primary" disabled={action.isRunning}>
          {text}
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  );
}
