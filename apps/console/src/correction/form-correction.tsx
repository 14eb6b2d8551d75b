import { type CorrectionPreview } from '@rpm/client';
import { type ComponentChildren, type ComponentProps } from 'preact';
import { bodyOf, type Draft, draftOf, patchOf } from '../form/draft';
import { type FormField } from '../form/form-field';
import { FormFields } from '../form/form-fields';
import { useDraft } from '../service/use-draft';
import { ChangedReadings } from './changed-readings';
import { CorrectionDialog } from './correction-dialog';

type Frame = Pick<
  ComponentProps<typeof CorrectionDialog>,
  'title' | 'effect' | 'text' | 'isDanger' | 'version' | 'close' | 'done'
>;

interface FormCorrectionProperties<Preview extends CorrectionPreview> extends Frame {
  /** Form fields for the request body of the correction. */
  fields: readonly FormField[];
  /** Values that the fields show at first. */
  start?: object;
  /** Whether only the properties that the person has changed are sent. */
  isPatch?: boolean;
  /**
   * Requests a preview of a body. Its type is the type of any input, because a person may leave required fields empty; the service then rejects the body
   * at these fields.
   */
  preview: (body: never) => Promise<Preview>;
  /** Renders the preview; by default, the number of readings that would change. */
  show?: (preview: Preview) => ComponentChildren;
  send: (body: never) => Promise<unknown>;
}

/** A correction whose dialog contains one field for each property of the request body. */
export function FormCorrection<Preview extends CorrectionPreview>(properties: FormCorrectionProperties<Preview>) {
  const { fields, start = {}, isPatch = false, preview, send, ...frame } = properties;
  const { show = (shown: Preview) => <ChangedReadings preview={shown} /> } = properties;
  const draft = useDraft<{ stored: Draft; entered: Draft }>(frame.title, () => {
    const stored = draftOf(fields, start as Readonly<Record<string, unknown>>);
    return { stored, entered: stored };
  });
  const { stored, entered } = draft.value;
  const body = (isPatch ? patchOf(fields, stored, entered) : bodyOf(fields, entered)) as never;
  const change = (changed: Draft) => draft.set({ stored, entered: changed });
  return (
    <CorrectionDialog
      {...frame}
      draft={draft}
      input={body}
      preview={() => preview(body)}
      show={show}
      send={() => send(body)}
      pointers={fields.map(({ name }) => `/${name}`)}
    >
      {(error) => fields.length > 0 && <FormFields fields={fields} draft={entered} change={change} error={error} />}
    </CorrectionDialog>
  );
}
