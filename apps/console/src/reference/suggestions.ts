import { isProblem } from '@rpm/client';
import { rpm } from '../service/rpm';
import { idIn, referenceText } from './reference-text';

/** The field for which resources are suggested. */
export interface ReferenceField {
  /** Noun of the resource, such as `patient`. */
  name: string;
  /** Patient whom the form has chosen, whose devices are suggested. */
  patientId?: number | undefined;
  /** Whether archived patients are suggested together with the others, as in filters; otherwise only if no other patient matches. */
  withArchived?: boolean;
}

/** Searches for resources by what a person has typed. */
type Search = (text: string, signal: AbortSignal, field: ReferenceField) => Promise<{ content: readonly unknown[] }>;

const SUGGESTIONS = 20;

const named = (text: string) => ({ ...(text !== '' && { name: text }), size: SUGGESTIONS });

/** Removes the birth date and the identifier from a suggestion that a person edits, because the search would not find words such as `born`. */
const nameIn = (text: string) => text.replace(/, (?:born |birth date unknown).*/, '');

const devices: Search = (text, signal, { patientId }) =>
  rpm.listDevices(
    { ...(text !== '' && { deviceIdentifier: text }), ...(patientId !== undefined && { patientId }), size: SUGGESTIONS },
    { signal },
  );

/** Finds the resources that a property can refer to, by the name of the property. */
const SEARCHES: Readonly<Record<string, Search>> = {
  patient: async (text, signal, { withArchived = false }) => {
    const query = nameIn(text);
    if (!/[\p{L}\d]/u.test(query)) return rpm.listPatients({ archived: false, sort: 'lastName', size: SUGGESTIONS }, { signal });
    const search = (filter: object) => rpm.searchPatients({ body: { query, size: SUGGESTIONS, ...filter } }, { signal });
    if (withArchived) return search({});
    const active = await search({ archived: false });
    return active.content.length > 0 ? active : search({});
  },
  site: (text, signal) => rpm.listSites({ ...named(text), sort: 'name' }, { signal }),
  item: (text, signal) => rpm.listItems({ ...named(text), sort: 'name' }, { signal }),
  kit: (text, signal) => rpm.listKits({ ...named(text), archived: false, sort: 'name' }, { signal }),
  source: (text, signal) => rpm.listIngestSources({ ...named(text), sort: 'name' }, { signal }),
  manufacturer: (text, signal) => rpm.listManufacturers({ ...named(text), sort: 'name' }, { signal }),
  device: devices,
  returnDevices: devices,
};

/** Finds the resources that match what a person has typed. */
async function find(field: ReferenceField, text: string, signal: AbortSignal): Promise<readonly unknown[]> {
  const search = SEARCHES[field.name];
  // Text that ends in an id comes from a chosen suggestion.
  if (!search || /\(\d+\)$/.test(text)) return [];
  return (await search(text.trim(), signal, field)).content;
}

/** Returns texts of {@link referenceText} for the resources that match what a person has typed. */
export async function suggestionsFor(field: ReferenceField, text: string, signal: AbortSignal): Promise<string[]> {
  return (await find(field, text, signal)).map(referenceText);
}

/** Fetches the resource with an id, for the filters of lists. */
const LOOK_UPS: Readonly<Record<string, (id: number, signal: AbortSignal) => Promise<unknown>>> = {
  patient: (patientId, signal) => rpm.getPatient({ patientId }, { signal }),
  site: (siteId, signal) => rpm.getSite({ siteId }, { signal }),
  item: (itemId, signal) => rpm.getItem({ itemId }, { signal }),
  device: (deviceId, signal) => rpm.getDevice({ deviceId }, { signal }),
  source: (ingestSourceId, signal) => rpm.getIngestSource({ ingestSourceId }, { signal }),
};

/** Returns the text of {@link referenceText} for an id; the id itself if the person may not read the resource, and an empty text for an empty one. */
export async function textOfId(name: string, id: string, signal: AbortSignal): Promise<string> {
  if (id === '') return '';
  const found = await LOOK_UPS[name]?.(Number(id), signal).catch(() => undefined);
  return found === undefined ? id : referenceText(found);
}

/** Returns whether a text is the whole identifier of a resource, of which others may have longer ones with the same beginning. */
const hasIdentifier = (resource: unknown, text: string) =>
  (resource as { externalIdentifier?: string | null }).externalIdentifier?.toLowerCase() === text.toLowerCase();

/**
 * Returns the id of the only resource that a text names, or an empty text for an empty one; null if it names none or several. Digits are an id only if no
 * resource has a name or an identifier with them, because people type and scan the numbers of their own system; for a patient they never are, unless the
 * person may not search for patients.
 */
export async function idOfText(name: string, text: string): Promise<string | null> {
  if (text === '') return '';
  const isNumber = /^\d+$/.test(text);
  const field = { name, withArchived: true };
  const all = await find(field, text, new AbortController().signal).catch((error: unknown) => {
    if (isProblem(error, 'scope_missing')) return null;
    throw error;
  });
  if (all === null) return isNumber ? text : null;
  const found = all.map(referenceText);
  const exact = all.find((one) => hasIdentifier(one, text));
  const [only, another] = found.includes(text) ? [text] : exact === undefined ? found : [referenceText(exact)];
  if (only === undefined) return isNumber && name !== 'patient' ? text : null;
  return another === undefined ? String(idIn(only)) : null;
}
