import { isProblem } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useAction } from '../service/rpm';
import { type KeptDraft } from '../service/use-draft';
import { DialogForm } from '../dialog/dialog-form';
import { usePreview } from './use-preview';

/** The version of a resource that the person has seen. A correction sends its entity tag, so that it does not replace a newer version. */
export interface SeenVersion {
  etag: string | null;
  /** Loads the newest version, and passes it to the dialog. */
  reload: () => void;
}

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
  /** Version that is corrected. After a conflict, the newest version is loaded, and needs another preview. */
  version?: SeenVersion | undefined;
  close: () => void;
  done: () => void;
  /** Pointers of the properties that the fields set. */
  pointers?: readonly string[];
  /** The fields, which show their errors. */
  children?: (error: unknown) => ComponentChildren;
}

/** Whether somebody else has changed what is corrected. It is no draft, because nobody has entered it: after a new sign-in, the first request finds out again. */
function useConflict() {
  const [isThere, setIsThere] = useState(false);
  return { isThere, begin: () => setIsThere(true) };
}

/** A dialog that asks for a change, shows how many readings it would change, and only then offers to carry it out. */
export function CorrectionDialog<Preview>(properties: CorrectionProperties<Preview>) {
  const { title, effect, text, isDanger = false, draft, preview, show, send, close, done, pointers = [], children } = properties;
  const { version } = properties;
  const conflict = useConflict();
  const [current, setCurrent] = usePreview<Preview>([version?.etag, properties.input]);
  const isUnseen = preview !== null && current === null;
  const action = useAction(async () => {
    try {
      if (isUnseen) {
        setCurrent(await preview());
        return;
      }
      await send();
    } catch (error) {
      if (!version || !isProblem(error) || error.status !== 412) throw error;
      conflict.begin();
      version.reload();
      return;
    }
    draft?.discard();
    done();
  });
  return (
    <DialogForm
      title={title}
      effect={effect}
      text={isUnseen ? 'Preview' : text}
      isDanger={isDanger && !isUnseen}
      {...{ draft, action, pointers, close }}
      result={
        (conflict.isThere || current !== null) && (
          <>
            {conflict.isThere && (
              <p>
                <strong>Somebody else has changed this since you opened it.</strong> Nothing of yours has been saved yet. The
                preview compares your values with those that are stored now.
              </p>
            )}
            {current && show(current.preview)}
          </>
        )
      }
    >
      {children?.(action.error)}
    </DialogForm>
  );
}
