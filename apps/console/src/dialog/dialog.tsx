import { type ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { drafts, mayLeave } from '../service/drafts';

/** A modal dialog with a title. Escape closes it, after a question if the person has changed a form in it. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const hold = (event: Event) => {
    if (!mayLeave()) event.preventDefault();
  };
  // A browser closes a dialog at the second Escape in a row, whatever the page says.
  const finish = () => {
    if (drafts.hasChanges) dialog.current?.showModal();
    else onClose();
  };
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onCancel={hold} onClose={finish}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
