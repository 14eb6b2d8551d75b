import { type FileImport } from '@rpm/client';
import { useState } from 'preact/hooks';
import { type Action, rpm, useAction } from '../service/rpm';

/** Stores the readings of a file: repeats the request until everything is stored, and returns the progress meanwhile. */
export function useStart(fileImportId: number, onStored: () => void): { progress: FileImport | null; start: Action<void> } {
  const [progress, setProgress] = useState<FileImport | null>(null);
  const start = useAction(async () => {
    for (let state: FileImport['state'] = 'storing'; state !== 'stored';) {
      const current = await rpm.startFileImport({ fileImportId });
      setProgress(current);
      state = current.state;
    }
    onStored();
  });
  return { progress, start };
}
