import { DEVICE_STATUSES, PATIENT_SORTS } from '@rpm/domain';
import { measureLists, type MeasuredList } from '../measure/list-times';
import { type Row } from '../row';
import { COMMON_SITE, fillResourceLists, RARE_SITE } from './fill-resource-lists';

const PATIENT_FILTERS: Record<string, string> = {
  '': 'true',
  'siteId=1': `site_id = ${COMMON_SITE}`,
  'siteId=2': `site_id = ${RARE_SITE}`,
  'email=testina-77@example.org': `email = 'testina-77@example.org'`,
  'externalIdentifier=list-77': `external_identifier = 'list-77'`,
  'id=77': 'id = 77',
  'name=SAMPLETON': 'true',
  'name=7%20sampleton1': `first_name || ' ' || last_name like '%7 Sampleton1%'`,
  'name=nobody': 'false',
  'archived=false': 'not archived',
  'archived=true': 'archived',
  'enrolled=true': 'enrolled',
  'dateOfBirthMin=1935-01-01': `date_of_birth >= '1935-01-01'`,
  'dateOfBirthMin=1960-01-01&dateOfBirthMax=1960-01-31': `date_of_birth between '1960-01-01' and '1960-01-31'`,
  'zipCode=90077': `address->>'zipCode' = '90077'`,
  'country=US': `address->>'country' = 'US'`,
  'country=CA&archived=true': `address->>'country' = 'CA' and archived`,
};
const PATIENT_COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  dateOfBirth: 'date_of_birth',
  externalIdentifier: 'external_identifier',
  id: 'id',
};

const DEVICE_FILTERS: Record<string, string> = {
  '': 'true',
  ...Object.fromEntries(DEVICE_STATUSES.map((status) => [`currentStatus=${status}`, `current_status = '${status}'`])),
  'siteId=1': `site_id = ${COMMON_SITE}`,
  'siteId=2': `site_id = ${RARE_SITE}`,
  'patientId=77': 'current_patient_id = 77',
  'itemId=7': 'item_id = 7',
  'deviceIdentifier=serial-77': 'id = 77',
  'disabledReadings=true': 'disabled_readings',
  'disabledReadings=false': 'not disabled_readings',
  'currentStatus=withPatient&itemId=7&siteId=1&disabledReadings=false': `current_status = 'withPatient' and item_id = 7 and site_id = 1 and not disabled_readings`,
};

const fromOf = (table: string, condition: string) => `${table} where organization_id = $1 and ${condition}`;

const LISTS: MeasuredList[] = [
  ...Object.entries(PATIENT_FILTERS).flatMap(([filter, condition]) =>
    PATIENT_SORTS.flatMap((sort) =>
      [false, true].map((isDescending): MeasuredList => {
        const direction = isDescending ? 'desc' : 'asc';
        const path = `/api/v3/patient?sort=${sort}&sortDescending=${isDescending}${filter === '' ? '' : `&${filter}`}`;
        return { path, from: fromOf('patient', condition), order: `${PATIENT_COLUMNS[sort]} ${direction}, id ${direction}` };
      }),
    ),
  ),
  ...Object.entries(DEVICE_FILTERS).map(([filter, condition]): MeasuredList => {
    return { path: `/api/v3/device${filter === '' ? '' : `?${filter}`}`, from: fromOf('device', condition), order: 'id' };
  }),
];

export const resourceLists: Row = {
  name: 'resource-lists',
  about: 'lists of --readings patients and as many devices: each filter and sort order, first, deep and last page, p50 and p95',
  defaults: { readings: 100_000, rounds: 20 },
  run: async (bench) => {
    const urls = await bench.server.open(`resource_lists_${bench.readings}`);
    return measureLists(bench, urls, {
      size: 15,
      lists: LISTS,
      fill: async (administration) => {
        const [first] = await administration.query<{ id: number | null }[]>('select min(id) as id from organization');
        return first?.id ?? fillResourceLists(administration, bench.readings);
      },
    });
  },
};
