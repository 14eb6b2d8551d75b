import { type ComponentChildren } from 'preact';
import { useAction } from '../service/rpm';
import { type KeptDraft } from '../service/use-draft';
import { DialogForm } from '../dialog/dialog-form';
import { usePreview } from './use-preview';

interface CorrectionProperties<Preview> {
  title: string;
  /** Sentence that describes the effect of the correction. */
  effect: string;
  /** Text of the button that carries out the correction, such as `Correct the custody`. */
  text: string;
  isDanger?: boolean;
  /** Draft with the values of the fields; null if the dialog has no fields. */
  draft: KeptDraft | null;
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
  const { title, effect, text, isDanger = false, draft, preview, show, send, close, done, pointers = [], children } = properties;
  const [current, setCurrent] = usePreview<Preview>(properties.input);
  const isUnseen = preview !== null && current === null;
  const action = useAction(async () => {
    if (isUnseen) {
      setCurrent(await preview());
    } else {
      await send();
      draft?.discard();
      done();
    }
  });
  return (
    <DialogForm
      title={title}
      effect={effect}
      text={isUnseen ? 'Preview' : text}
      isDanger={isDanger && !isUnseen}
      {...{ draft, action, pointers, close }}
      result={current && show(current.preview)}
    >
      {children?.(action.error)}
    </DialogForm>
  );
}
