import { UnreadableSecret, type SecretBox } from '@rpm/encryption';
import { type FhirPosition } from '@rpm/data-access';
import { InvalidInput } from '@rpm/domain';
import { type SentParameter } from '@rpm/fhir';

/** The next page of a search: all of its parameters, and the position of the last match. */
export interface PageKey {
  /** Type of the resources. */
  type: string;
  parameters: readonly SentParameter[];
  after: FhirPosition;
}

/** The parameter of a link to a page. */
export const PAGE = '_page';

const KEY_NAME_BYTES = 8;

/**
 * Returns the value of `_page`. It is encrypted, because the parameters of a search that was sent by POST must not appear in URLs, which proxies write to their logs. It is
 * valid for one organization.
 */
export function sealPage(box: SecretBox, organizationId: number, { type, parameters, after }: PageKey): string {
  const { sealed, keyName } = box.seal(Buffer.from(JSON.stringify([type, parameters, after])), ownerOf(organizationId));
  return Buffer.concat([Buffer.from(keyName, 'hex'), sealed]).toString('base64url');
}

/** Reads a value of `_page`. @throws InvalidInput unless this service has returned it to the organization for the same type of resources */
export function openPage(box: SecretBox, organizationId: number, { text, type }: { text: string; type: string }): PageKey {
  const bytes = Buffer.from(text, 'base64url');
  const secret = { keyName: bytes.toString('hex', 0, KEY_NAME_BYTES), sealed: bytes.subarray(KEY_NAME_BYTES) };
  try {
    const plain = box.open(secret, ownerOf(organizationId)).toString();
    const [typeOfPage, parameters, after] = JSON.parse(plain) as [string, SentParameter[], FhirPosition];
    if (typeOfPage === type) return { type, parameters, after };
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
  }
  throw new InvalidInput([
    { parameter: PAGE, code: 'not_a_page', detail: 'Follow the link "next" of an earlier answer unchanged.' },
  ]);
}

/** The owner under which the text is encrypted. No stored secret has the webhook 0, so that none can be passed off as a page. */
const ownerOf = (organizationId: number) => ({ organizationId, webhookId: 0 });
