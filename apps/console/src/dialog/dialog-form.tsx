import { type ComponentChildren } from 'preact';
import { isShown } from '../components/texts';
import { Dialog } from './dialog';
import { Form, type FormProperties } from './form';

interface DialogFormProperties extends Omit<FormProperties, 'cancel' | 'cancelText' | 'canCancel'> {
  title: string;
  /** Sentence that describes the effect of the action. */
  effect: string;
  close: () => void;
  /** Information before the action is carried out, such as a preview of its changes. Screen readers announce it when it appears. */
  result?: ComponentChildren;
}

/** A dialog with the fields that an action needs, a button that carries it out, and one that cancels it. */
export function DialogForm({ title, effect, close, result, children, ...form }: DialogFormProperties) {
  return (
    <Dialog title={title} onClose={close}>
      <Form {...form} cancel={close} cancelText="Back">
        <p>{effect}</p>
        {children}
        <div role="status">{isShown(result) && <div class="notice">{result}</div>}</div>
      </Form>
    </Dialog>
  );
}
