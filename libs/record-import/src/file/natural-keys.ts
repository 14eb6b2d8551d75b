import { keyIn, keyOf } from '@rpm/data-access';
import {
  type DeviceInput,
  type ItemInput,
  type ManufacturerInput,
  type PatientInput,
  type SiteInput,
  siteAddress,
  withoutSeparators,
} from '@rpm/domain';
import { type NaturalKey } from './import-records';

/** An empty text identifies nothing. */
const isFilled = (text: string | null | undefined) => text !== undefined && text !== null && text !== '';

/** Sites have no unique number. Two sites with the same name and address are treated as the same site. */
export const SITE_KEY: NaturalKey<SiteInput> = {
  statement: {
    name: 'find-same-site',
    text: 'select 1 from site where organization_id = $1 and name_key = identifier_key($2) and address is not distinct from $3::jsonb limit 1',
  },
  valuesOf: ({ name, address }) => (isFilled(name) ? [name, address ? siteAddress(address) : null] : null),
};

export const MANUFACTURER_KEY: NaturalKey<ManufacturerInput> = {
  statement: {
    name: 'find-same-manufacturer',
    text: 'select 1 from manufacturer where organization_id = $1 and name_key = identifier_key($2) limit 1',
  },
  valuesOf: ({ name }) => [name],
};

export const ITEM_KEY: NaturalKey<ItemInput> = {
  statement: {
    name: 'find-same-item',
    text: `select 1 from item where organization_id = $1 and sku_key = ${keyOf('item', '$2::text')} limit 1`,
  },
  valuesOf: ({ sku }) => (isFilled(sku) ? [sku] : null),
};

export const DEVICE_KEY: NaturalKey<DeviceInput> = {
  statement: {
    name: 'find-same-device',
    text: `with given as materialized (
        select type, ${keyIn('device_identifier', 'text')} as key from unnest($2::text[], $3::text[]) as g (type, text)
      )
      select 1 from device_identifier n
      where n.organization_id = $1 and (n.type, n.normalized) in (select type, key from given)
      group by n.device_id having count(*) = cardinality($2::text[])`,
  },
  valuesOf: ({ deviceIdentifiers }) => [
    deviceIdentifiers.map(({ type }) => type),
    deviceIdentifiers.map(({ type, value }) => withoutSeparators(type, value)),
  ],
};

export const PATIENT_KEY: NaturalKey<PatientInput> = {
  statement: {
    name: 'find-same-patient',
    text: `select 1 from patient where organization_id = $1 and external_identifier_key = ${keyOf('patient', '$2::text')}`,
  },
  valuesOf: ({ externalIdentifier }) => (isFilled(externalIdentifier) ? [externalIdentifier] : null),
};
