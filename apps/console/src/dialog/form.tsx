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
  /** Whether the form can be sent; false while the effect of the action is not known. By default, it can. */
  canSend?: boolean;
  /** Whether the service alone checks the values, and reports errors at the fields. By default, the browser checks them first. */
  isCheckedByService?: boolean;
  /** JSON pointers of the properties that the fields set. Errors of other properties are shown below the fields. */
  pointers: readonly string[];
  /** Address to which the person can return without sending the form, or a function that closes the dialog of the form. */
  cancel: string | (() => void);
  cancelText?: string;
  /** Whether the function `cancel` can be called now. By default, it can. */
  canCancel?: boolean;
  /** Further buttons. */
  buttons?: ComponentChildren;
  /** The fields. */
  children?: ComponentChildren;
}

/**
 * A form with a button that sends it and one that leaves it. While it is sent, its fields are disabled, so that nobody enters a text that would be lost.
 * Afterwards the first wrong field has the focus or, if there is none, the field or button that had it before.
 */
export function Form(properties: FormProperties) {
  const { draft, action, text, isDanger = false, isCheckedByService = false, canSend = true, pointers, children } = properties;
  const { cancel, cancelText = 'Cancel', canCancel = true, buttons } = properties;
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<Element | null>(null);
  const { error, isRunning } = action;
  useEffect(() => {
    if (isRunning) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (error !== undefined && wrong) wrong.focus();
    // A disabled field loses the focus to the page.
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus();
  }, [error, isRunning]);
  const other = otherError(error, pointers);
  return (
    <form
      ref={form}
      class="form"
      noValidate={isCheckedByService}
      onSubmit={(event) => {
        event.preventDefault();
        focused.current = document.activeElement;
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
      <fieldset class="fields" role="presentation" disabled={isRunning}>
        {children}
      </fieldset>
      {other !== undefined && <Failure error={other} />}
      <p class="actions">
        <button type="submit" class={isDanger ? 'danger' : 'primary'} disabled={isRunning || !canSend}>
          {text}
        </button>
        {buttons}
        {typeof cancel === 'string' ? (
          <a class="button" href={cancel}>
            {cancelText}
          </a>
        ) : (
          <button type="button" disabled={!canCancel} onClick={() => mayLeave() && cancel()}>
            {cancelText}
          </button>
        )}
      </p>
    </form>
  );
}
