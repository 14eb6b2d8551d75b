import { READING_KINDS } from '@rpm/charting';
import { type CorrectionPreview } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useAction } from '../app/rpm';
import { Dialog } from '../components/dialog';
import { otherError } from '../components/field';
import { Failure } from '../components/states';
import { count } from '../components/texts';

interface CorrectionProperties<Preview> {
  title: string;
  /** What the correction does, in a sentence. */
  effect: string;
  /** Text of the button that carries it out, such as `Correct the custody`. */
  text: string;
  isDanger?: boolean;
  /** What the person has entered, as it will be sent: a preview of other input is outdated. */
  input: unknown;
  /** Finds out what would change, and changes nothing. */
  preview: () => Promise<Preview>;
  /** What the preview says; the number of readings that change by default. */
  show?: (preview: Preview) => ComponentChildren;
  /** Carries the correction out. */
  send: () => Promise<unknown>;
  close: () => void;
  done: () => void;
  /** Pointers of the properties that the fields set. */
  pointers?: readonly string[];
  /** The fields, which show their errors. */
  children?: (error: unknown) => ComponentChildren;
}

/** A dialog that asks for a correction, shows what it would change, and only then offers to carry it out. */
export function CorrectionDialog<Preview extends CorrectionPreview>(properties: CorrectionProperties<Preview>) {
  const { title, effect, text, isDanger = false, preview, send, close, done, pointers = [], children } = properties;
  const { show = (of: Preview) => <ChangedReadings preview={of} /> } = properties;
  const input = JSON.stringify(properties.input);
  const [seen, setSeen] = useState<{ input: string; preview: Preview } | null>(null);
  const current = seen?.input === input ? seen.preview : null;
  const action = useAction(async () => {
    if (current === null) {
      setSeen({ input, preview: await preview() });
    } else {
      await send();
      done();
    }
  });
  const other = otherError(action.error, pointers);
  return (
    <Dialog title={title} onClose={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          action.run();
        }}
      >
        <p>{effect}</p>
        {children?.(action.error)}
        {other !== undefined && <Failure error={other} />}
        <div role="status">{current !== null && <div class="notice">{show(current)}</div>}</div>
        <p class="actions">
          <button type="submit" class={isDanger && current !== null ? 'danger' : 'primary'} disabled={action.isRunning}>
            {current === null ? 'Preview' : text}
          </button>
          <button type="button" onClick={close}>
            Back
          </button>
        </p>
      </form>
    </Dialog>
  );
}

/** Says how many readings of which kinds would change. */
export function ChangedReadings({ preview: { readingCount, readingCounts } }: { preview: CorrectionPreview }) {
  if (readingCount === 0) return <p>No reading would change.</p>;
  return (
    <>
      <p>
        <strong>{readingCount === 1 ? '1 reading would change:' : `${count(readingCount)} readings would change:`}</strong>
      </p>
      <ul>
        {readingCounts.map((one) => (
          <li key={one.kind}>
            {READING_KINDS.find(({ apiKind }) => apiKind === one.kind)?.title ?? one.kind}: {count(one.count)}
          </li>
        ))}
      </ul>
    </>
  );
}
