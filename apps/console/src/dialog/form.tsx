import { type ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { mayLeave } from '../service/drafts';
import { type Action } from '../service/rpm';
import { type KeptDraft } from '../service/use-draft';
import { Failure } from '../components/states';
import { otherError } from './field';

export interface FormProperties {
  /** Draft with the values of all fields, see `useDraft`; null if the form has no fields. */
  draft: KeptDraft | null;
  /** Action that sends the form. */
  action: Action<void>;
  /** Text of the button that sends the form. */
  text: string;
  isDanger?: boolean;
  /** Whether the service alone checks the values, and reports errors at the fields. By default, the browser checks them first. */
  isCheckedByService?: boolean;
  /** JSON pointers of the properties that the fields set. Errors of other properties are shown below the fields. */
  pointers: readonly string[];
  /** Address to which the person can return without sending the form, or a function that closes the dialog of the form. */
  cancel: string | (() => void);
  cancelText?: string;
  /** Further buttons. */
  buttons?: ComponentChildren;
  /** The fields. */
  children?: ComponentChildren;
}

/** A form with a button that sends it and one that leaves it. After an error, the first wrong field has the focus. */
export function Form(properties: FormProperties) {
  const { draft, action, text, isDanger = false, isCheckedByService = false, pointers, children } = properties;
  const { cancel, cancelText = 'Cancel', buttons } = properties;
  const form = useRef<HTMLFormElement>(null);
  const { error } = action;
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [error]);
  const other = otherError(error, pointers);
  return (
    <form
      ref={form}
      class="form"
      noValidate={isCheckedByService}
      onSubmit={(event) => {
        event.preventDefault();
        // The browser gives a time that is typed only in part as an empty value, so the service could not report it.
        const incomplete = form.current?.querySelector<HTMLInputElement>('input:invalid');
        if (incomplete?.validity.badInput) incomplete.reportValidity();
        else action.run();
      }}
    >
      {draft?.isRestored && (
        <p class="notice" role="status">
          What you had entered before you signed in again is in the form.
        </p>
      )}
      {children}
      {other !== undefined && <Failure error={other} />}
      <p class="actions">
        <button type="submit" class={isDanger ? 'danger' : 'primary'} disabled={action.isRunning}>
          {text}
        </button>
        {buttons}
        {typeof cancel === 'string' ? (
          <a class="button" href={cancel}>
            {cancelText}
          </a>
        ) : (
          <button type="button" onClick={() => mayLeave() && cancel()}>
            {cancelText}
          </button>
        )}
      </p>
    </form>
  );
}
