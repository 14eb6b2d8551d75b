import { useState } from 'preact/hooks';

/** Keeps the latest answer of a dialog's request. It is no draft, because nobody has entered it: after a new sign-in, the next request returns it again. */
export function useResult<Result>(): [Result | null, (result: Result | null) => void] {
  return useState<Result | null>(null);
}
