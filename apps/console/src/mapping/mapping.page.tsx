import { type IngestMapping, type IngestMappingPreview, type IngestSource } from '@rpm/client';
import { useId } from 'preact/hooks';
import { Page } from '../components/page';
import { Failure, Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { count, counted, Section, Status, Time } from '../components/texts';
import { Form } from '../dialog/form';
import { useResult } from '../dialog/use-result';
import { hrefOf } from '../service/address';
import { rpm, useAction, useLoaded } from '../service/rpm';
import { useDraft } from '../service/use-draft';
import { ReplayLink, useMissingReplayScope } from '../source-replay/replay-link';
import { vendorText } from '../source/source-texts';
import { MappingPreview } from './mapping-preview';
import { MappingTrial } from './mapping-trial';
import { NotJson } from './not-json';

const SHOWN_VERSIONS = 25;

/** The document with which the editor of a source without a mapping begins. */
const EMPTY = {
  version: 1,
  rules: [
    {
      name: 'weight',
      when: { path: 'type', in: ['weight'] },
      device: { path: 'device', as: 'identifier' },
      time: { path: 'time', form: 'iso' },
      reading: 'weight',
      values: { weight: { path: 'kg', unit: 'kg' } },
    },
  ],
  samples: [],
};

const textOf = (document: unknown) => JSON.stringify(document, null, 2);

/** The mapping of a source: its document and samples on the left; on the right a message with what the mapping reads from it, and the changes that a version would make. */
export function MappingPage({ id }: { id: number }) {
  const loaded = useLoaded(async (signal) => {
    const versions = rpm.listIngestMappings({ ingestSourceId: id, size: SHOWN_VERSIONS }, { signal });
    const [{ adapter }, { content }] = await Promise.all([rpm.getIngestSource({ ingestSourceId: id }, { signal }), versions]);
    return { adapter, content };
  }, id);
  return (
    <Page title={`Mapping of source ${id}`} parent={{ text: `Source ${id}`, href: hrefOf(`/sources/${id}`) }}>
      <Show loaded={loaded}>
        {({ adapter, content }) => (
          <>
            <Editor sourceId={id} versions={content} reload={loaded.reload} />
            <Versions versions={content} adapter={adapter} />
          </>
        )}
      </Show>
    </Page>
  );
}

interface EditorProperties {
  sourceId: number;
  /** The newest versions, the newest first. */
  versions: readonly IngestMapping[];
  reload: () => void;
}

function Editor({ sourceId, versions, reload }: EditorProperties) {
  const fieldId = useId();
  const mayReplay = useMissingReplayScope() === undefined;
  const [newest] = versions;
  const draft = useDraft('mapping', () => ({ text: textOf(newest?.document ?? EMPTY) }));
  const [preview, setPreview] = useResult<IngestMappingPreview>();
  const check = useAction(async () => {
    setPreview(null);
    const document = documentIn(draft.value.text);
    const added = await rpm.createIngestMapping({ ingestSourceId: sourceId, body: { document } });
    draft.discard();
    reload();
    setPreview(await rpm.previewIngestMapping({ ingestSourceId: sourceId, version: added.version }));
  });
  const activate = useAction(async () => {
    if (!preview) return;
    await rpm.activateIngestMapping({ ingestSourceId: sourceId, version: preview.version });
    setPreview(null);
    reload();
  });
  const error = check.error ?? activate.error;
  return (
    <div class="side-by-side">
      <Form
        draft={draft}
        action={{ ...check, error: undefined }}
        text="Save as a version and preview"
        pointers={[]}
        cancel={hrefOf(`/sources/${sourceId}`)}
      >
        <div class="field">
          <label for={fieldId}>Rules and samples, as JSON</label>
          <textarea
            id={fieldId}
            class="code"
            rows={28}
            spellcheck={false}
            required
            value={draft.value.text}
            onInput={({ currentTarget: { value } }) => draft.set({ text: value })}
          />
          <p class="hint">
            A sample is a message with the parts that it must have. A version can be activated only if all of its samples have
            them.
          </p>
        </div>
      </Form>
      <div>
        <MappingTrial sourceId={sourceId} mapping={draft.value.text} />
        {error instanceof SyntaxError ? <NotJson error={error} /> : error !== undefined && <Failure error={error} />}
        {preview ? (
          <section aria-label="Preview of the version">
            <MappingPreview preview={preview} />
            <p class="actions">
              <button type="button" class="primary" disabled={activate.isRunning} onClick={() => activate.run()}>
                Activate version {preview.version}
              </button>
            </p>
          </section>
        ) : (
          error === undefined && (
            <>
              <p class="quiet" role="status">
                {stateOf(versions)}
              </p>
              {mayReplay && versions.some(({ active }) => active) && <ReplayHint sourceId={sourceId} />}
            </>
          )
        )}
      </div>
    </div>
  );
}

/** Leads to a replay, because a version that is activated reads only those parts again that wait. */
const ReplayHint = ({ sourceId }: { sourceId: number }) => (
  <>
    <p class="quiet">Readings that were stored before stay as they were read. A replay reads their messages again.</p>
    <p class="actions">
      <ReplayLink sourceId={sourceId} />
    </p>
  </>
);

/** Says which version is active, and what becomes of the newest one if it is another. */
function stateOf(versions: readonly IngestMapping[]): string {
  const [newest] = versions;
  const active = versions.find((one) => one.active);
  if (newest === undefined)
    return 'What a saved version would change in the newest messages appears here before it is activated.';
  if (newest === active) return `Version ${newest.version} is active.`;
  const state = active ? `Version ${active.version} is active.` : 'No version is active.';
  return `${state} The editor shows version ${newest.version}; save it again to preview and activate it.`;
}

/** Parses the text of the editor. @throws SyntaxError */
const documentIn = (text: string) => JSON.parse(text) as Record<string, unknown>;

const COLUMNS: readonly Column<IngestMapping>[] = [
  { title: 'Version', value: ({ version }) => count(version), isNumber: true },
  { title: 'Status', value: ({ active }) => <Status value={active ? 'active' : 'inactive'} /> },
  { title: 'Added', value: ({ createTimestamp }) => <Time at={createTimestamp} /> },
  { title: 'By', value: ({ actor }) => actor ?? '–' },
  { title: 'Last activated', value: ({ activateTimestamp }) => <Time at={activateTimestamp} /> },
];

function Versions({ versions, adapter }: { versions: readonly IngestMapping[]; adapter: IngestSource['adapter'] }) {
  return (
    <Section title="Versions">
      {versions.length === 0 ? (
        <p class="quiet">
          There are no versions yet.{' '}
          {adapter === 'mapping'
            ? 'Messages wait in quarantine until one is active.'
            : `Messages of ${vendorText(adapter)} are read without one; its rules are tried first.`}
        </p>
      ) : (
        <>
          {versions.length === SHOWN_VERSIONS && (
            <p class="quiet">The newest {counted(versions.length, 'version', 'versions')}.</p>
          )}
          <Table name="Versions" columns={COLUMNS} entries={versions} keyOf={({ version }) => version} />
        </>
      )}
    </Section>
  );
}
