import { ValueError } from '../format/value-error';
import { Constraint } from '../input/constraint';
import { Kind } from '../input/kind';

const MAX_SYSTEM_LENGTH = 255;

/** Characters of a URI (RFC 3986). FHIR forbids white space in a system, and `URL` would accept and encode other characters. */
const URI = /^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/;
const OID = /^urn:oid:[0-2](\.(0|[1-9]\d*))+$/;
const UUID = /^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Decorator for the URL with which the systems of identifiers and codes begin. */
export function FhirBase(description: string): PropertyDecorator {
  const error = new ValueError(
    'not_a_base',
    'Send an https URL without a query, a fragment or a slash at its end, such as https://ids.example.org/rpm.',
  );
  const isBase = (url: URL, text: string) => url.protocol === 'https:' && !/[?#]|\/$/.test(text);
  return System(description, (text) => (isUrl(text, isBase) ? null : error));
}

/** Decorator for the system of identifiers that another system assigns. */
export function IdentifierSystem(description: string): PropertyDecorator {
  const error = new ValueError(
    'not_a_system',
    'Send urn:oid: with an OID, urn:uuid: with a UUID in lower case, or an http or https URL without a fragment.',
  );
  const isSystem = (url: URL, text: string) => /^https?:$/.test(url.protocol) && !text.includes('#');
  return System(description, (text) => (OID.test(text) || UUID.test(text) || isUrl(text, isSystem) ? null : error));
}

function System(description: string, find: (text: string) => ValueError | null): PropertyDecorator {
  const length = new ValueError('too_long', `Send at most ${MAX_SYSTEM_LENGTH} characters.`);
  return Kind(
    { description, required: false, schema: { type: 'string', maxLength: MAX_SYSTEM_LENGTH } },
    Constraint('system', (value) =>
      typeof value === 'string' && value.length > MAX_SYSTEM_LENGTH ? length : find(typeof value === 'string' ? value : ''),
    ),
  );
}

/** Returns whether a text is a URL with a host name and without a user name or password, and meets a further condition. */
function isUrl(text: string, isAccepted: (url: URL, text: string) => boolean): boolean {
  if (!URI.test(text) || !/^https?:\/\/[^/?#@]+([/?#]|$)/.test(text) || !URL.canParse(text)) return false;
  return isAccepted(new URL(text), text);
}
