import { rpm } from '../service/rpm';
import { referenceText } from './draft';

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
  patient: (text, signal) =>
    nameIn(text) === ''
      ? rpm.listPatients({ archived: false, sort: 'lastName', size: SUGGESTIONS }, { signal })
      : rpm.searchPatients({ body: { query: nameIn(text), archived: false, size: SUGGESTIONS } }, { signal }),
  site: (text, signal) => rpm.listSites({ ...named(text), sort: 'name' }, { signal }),
  item: (text, signal) => rpm.listItems({ ...named(text), sort: 'name' }, { signal }),
  kit: (text, signal) => rpm.listKits({ ...named(text), archived: false, sort: 'name' }, { signal }),
  manufacturer: (text, signal) => rpm.listManufacturers({ ...named(text), sort: 'name' }, { signal }),
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
