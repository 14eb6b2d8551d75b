import { useLayoutEffect, useState } from 'preact/hooks';
import { drafts } from './drafts';
import { useAddress } from './router';

/** The draft of a form, without its values. */
export interface KeptDraft {
  /** Whether the values are those that the person had entered before the session ended. */
  isRestored: boolean;
  /** Removes the draft after the form was sent. */
  discard: () => void;
}

/** The values of a form, and a function that changes them. */
export interface FormDraft<Value> extends KeptDraft {
  value: Value;
  set: (value: Value) => void;
}

/** Returns the name of a form among all pages, and the value that is kept for it; undefined if there is none. */
function useKept(name: string) {
  const { path, query } = useAddress();
  const form = JSON.stringify([path, query.toString(), name]);
  const [kept] = useState(() => drafts.find(form));
  useLayoutEffect(() => {
    drafts.show(form);
    return () => drafts.hide(form);
  }, [form]);
  return { form, kept };
}

/**
 * Keeps what a person enters into a form. If the session ends meanwhile, the same person finds it in the form again after the next sign-in. Before the
 * person leaves the page with other values than at the start, the console asks. @param name different for each form of a page
 */
export function useDraft<Value>(name: string, start: () => Value): FormDraft<Value> {
  const { form, kept } = useKept(name);
  const [first] = useState(start);
  const [value, setValue] = useState(kept ? (kept.value as Value) : first);
  const set = (next: Value) => {
    if (JSON.stringify(next) === JSON.stringify(first)) drafts.remove(form);
    else drafts.keep(form, next, true);
    setValue(next);
  };
  return { value, set, isRestored: kept !== undefined, discard: () => drafts.remove(form) };
}

/**
 * Says which dialog of a page is open; null if none is. A dialog opens again after the person has signed in again, and closing it removes its draft.
 * @param name different for each part of a page that has dialogs
 */
export function useDialog<Open>(name: string): [Open | null, (open: Open | null) => void] {
  const { form, kept } = useKept(`dialog ${name}`);
  const [open, setOpen] = useState(kept ? (kept.value as Open) : null);
  const set = (next: Open | null) => {
    drafts.clear();
    if (next !== null) drafts.keep(form, next, false);
    setOpen(next);
  };
  return [open, set];
}
