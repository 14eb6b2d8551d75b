import { type ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { drafts, mayLeave } from '../service/drafts';

/**
 * A modal dialog with a title. Escape closes it, after a question if the person has changed a form in it. Afterwards the button that has opened it has the focus, as after
 * Escape.
 */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    const returnFocus = () => {
      const target = opener !== document.body && opener?.isConnected ? opener : document.querySelector('h1');
      if (document.activeElement === document.body && target instanceof HTMLElement) target.focus();
    };
    // The page cannot have the focus before the dialog is removed.
    return () => queueMicrotask(returnFocus);
  }, []);
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
