import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useAction } from '../service/rpm';
import { DialogForm } from '../dialog/dialog-form';

interface CorrectionProperties<Preview> {
  title: string;
  /** What the correction does, in a sentence. */
  effect: string;
  /** Text of the button that carries it out, such as `Correct the custody`. */
  text: string;
  isDanger?: boolean;
  /** What the person has entered, as it will be sent: a preview of other input is outdated. */
  input: unknown;
  /** Finds out what would change, and changes nothing. */
  preview: () => Promise<Preview>;
  /** What the preview says. */
  show: (preview: Preview) => ComponentChildren;
  /** Carries the correction out. */
  send: () => Promise<unknown>;
  close: () => void;
  done: () => void;
  /** Pointers of the properties that the fields set. */
  pointers?: readonly string[];
  /** The fields, which show their errors. */
  children?: (error: unknown) => ComponentChildren;
}

/** A dialog that asks for a correction, shows what it would change, and only then offers to carry it out. */
export function CorrectionDialog<Preview>(properties: CorrectionProperties<Preview>) {
  const { title, effect, text, isDanger = false, preview, show, send, close, done, pointers, children } = properties;
  const input = JSON.stringify(properties.input);
  const [shown, setShown] = useState<{ input: string; preview: Preview } | null>(null);
  const current = shown?.input === input ? shown : null;
  const action = useAction(async () => {
    if (current === null) {
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
      text={current === null ? 'Preview' : text}
      isDanger={isDanger && current !== null}
      action={action}
      {...(pointers && { pointers })}
      close={close}
      result={current && show(current.preview)}
    >
      {children?.(action.error)}
    </DialogForm>
  );
}
