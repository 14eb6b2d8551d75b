/** Characters that a text of FHIR must not contain: control characters other than tab, line feed and carriage return. */
// eslint-disable-next-line no-control-regex -- these are the characters that FHIR forbids in texts
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Returns a stored text as FHIR permits it: without control characters, and undefined instead of a blank text. */
export function fhirText(text: string | null | undefined): string | undefined {
  const permitted = text?.replaceAll(FORBIDDEN, '');
  return permitted === undefined || permitted.trim() === '' ? undefined : permitted;
}
