import { isProblem } from '@rpm/client';
import { rpm } from '../service/rpm';
import { idIn, referenceText } from './reference-text';

/** Searches for resources by what a person has typed. @param patientId patient whom the form has chosen */
type Search = (text: string, signal: AbortSignal, patientId: number | undefined) => Promise<{ content: readonly unknown[] }>;

const SUGGESTIONS = 20;

const named = (text: string) => ({ ...(text !== '' && { name: text }), size: SUGGESTIONS });

/** Removes birth date and identifier from the text of a suggestion that a person edits: the list finds only names, and neither may be part of a URL. */
const nameIn = (text: string) => text.replace(/, (?:born |birth date unknown).*/, '');

const devices: Search = (text, signal, patientId) =>
  rpm.listDevices(
    { ...(text !== '' && { deviceIdentifier: text }), ...(patientId !== undefined && { patientId }), size: SUGGESTIONS },
    { signal },
  );

/** Finds the resources that a property can refer to, by the name of the property. */
const SEARCHES: Readonly<Record<string, Search>> = {
  patient: async (text, signal) => {
    const byName = await rpm.listPatients({ ...named(nameIn(text)), archived: false, sort: 'lastName' }, { signal });
    if (text === '') return byName;
    const byIdentifier = await rpm.listPatients({ externalIdentifier: [text], size: SUGGESTIONS }, { signal });
    const known = new Set(byIdentifier.content.map(({ id }) => id));
    return { content: [...byIdentifier.content, ...byName.content.filter(({ id }) => !known.has(id))] };
  },
  site: (text, signal) => rpm.listSites({ ...named(text), sort: 'name' }, { signal }),
  item: (text, signal) => rpm.listItems({ ...named(text), sort: 'name' }, { signal }),
  kit: (text, signal) => rpm.listKits({ ...named(text), archived: false, sort: 'name' }, { signal }),
  manufacturer: (text, signal) => rpm.listManufacturers({ ...named(text), sort: 'name' }, { signal }),
  device: devices,
  returnDevices: devices,
};

/**
 * Returns texts of {@link referenceText} for the resources that match what a person has typed.
 * @param patientId patient whom the form has chosen, whose devices are suggested
 */
export async function suggestionsFor(
  name: string,
  text: string,
  signal: AbortSignal,
  patientId: number | undefined,
): Promise<string[]> {
  const search = SEARCHES[name];
  // Text that ends in an id comes from a chosen suggestion.
  if (!search || /\(\d+\)$/.test(text)) return [];
  return (await search(text.trim(), signal, patientId)).content.map(referenceText);
}

/** Fetches the resource with an id, for the filters of lists. */
const LOOK_UPS: Readonly<Record<string, (id: number, signal: AbortSignal) => Promise<unknown>>> = {
  patient: (patientId, signal) => rpm.getPatient({ patientId }, { signal }),
  site: (siteId, signal) => rpm.getSite({ siteId }, { signal }),
  item: (itemId, signal) => rpm.getItem({ itemId }, { signal }),
  device: (deviceId, signal) => rpm.getDevice({ deviceId }, { signal }),
};

/** Returns the text of {@link referenceText} for an id; the id itself if the person may not read the resource, and an empty text for an empty one. */
export async function textOfId(name: string, id: string, signal: AbortSignal): Promise<string> {
  if (id === '') return '';
  const found = await LOOK_UPS[name]?.(Number(id), signal).catch(() => undefined);
  return found === undefined ? id : referenceText(found);
}

/**
 * Returns the id of the only resource that a text names, or an empty text for an empty one; null if it names none or several. Digits are an id only if no
 * resource has a name or an identifier with them, because people type and scan the numbers of their own system; for a patient they never are, unless the
 * person may not search for patients.
 */
export async function idOfText(name: string, text: string): Promise<string | null> {
  if (text === '') return '';
  const isNumber = /^\d+$/.test(text);
  const found = await suggestionsFor(name, text, new AbortController().signal, undefined).catch((error: unknown) => {
    if (isProblem(error, 'scope_missing')) return null;
    throw error;
  });
  if (found === null) return isNumber ? text : null;
  const [only, another] = found.includes(text) ? [text] : found;
  if (only === undefined) return isNumber && name !== 'patient' ? text : null;
  return another === undefined ? String(idIn(only)) : null;
}
