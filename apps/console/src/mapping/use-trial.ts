import { type IngestTest, type IngestTestInput } from '@rpm/client';
import { useEffect, useState } from 'preact/hooks';
import { noteError, rpm } from '../service/rpm';

/** Pause in typing after which a mapping is tried out. */
const PAUSE_MILLISECONDS = 600;

/** The last result of a trial, and the reason why the newest one failed. */
export interface Trial {
  result: IngestTest | null;
  error: unknown;
}

const NOTHING: Trial = { result: null, error: undefined };

/**
 * Reads a message with the text of a mapping that is not saved yet, whenever somebody pauses after a change of either. The earlier result stays until the next one.
 * @param message the message to read; null for none
 */
export function useTrial(
  sourceId: number,
  mapping: string,
  message: Partial<Pick<IngestTestInput, 'body' | 'message'>> | null,
): Trial {
  const [trial, setTrial] = useState(NOTHING);
  const key = JSON.stringify(message);
  useEffect(() => {
    if (message === null) {
      setTrial(NOTHING);
      return;
    }
    const controller = new AbortController();
    const send = async () => {
      try {
        const document = JSON.parse(mapping) as Record<string, unknown>;
        const body = { document, mediaType: 'application/json', ...message };
        const result = await rpm.testIngestSource({ ingestSourceId: sourceId, body }, { signal: controller.signal });
        if (!controller.signal.aborted) setTrial({ result, error: undefined });
      } catch (error) {
        if (controller.signal.aborted) return;
        noteError(error);
        setTrial(({ result }) => ({ result, error }));
      }
    };
    const timer = setTimeout(() => void send(), PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [sourceId, mapping, key]);
  return trial;
}
