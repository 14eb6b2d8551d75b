import { hrefOf } from '../service/address';

/** Maximum number of patients for whom one page changes records or prints reports. */
export const MAX_SELECTED = 100;

/** Returns the address of a page about several patients. It contains their ids only, because addresses are kept in the history of the browser. */
export const hrefOfPatients = (
  path: string,
  ids: readonly number[],
  query: Readonly<Record<string, string | number | undefined>> = {},
) => hrefOf(path, { ...query, patients: ids.join('-') });

/** Reads the ids of the patients from the query of such an address, without repetitions. */
export function patientIdsOf(query: URLSearchParams): number[] {
  const ids = (query.get('patients') ?? '').split('-').filter((id) => /^[1-9]\d{0,15}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MAX_SELECTED);
}
