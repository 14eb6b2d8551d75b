import { isProblem } from '@rpm/client';
import { navigate } from '../service/router';
import { useAction, useLoaded } from '../service/rpm';
import { useDraft } from '../service/use-draft';
import { Form, type FormProperties } from '../dialog/form';
import { namedPatientIn, PatientLine } from '../named-patient/patient';
import { Show } from '../components/states';
import { bodyOf, type Draft, draftOf, patchOf } from './draft';
import { Conflicts } from './conflicts';
import { type Editing, mergedEditing, type TaggedResource } from './editing';
import { type FormField } from './form-field';
import { FormFields } from './form-fields';

type Body = Record<string, unknown>;

interface ResourceFormProperties extends Pick<FormProperties, 'draft' | 'action' | 'text' | 'cancel' | 'children'> {
  fields: readonly FormField[];
  entered: Draft;
  change: (entered: Draft) => void;
  /** The resource with which the form begins. If it concerns a patient, the form names the patient. */
  subject: object;
}

function ResourceForm({ fields, entered, change, subject, children, ...form }: ResourceFormProperties) {
  const patient = namedPatientIn(subject);
  return (
    <Form {...form} isCheckedByService pointers={fields.map(({ name }) => `/${name}`)}>
      {patient && <PatientLine patient={patient} />}
      {fields.some(({ isRequired }) => isRequired) && <p class="quiet">Fields with * must not be empty.</p>}
      <FormFields fields={fields} draft={entered} change={change} error={form.action.error} />
      {children}
    </Form>
  );
}

interface CreateProperties {
  fields: readonly FormField[];
  /** Values with which the form begins. */
  start?: Body;
  /** Creates the resource. @returns the address of the page that follows */
  create: (body: Body) => Promise<string>;
  text: string;
  cancelHref: string;
}

/** A form that creates a resource. */
export function CreateForm({ fields, start = {}, create, text, cancelHref }: CreateProperties) {
  const draft = useDraft<Draft>(text, () => draftOf(fields, start));
  const action = useAction(async () => {
    const href = await create(bodyOf(fields, draft.value));
    draft.discard();
    navigate(href, { replace: true });
  });
  // The line above the form names the patient only as long as the form is about the same patient.
  const subject = draft.value['patient'] === draftOf(fields, start)['patient'] ? start : {};
  return (
    <ResourceForm {...{ fields, draft, action, text, subject }} entered={draft.value} change={draft.set} cancel={cancelHref} />
  );
}

interface EditProperties {
  fields: readonly FormField[];
  load: (signal?: AbortSignal) => Promise<TaggedResource>;
  /** Sends the properties that the person has changed, with the entity tag of the version that the form shows. */
  save: (patch: Body, ifMatch: string | undefined) => Promise<unknown>;
  /** Address of the page of the resource, which follows. */
  href: string;
}

/** A form that changes a resource. Only what the person has changed is sent. */
export function EditForm(properties: EditProperties) {
  const loaded = useLoaded((signal) => properties.load(signal), 'edit');
  return <Show loaded={loaded}>{(resource) => <ChangeForm {...properties} resource={resource} />}</Show>;
}

function ChangeForm({ fields, load, save, href, resource }: EditProperties & { resource: TaggedResource }) {
  const draft = useDraft<Editing>('edit', () => {
    const stored = draftOf(fields, resource.body as Body);
    return { draft: stored, stored, etag: resource.etag, conflicts: [] };
  });
  const editing = draft.value;
  const { stored, etag, conflicts } = editing;
  const change = (changed: Draft) => draft.set({ ...editing, draft: changed });
  const action = useAction(async () => {
    try {
      await save(patchOf(fields, stored, editing.draft), etag ?? undefined);
    } catch (failure) {
      if (!isProblem(failure) || failure.status !== 412) throw failure;
      draft.set(mergedEditing(fields, editing, await load()));
      return;
    }
    draft.discard();
    navigate(href, { replace: true });
  });
  return (
    <ResourceForm
      {...{ fields, draft, action, change }}
      entered={editing.draft}
      subject={resource.body}
      text={conflicts.length > 0 ? 'Save these values' : 'Save'}
      cancel={href}
    >
      <Conflicts conflicts={conflicts} entered={editing.draft} change={change} />
    </ResourceForm>
  );
}
