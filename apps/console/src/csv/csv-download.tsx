import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '@rpm/charting';
import { useEffect, useRef, useState } from 'preact/hooks';
import { count } from '../components/texts';
import { Failure } from '../components/states';
import { noteError } from '../service/rpm';

/** Part of a list, as rows of a file. */
export interface CsvPart {
  rows: readonly (readonly CsvCell[])[];
  /** Number of entries of the list that have been read, and of all entries. */
  read: number;
  total: number;
}

interface CsvDownloadProperties {
  text: string;
  /** Name of the file. It must not contain personal data, because lists of downloads keep it. */
  fileName: string;
  headings: readonly string[];
  /** Reads the whole list part by part. */
  parts: (signal: AbortSignal) => AsyncIterable<CsvPart>;
  /** Returns the text of an error that `parts` throws by itself; null for errors of requests. */
  failure?: (error: unknown) => string | null;
}

type Progress = { read: number; total: number } | { saved: number } | { error: unknown };

/** A button that saves a whole list as a file, shows how much of it has been read, and can be cancelled. */
export function CsvDownload({ text, fileName, headings, parts, failure }: CsvDownloadProperties) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };
  const start = async (controller: AbortController) => {
    running.current = controller;
    setProgress({ read: 0, total: 0 });
    try {
      const lines = [BYTE_ORDER_MARK, csvLine(headings)];
      let saved = 0;
      for await (const { rows, read, total } of parts(controller.signal)) {
        lines.push(...rows.map(csvLine));
        saved += rows.length;
        if (!controller.signal.aborted) setProgress({ read, total });
      }
      if (controller.signal.aborted) return;
      save(fileName, lines);
      setProgress({ saved });
    } catch (error) {
      if (controller.signal.aborted) return;
      noteError(error);
      setProgress({ error });
    }
  };
  const isRunning = progress !== null && 'read' in progress;
  return (
    <>
      <p class="actions">
        {isRunning ? (
          <button type="button" onClick={stop}>
            Cancel the download
          </button>
        ) : (
          <button type="button" onClick={() => void start(new AbortController())}>
            {text}
          </button>
        )}
        <span role="status">{progress === null || 'error' in progress ? '' : progressText(progress)}</span>
      </p>
      {progress !== null && 'error' in progress && <Failed error={progress.error} text={failure?.(progress.error) ?? null} />}
    </>
  );
}

function Failed({ error, text }: { error: unknown; text: string | null }) {
  if (text === null) return <Failure error={error} />;
  return (
    <p class="state problem" role="alert">
      {text}
    </p>
  );
}

function progressText(progress: { read: number; total: number } | { saved: number }): string {
  if ('saved' in progress) return `The file has ${count(progress.saved)} lines below its headings.`;
  return progress.total === 0 ? 'Loading …' : `${count(progress.read)} of ${count(progress.total)} read`;
}

/** Lets the browser save lines as a file. */
function save(fileName: string, lines: string[]): void {
  const url = URL.createObjectURL(new Blob(lines, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
