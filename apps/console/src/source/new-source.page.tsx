import { type IngestSourceInput, type IngestSourceWithSecret } from '@rpm/client';
import { useState } from 'preact/hooks';
import { Page } from '../components/page';
import { Section } from '../components/texts';
import { Form } from '../dialog/form';
import { bodyOf, type Draft, draftOf } from '../form/draft';
import { FormFields } from '../form/form-fields';
import { FORMS } from '../form/forms.generated';
import { hrefOf } from '../service/address';
import { navigate } from '../service/router';
import { rpm, useAction } from '../service/rpm';
import { useDraft } from '../service/use-draft';
import { Credentials } from './credentials';
import { SetupSteps } from './setup-steps';
import { newSourceFields } from './source-fields';

/** A form that creates a source, then shows its address and its secret once, with the steps at the vendor's side. */
export function NewSourcePage() {
  const [created, setCreated] = useState<IngestSourceWithSecret | null>(null);
  return (
    <Page
      title={created ? `Address and secret of ${created.name}` : 'New source'}
      windowTitle={created ? 'Address and secret of a source' : 'New source'}
      parent={{ text: 'Sources', href: hrefOf('/sources') }}
    >
      {created ? <Created source={created} /> : <SourceForm onCreated={setCreated} />}
    </Page>
  );
}

function Created({ source }: { source: IngestSourceWithSecret }) {
  return (
    <>
      <Credentials source={source} />
      <Section title="Setup at the vendor">
        <SetupSteps adapter={source.adapter} />
      </Section>
      <p class="actions">
        <button type="button" class="primary" onClick={() => navigate(hrefOf(`/sources/${source.id}`), { replace: true })}>
          I have copied everything
        </button>
      </p>
    </>
  );
}

function SourceForm({ onCreated }: { onCreated: (source: IngestSourceWithSecret) => void }) {
  const draft = useDraft<Draft>('source', () => draftOf(FORMS.IngestSourceInput));
  const fields = newSourceFields(draft.value);
  const action = useAction(async () => {
    const source = await rpm.createIngestSource({ body: bodyOf(fields, draft.value) as unknown as IngestSourceInput });
    draft.discard();
    onCreated(source);
  });
  // Another vendor may have other kinds of authentication.
  const change = (next: Draft) =>
    draft.set(next['adapter'] === draft.value['adapter'] ? next : { ...next, authentication: '', secret: '' });
  return (
    <Form
      {...{ draft, action }}
      text="Create the source"
      isCheckedByService
      pointers={fields.map(({ name }) => `/${name}`)}
      cancel={hrefOf('/sources')}
    >
      <p class="quiet">Fields with * must not be empty.</p>
      <FormFields fields={fields} draft={draft.value} change={change} error={action.error} />
    </Form>
  );
}
