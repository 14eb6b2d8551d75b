import { hrefOf } from '../service/address';
import { Page } from '../components/page';
import { wordsOf } from '../components/texts';
import { type FormField } from './form-field';
import { type TaggedResource } from './editing';
import { CreateForm, EditForm } from './resource-form';

type Body = Record<string, unknown>;

/** A kind of resource that people create and change in forms, with its paths below `/console`. */
export interface EditableResource {
  /** Noun for titles, such as `patient`. */
  noun: string;
  /** Plural for links, such as `Patients`. */
  plural: string;
  listPath: string;
  /** Path of the page of one resource without its id; `/sites` for `/sites/5`. */
  path: string;
  createFields?: readonly FormField[];
  editFields?: readonly FormField[];
  /** Text of the button that creates the resource; `Create the site` by default. */
  createText?: string;
  create?: (body: Body) => Promise<{ id: number }>;
  load?: (id: number, signal?: AbortSignal) => Promise<TaggedResource>;
  save?: (id: number, patch: Body, ifMatch: string | undefined) => Promise<unknown>;
}

/** A page with a form that creates a resource. The page of the new resource follows. */
export function CreatePage({ resource, start = {} }: { resource: EditableResource; start?: Body }) {
  const { noun, plural, listPath, path, createFields = [], create, createText = `Create the ${noun}` } = resource;
  if (!create) return null;
  const send = async (body: Body) => hrefOf(`${path}/${(await create(body)).id}`);
  return (
    <Page title={`New ${noun}`} parent={{ text: plural, href: hrefOf(listPath) }}>
      <CreateForm fields={createFields} start={start} create={send} text={createText} cancelHref={hrefOf(listPath)} />
    </Page>
  );
}

/** A page with a form that changes a resource. The page of the changed resource follows. */
export function EditPage({ resource, id }: { resource: EditableResource; id: number }) {
  const { noun, path, editFields = [], load, save } = resource;
  const href = hrefOf(`${path}/${id}`);
  if (!load || !save) return null;
  return (
    <Page title={`Edit ${noun} ${id}`} parent={{ text: wordsOf(noun), href }}>
      <EditForm
        fields={editFields}
        load={(signal) => load(id, signal)}
        save={(patch, ifMatch) => save(id, patch, ifMatch)}
        href={href}
      />
    </Page>
  );
}
