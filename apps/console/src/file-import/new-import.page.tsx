import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Page } from '../components/page';
import { Failure } from '../components/states';
import { hrefOf } from '../service/address';
import { navigate } from '../service/router';
import { useAction } from '../service/rpm';
import { useSession } from '../service/session';
import { bytesText } from '../source-message/part-texts';
import { MAX_FILE_BYTES, sendFile } from './send-file';

/** Sends a file that a person chooses. The page with the preview of its import follows. */
export function NewImportPage() {
  return (
    <Page title="Import a file" parent={{ text: 'Imports of files', href: hrefOf('/imports') }}>
      <FileForm />
    </Page>
  );
}

/** Says why a file of this size cannot be sent; null if it can. */
function sizeFault({ size }: File): string | null {
  if (size === 0) return 'The file is empty. Choose another one.';
  if (size <= MAX_FILE_BYTES) return null;
  return 'The file is larger than 512 MiB. Ask your administrator, who can import it with “rpm-admin reading import”.';
}

function FileForm() {
  const id = useId();
  const { can } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const action = useAction(async () => {
    if (!file) return;
    controller.current = new AbortController();
    const { id: importId } = await sendFile(file, setSent, controller.current.signal);
    navigate(hrefOf(`/imports/${importId}/preview`), { replace: true });
  });
  // Browsers report a file that was moved, changed or taken away with its drive in this way.
  const isUnreadable = action.error instanceof DOMException;
  const fault =
    (file && sizeFault(file)) ?? (isUnreadable ? 'The browser cannot read the file any more. Choose it again.' : null);
  return (
    <div class="form">
      <p>
        A file that a patient has brought, or that an app or a vendor’s site has saved. The service recognizes its format. Nothing
        is stored as a reading before you have seen a preview.
      </p>
      {!can('catalogue:write') && (
        <p class="notice">
          The first file from each kind of device, such as a continuous monitor or a cuff, adds an item to “Items and kits”. You
          do not have permission to do that. Ask your administrator to import that file, or to add the item first.
        </p>
      )}
      <div class="field">
        <label for={id}>File</label>
        <input
          id={id}
          type="file"
          disabled={action.isRunning}
          onChange={({ currentTarget: { files } }) => setFile(files?.[0] ?? null)}
        />
        <p class="hint">
          For example Dexcom Clarity, LibreView, Apple Health, Glooko, Omron, Withings, or a table with your own columns.
        </p>
      </div>
      {action.isRunning && file && (
        <div>
          <progress aria-label="Sent" max={file.size} value={sent} />
          <p role="status" class="quiet">
            {sent === 0 ? 'Reading the file …' : `${bytesText(sent)} of ${bytesText(file.size)} sent`}
          </p>
        </div>
      )}
      {fault !== null && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {fault === null && action.error !== undefined && <Failure error={action.error} />}
      <p class="actions">
        <button
          type="button"
          class="primary"
          disabled={action.isRunning || file === null || sizeFault(file) !== null}
          onClick={() => action.run()}
        >
          Preview
        </button>
      </p>
    </div>
  );
}
