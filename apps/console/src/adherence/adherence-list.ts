import { type AdherenceWithDates } from '@rpm/client';
import { type ListPage } from '../components/table';
import { rpm } from '../service/rpm';

/** Loads a page of the list with the dates of each patient, in one request. */
export async function loadAdherenceList(input: object, signal: AbortSignal): Promise<ListPage<AdherenceWithDates>> {
  return (await rpm.listAdherence({ ...input, days: true }, { signal })) as ListPage<AdherenceWithDates>;
}
