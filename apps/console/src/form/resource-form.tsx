import { isProblem } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useAction, useLoaded } from '../service/rpm';
import { otherError } from '../dialog/field';
import { namedPatientIn, PatientLine } from '../named-patient/patient';
import { Failure, Show } from '../components/states';
import { bodyOf, type Draft, draftOf, patchOf } from './draft';
import { type Editing, mergedEditing, type TaggedResource } from './editing';
import { type FormField } from './form-field';
import { FormFields } from './form-fields';

type Body = Record<string, unknown>;

interface FormProperties {
  fields: readonly FormField[];
  draft: Draft;
  change: (draft: Draft) => void;
  submit: () => void;
  isRunning: boolean;
  error: unknown;
  /** Text of the button that sends the form. */
  text: string;
  cancelHref: string;
  /** The resource with which the form begins. If it concerns a patient, the form names the patient. */
  subject: object;
  children?: ComponentChildren;
}

function Form({ subject, fields, draft, change, submit, isRunning, error, text, cancelHref, children }: FormProperties) {
  const form = useRef<HTMLFormElement>(null);
  const patient = namedPatientIn(subject);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [error]);
  const other = otherError(
    error,
    fields.map(({ name }) => `/${name}`),
  );
  return (
    <form
      ref={form}
      class="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The browser gives a time that is typed only in part as an empty value, so the service could not report it.
        const incomplete = form.current?.querySelector<HTMLInputElement>('input:invalid');
        if (incomplete?.validity.badInput) incomplete.reportValidity();
        else submit();
      }}
    >
      {patient && <PatientLine patient={patient} />}
      {fields.some(({ isRequired }) => isRequired) && <p class="quiet">Fields with * must not be empty.</p>}
      <FormFields fields={fields} draft={draft} change={change} error={error} />
      {children}
      {other !== undefined && <Failure error={other} />}
      <p class="actions">
        <button type="submit" class="primary" disabled={isRunning}>
          {text}
        </button>
        <a class="button" href={cancelHref}>
          Cancel
        </a>
      </p>
    </form>
  );
}

interface CreateProperties {
  fields: readonly FormField[];
  /** Values with which the form begins. */
  start?: Body;
  create: (body: Body) => Promise<void>;
  text: string;
  cancelHref: string;
}

/** A form that creates a resource. */
export function CreateForm({ fields, start = {}, create, text, cancelHref }: CreateProperties) {
  const [draft, setDraft] = useState(() => draftOf(fields, start));
  const { run, isRunning, error } = useAction(() => create(bodyOf(fields, draft)));
  // The line above the form names the patient only as long as the form is about the same patient.
  const subject = draft['patient'] === draftOf(fields, start)['patient'] ? start : {};
  return <Form {...{ fields, draft, isRunning, error, text, cancelHref, subject }} change={setDraft} submit={() => run()} />;
}

interface EditProperties {
  fields: readonly FormField[];
  load: (signal?: AbortSignal) => Promise<TaggedResource>;
  /** Sends the properties that the person has changed, with the entity tag of the version that the form shows. */
  save: (patch: Body, ifMatch: string | undefined) => Promise<void>;
  cancelHref: string;
}

/** A form that changes a resource. Only what the person has changed is sent. */
export function EditForm(properties: EditProperties) {
  const loaded = useLoaded((signal) => properties.load(signal), 'edit');
  return <Show loaded={loaded}>{(resource) => <ChangeForm {...properties} resource={resource} />}</Show>;
}

function ChangeForm({ fields, load, save, cancelHref, resource }: EditProperties & { resource: TaggedResource }) {
  const [editing, setEditing] = useState<Editing>(() => {
    const stored = draftOf(fields, resource.body as Body);
    return { draft: stored, stored, etag: resource.etag, conflicts: [] };
  });
  const { draft, stored, etag, conflicts } = editing;
  const { run, isRunning, error } = useAction(async () => {
    try {
      await save(patchOf(fields, stored, draft), etag ?? undefined);
    } catch (failure) {
      if (!isProblem(failure) || failure.status !== 412) throw failure;
      setEditing(mergedEditing(fields, editing, await load()));
    }
  });
  return (
    <Form
      {...{ fields, draft, isRunning, error, cancelHref }}
      subject={resource.body}
      change={(changed) => setEditing({ ...editing, draft: changed })}
      submit={() => run()}
      text={conflicts.length > 0 ? 'Save my version' : 'Save'}
    >
      {conflicts.length > 0 && (
        <div class="state problem" role="alert">
          <p>
            <strong>Somebody else has changed this since you opened it.</strong> Nothing of yours has been saved yet. The form now
            shows:
          </p>
          <ul>
            {conflicts.map(({ label, isMine }) => (
              <li key={label}>
                {label}:{' '}
                {isMine
                  ? 'your value, which differs from the one that was saved meanwhile'
                  : 'the value that was saved meanwhile'}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Form>
  );
}
