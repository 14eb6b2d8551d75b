import { type FileAnswersInput, type FileImport, type FilePreview, isProblem } from '@rpm/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Page } from '../components/page';
import { Empty, Failure, Loading, Show } from '../components/states';
import { count, counted } from '../components/texts';
import { Form } from '../dialog/form';
import { bodyOf, type Draft, draftOf } from '../form/draft';
import { FormFields } from '../form/form-fields';
import { FORMS } from '../form/forms.generated';
import { hrefOf } from '../service/address';
import { drafts } from '../service/drafts';
import { GRANT_TEXTS } from '../service/scopes.generated';
import { useSession } from '../service/session';
import { navigate } from '../service/router';
import { type Action, rpm, useAction, useLoaded } from '../service/rpm';
import { useDraft } from '../service/use-draft';
import { PreviewFacts } from './preview-facts';
import { questionFields } from './questions';
import { useStart } from './use-start';

const DISCARD = 'Discard the file';

const sum = (counts: FilePreview['readings']) => counts.reduce((total, one) => total + one.count, 0);

/** The effect of an import before it starts, with fields for the questions that the file leaves open, and the button that starts it. */
export function ImportPreviewPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getFileImport({ fileImportId: id }, { signal }), id);
  return (
    <Page
      title={loaded.data ? `Preview of import ${loaded.data.number}` : 'Preview of an import'}
      parent={{ text: 'Import a file', href: hrefOf('/imports/new') }}
    >
      <Show loaded={loaded}>
        {(found) => (found.state === 'receiving' ? <Preview received={found} /> : <Begun found={found} />)}
      </Show>
    </Page>
  );
}

/** A link to an import that was started or discarded meanwhile, for example in another tab. */
function Begun({ found: { id, number } }: { found: FileImport }) {
  return (
    <Empty>
      <p>
        The file is no longer waiting. <a href={hrefOf(`/imports/${id}`)}>Import {number}</a> says what became of it.
      </p>
    </Empty>
  );
}

function Preview({ received }: { received: FileImport }) {
  const [preview, setPreview] = useState<FilePreview | null>(null);
  const asked = useRef<string[]>([]);
  const encoding = useRef<Pick<FileAnswersInput, 'encoding'>>({});
  const answer = useAction(async (body: FileAnswersInput) =>
    setPreview(await rpm.answerFileImport({ fileImportId: received.id, body: { ...encoding.current, ...body } })),
  );
  const readAsWindows = () => {
    encoding.current = { encoding: 'windows-1252' };
    answer.run({});
  };
  const isShown = useRef(true);
  useEffect(
    () => () => {
      isShown.current = false;
    },
    [],
  );
  /** Shows another page, unless the person has left this one meanwhile. */
  const leave = (address: string) => {
    if (!isShown.current) return;
    drafts.clear();
    navigate(hrefOf(address), { replace: true });
  };
  const { progress, start } = useStart(received.id, () => leave(`/imports/${received.id}`));
  const discard = useAction(async () => {
    const { id } = received;
    // Another tab may have stored its readings, and undoing would mark them as entered in error.
    const isWaiting = (await rpm.getFileImport({ fileImportId: id })).state === 'receiving';
    if (isWaiting) await rpm.undoFileImport({ fileImportId: id });
    leave(isWaiting ? '/imports/new' : `/imports/${id}`);
  });
  useEffect(() => answer.run({}), []);
  if (!preview && answer.error === undefined) return <Loading />;
  // Questions stay after they were answered, so that the answers can be changed.
  asked.current = [...new Set([...asked.current, ...(preview?.questions ?? []).map(({ name }) => name)])];
  const names = asked.current;
  const canReadAsWindows =
    encoding.current.encoding === undefined && isProblem(answer.error) && answer.error.problem.detail.includes('windows-1252');
  return (
    <>
      {!preview && <Failure error={answer.error} retry={() => answer.run({})} />}
      {!preview && canReadAsWindows && (
        <p class="actions">
          <button type="button" onClick={readAsWindows}>
            Read it as a file of a Windows program
          </button>
        </p>
      )}
      {preview && names.length > 0 && <Questions {...{ preview, names, answer, start, discard }} />}
      {preview?.questions.length === 0 && !answer.isRunning && (
        <Start total={sum(preview.readings)} scopes={preview.scopes} {...{ progress, start }} />
      )}
      {discard.error !== undefined && <Failure error={discard.error} />}
      {names.length === 0 && (
        <p class="actions">
          <button type="button" disabled={discard.isRunning || start.isRunning} onClick={() => discard.run()}>
            {DISCARD}
          </button>
        </p>
      )}
      {preview && <PreviewFacts preview={preview} />}
    </>
  );
}

interface QuestionsProperties {
  preview: FilePreview;
  /** Names of all questions that were asked since the page was opened. */
  names: readonly string[];
  answer: Action<FileAnswersInput>;
  start: Action<void>;
  discard: Action<void>;
}

/** The questions that the file leaves open, and the answers to earlier ones, which can be changed until the import starts. */
function Questions({ preview, names, answer, start, discard }: QuestionsProperties) {
  const draft = useDraft<Draft>('answers', () => draftOf(FORMS.FileAnswersInput));
  const open = preview.questions;
  const fields = questionFields(names, preview, draft.value);
  const { error, isRunning } = answer;
  const send = { run: () => answer.run(bodyOf(fields, draft.value)), isRunning: isRunning || start.isRunning, error };
  return (
    <Form
      draft={draft}
      action={send}
      text="Preview again"
      isCheckedByService
      pointers={fields.map(({ name }) => `/${name}`)}
      cancel={() => discard.run()}
      cancelText={DISCARD}
      canCancel={!start.isRunning}
    >
      <p class={open.length > 0 ? 'notice' : 'quiet'} role="status">
        {open.length > 0
          ? `The file does not say ${open.length === 1 ? 'one thing' : `${count(open.length)} things`} that must be known before it can be stored.`
          : 'Everything is answered. You can change the answers until the import starts.'}
      </p>
      <FormFields fields={fields} draft={draft.value} change={draft.set} error={error} />
    </Form>
  );
}

interface StartProperties {
  total: number;
  /** The permissions that the import needs for what it creates. */
  scopes: FilePreview['scopes'];
  progress: FileImport | null;
  start: Action<void>;
}

/** The button that starts an import, and its progress. A person who lacks permissions for it sees which. */
function Start({ total, scopes, progress, start }: StartProperties) {
  const { can } = useSession();
  const missing = scopes.filter((scope) => !can(scope));
  if (total === 0) return <Empty>The file has no readings that can be stored.</Empty>;
  if (missing.length > 0)
    return (
      <p class="notice" role="status">
        The import creates more than readings, so it also needs{' '}
        {missing.map((scope, index) => (
          <span key={scope}>
            {index > 0 && ', '}“{GRANT_TEXTS[scope as keyof typeof GRANT_TEXTS]}” (<code>{scope}</code>)
          </span>
        ))}
        , which your sign-in does not have. Ask your administrator, or somebody who has it, to import the file.
      </p>
    );
  return (
    <>
      {progress && (
        <p>
          <progress aria-label="Progress of the import" max={total} value={Math.min(progress.counts.records, total)} />
          <span role="status">{counted(progress.counts.stored, 'reading', 'readings')} stored</span>
        </p>
      )}
      {start.error !== undefined && <Failure error={start.error} />}
      <p class="actions">
        <button type="button" class="primary" disabled={start.isRunning} onClick={() => start.run()}>
          Store {counted(total, 'reading', 'readings')}
        </button>
      </p>
    </>
  );
}
