import { type ComponentChildren } from 'preact';
import { type Action } from '../service/rpm';
import { Dialog } from './dialog';
import { otherError } from './field';
import { Failure } from '../components/states';
import { isShown } from '../components/texts';

interface DialogFormProperties {
  title: string;
  /** Sentence that describes the effect of the action. */
  effect: string;
  /** Text of the button that carries out the action. */
  text: string;
  isDanger?: boolean;
  action: Action<void>;
  /** JSON pointers of the properties that the fields set. Errors of other properties are shown below the fields. */
  pointers?: readonly string[];
  close: () => void;
  /** Information before the action is carried out, such as a preview of its changes. Screen readers announce it when it appears. */
  result?: ComponentChildren;
  /** The fields. */
  children?: ComponentChildren;
}

/** A dialog with the fields that an action needs, a button that carries it out, and one that cancels it. */
export function DialogForm(properties: DialogFormProperties) {
  const { title, effect, text, isDanger = false, action, pointers = [], close, result, children } = properties;
  const other = otherError(action.error, pointers);
  return (
    <Dialog title={title} onClose={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          action.run();
        }}
      >
        <p>{effect}</p>
        {children}
        {other !== undefined && <Failure error={other} />}
        <div role="status">{isShown(result) && <div class="notice">{result}</div>}</div>
        <p class="actions">
          <button type="submit" class={isDanger ? 'danger' : 'primary'} disabled={action.isRunning}>
            {text}
          </button>
          <button type="button" onClick={close}>
            Back
          </button>
        </p>
      </form>
    </Dialog>
  );
}
