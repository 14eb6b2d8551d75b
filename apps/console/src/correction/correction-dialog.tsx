import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useAction } from '../service/rpm';
import { DialogForm } from '../dialog/dialog-form';

interface CorrectionProperties<Preview> {
  title: string;
  /** Sentence that describes the effect of the correction. */
  effect: string;
  /** Text of the button that carries out the correction, such as `Correct the custody`. */
  text: string;
  isDanger?: boolean;
  /** Request body with the values that the person has entered. A preview of another body is outdated. */
  input: unknown;
  /** Requests a preview, which changes nothing; null if the change has no effect that a person must see before it. */
  preview: (() => Promise<Preview>) | null;
  /** Renders the preview. */
  show: (preview: Preview) => ComponentChildren;
  /** Carries out the correction. */
  send: () => Promise<unknown>;
  close: () => void;
  done: () => void;
  /** Pointers of the properties that the fields set. */
  pointers?: readonly string[];
  /** The fields, which show their errors. */
  children?: (error: unknown) => ComponentChildren;
}

/** A dialog that asks for a change, shows how many readings it would change, and only then offers to carry it out. */
export function CorrectionDialog<Preview>(properties: CorrectionProperties<Preview>) {
  const { title, effect, text, isDanger = false, preview, show, send, close, done, pointers, children } = properties;
  const input = JSON.stringify(properties.input);
  const [shown, setShown] = useState<{ input: string; preview: Preview } | null>(null);
  const current = shown?.input === input ? shown : null;
  const isUnseen = preview !== null && current === null;
  const action = useAction(async () => {
    if (isUnseen) {
      setShown({ input, preview: await preview() });
    } else {
      await send();
      done();
    }
  });
  return (
    <DialogForm
      title={title}
      effect={effect}
      text={isUnseen ? 'Preview' : text}
      isDanger={isDanger && !isUnseen}
      action={action}
      {...(pointers && { pointers })}
      close={close}
      result={current && show(current.preview)}
    >
      {children?.(action.error)}
    </DialogForm>
  );
}
