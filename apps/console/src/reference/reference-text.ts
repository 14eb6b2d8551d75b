import { isNamedPatient, patientText } from '../named-patient/patient';

/**
 * Returns the text of a reference to a resource: its name, if it has one, what distinguishes it from others of this name, and its id, such as
 * `North Clinic (12)`. {@link referenceOf} reads the id.
 */
export function referenceText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const {
    id,
    name,
    item,
    deviceIdentifiers = [],
  } = value as Record<'id' | 'name', string | undefined> & {
    item?: { name: string };
    deviceIdentifiers?: readonly { value: string }[];
  };
  const device = item && [item.name, ...deviceIdentifiers.map((one) => one.value)].join(', ');
  const named = isNamedPatient(value) ? patientText(value) : (name ?? device);
  return named === undefined ? String(id) : `${named} (${id})`;
}

/** Reads the id at the end of a text of {@link referenceText}, or a text that is an id. */
export function referenceOf(text: string): { id: number | string } {
  const id = /^\s*(\d+)\s*$|\((\d+)\)\s*$/.exec(text);
  return { id: id ? Number(id[1] ?? id[2]) : text };
}

/** Returns the id in the text of a reference; undefined if it has none. */
export const idIn = (text: unknown): number | undefined => {
  const { id } = typeof text === 'string' ? referenceOf(text) : { id: '' };
  return typeof id === 'number' ? id : undefined;
};
