import { useState } from 'preact/hooks';

/** Returns the preview of what a form would do, and a function that sets it, or forgets it after the form has done it. A preview of another input is outdated, and null is returned. */
export function usePreview<Preview>(input: unknown): [{ preview: Preview } | null, (preview: Preview | null) => void] {
  const text = JSON.stringify(input);
  const [shown, setShown] = useState<{ text: string; preview: Preview } | null>(null);
  return [shown?.text === text ? shown : null, (preview) => setShown(preview === null ? null : { text, preview })];
}
