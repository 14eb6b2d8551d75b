import { type IngestSourceWithSecret } from '@rpm/client';
import { useState } from 'preact/hooks';
import { useAction } from '../service/rpm';
import { ADAPTERS } from './adapters.generated';

/** The parts of the credentials that a person copies to the vendor, with their labels. */
function partsOf({
  url,
  header,
  secret,
  adapter,
  authentication,
  authenticationOptions,
}: IngestSourceWithSecret): [string, string][] {
  const parts: [string, string | null][] = [
    ['Address', url],
    ['Header', authentication === 'header' ? header : null],
    ['User name', authentication === 'basic' && secret !== null ? authenticationOptions.user : null],
    [
      SECRETS[authentication] ?? 'Secret',
      authentication === 'header' || ADAPTERS[adapter]?.vendorMakesSecret === true ? null : secret,
    ],
  ];
  return parts.flatMap(([label, text]) => (text === null ? [] : [[label, text]]));
}

/** Returns a command that sends a message with a header; null for sources whose vendor signs messages. */
function sampleCommand({ url, header, authentication }: IngestSourceWithSecret): string | null {
  if (url === null || (header === null && authentication !== 'token')) return null;
  const credential = header === null ? '' : ` -H '${header.replaceAll("'", "'\\''")}'`;
  return `curl -i${credential} -H 'Content-Type: application/json' -d '{}' '${url}'`;
}

const SECRETS: Readonly<Record<string, string>> = { basic: 'Password', apiSecret: 'API secret' };

/** The address and the secret of a source, which the service shows only once. */
export function Credentials({ source }: { source: IngestSourceWithSecret }) {
  const command = sampleCommand(source);
  return (
    <>
      <p>
        Copy everything now: it is never shown again.
        {ADAPTERS[source.adapter]?.vendorMakesSecret !== true && ' Whoever has it can send readings to this source.'}
      </p>
      {partsOf(source).map(([label, text]) => (
        <Copyable key={label} label={label} text={text} />
      ))}
      {command !== null && (
        <details>
          <summary>Send a sample to yourself before the vendor is ready</summary>
          <p>
            Run this command in a terminal. It prints <code>200</code>, and an empty message appears on the page of the source.{' '}
            {source.adapter === 'mapping' ? 'Discard it in quarantine afterwards.' : 'It is ignored.'}
          </p>
          <Copyable label="Command" text={command} />
        </details>
      )}
    </>
  );
}

function Copyable({ label, text }: { label: string; text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = useAction(async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  });
  return (
    <div class="field" role="group" aria-label={label}>
      <strong>{label}</strong>
      <code class="secret">{text}</code>
      <p class="actions">
        <button type="button" aria-label={`Copy: ${label}`} onClick={() => copy.run()}>
          Copy
        </button>
        <span role="status">
          {copy.error !== undefined && 'The browser did not copy it. Select the text instead.'}
          {isCopied && copy.error === undefined && 'Copied'}
        </span>
      </p>
    </div>
  );
}
