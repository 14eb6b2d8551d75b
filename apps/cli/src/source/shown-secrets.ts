import { type JsonText } from '@rpm/database';
import { type IngestSourceRotationInput, type IngestSourceView, type IngestSourceWithSecretView } from '@rpm/domain';
import { adapterOf } from '@rpm/sources';
import { type Output } from '../terminal/output';
import { invalidOption } from '../terminal/option-value';
import { type Outcome, shown } from '../trail/outcome';
import { setupText } from './setup-steps';

const isSecretOfVendor = ({ adapter }: Pick<IngestSourceView, 'adapter'>) => adapterOf(adapter)?.makesSecret === true;

/** Rejects a rotation after which nobody would have the secret of the source, because the vendor makes it. @throws Refusal */
export function requireSecretOfVendor(source: IngestSourceView, { only, secret }: IngestSourceRotationInput): void {
  if (only === 'token' || (secret ?? null) !== null || !isSecretOfVendor(source)) return;
  const detail =
    'The vendor makes the secret of this source. Add --secret with the secret that the vendor shows, or --only token.';
  throw invalidOption('--secret', 'required', detail);
}

/**
 * Prints the URL, the header and the secret of a source, which are printed only this once, and the next steps.
 * @param isSecretGiven whether the caller has given the secret
 * @param isNew whether the source was created, so that its vendor does not know it yet
 */
export function shownSecrets(
  output: Output,
  answer: JsonText<IngestSourceWithSecretView>,
  { isSecretGiven, isNew }: { isSecretGiven: boolean; isNew: boolean },
): Outcome {
  const source = JSON.parse(answer.text) as IngestSourceWithSecretView;
  const { id, url, header, secret } = source;
  const isOfVendor = isSecretOfVendor(source);
  const lines = [
    ...(url === null ? [] : [`URL: ${url}`]),
    ...(header === null ? [] : [`Header: ${header}`]),
    ...(secret === null || header !== null || isOfVendor ? [] : [`Secret: ${secret}`]),
  ];
  return shown([answer], () => {
    output.result(source, lines.length > 0 ? lines.join('\n') : 'The secret was replaced.');
    if (output.options.json) return;
    if (isOfVendor && secret !== null && !isSecretGiven)
      output.notice(
        `The vendor makes the secret. Messages are refused until "rpm-admin ingest source rotate ${id} --only secret --secret … --organization …" has stored it.`,
      );
    if (lines.length === 0) return;
    if (isNew) output.notice(setupText(source.adapter));
    output.notice(
      `This is printed only this once: copy it to the settings of the vendor now. When the vendor has sent a message, "rpm-admin ingest source show ${id} …" ` +
        'shows its time, or why it was refused.',
    );
  });
}
