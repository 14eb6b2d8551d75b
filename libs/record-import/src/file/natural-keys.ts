import { statement } from '@rpm/database';
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
  statement: statement({
    name: 'find-same-site',
    text: `select 1 from site where organization_id = $organizationId and name_key = identifier_key($name) and address is not distinct from $address::jsonb
      limit 1`,
  }),
  argumentsOf: ({ name, address }) => (isFilled(name) ? { name, address: address ? siteAddress(address) : null } : null),
};

export const MANUFACTURER_KEY: NaturalKey<ManufacturerInput> = {
  statement: statement({
    name: 'find-same-manufacturer',
    text: 'select 1 from manufacturer where organization_id = $organizationId and name_key = identifier_key($name) limit 1',
  }),
  argumentsOf: ({ name }) => ({ name }),
};

export const ITEM_KEY: NaturalKey<ItemInput> = {
  statement: statement({
    name: 'find-same-item',
    text: `select 1 from item where organization_id = $organizationId and sku_key = ${keyOf('item', '$sku::text')} limit 1`,
  }),
  argumentsOf: ({ sku }) => (isFilled(sku) ? { sku } : null),
};

export const DEVICE_KEY: NaturalKey<DeviceInput> = {
  statement: statement({
    name: 'find-same-device',
    text: `with given as materialized (
        select type, ${keyIn('device_identifier', 'text')} as key from unnest($types::text[], $texts::text[]) as g (type, text)
      )
      select 1 from device_identifier n
      where n.organization_id = $organizationId and (n.type, n.normalized) in (select type, key from given)
      group by n.device_id having count(*) = cardinality($types::text[])`,
  }),
  argumentsOf: ({ deviceIdentifiers }) => ({
    types: deviceIdentifiers.map(({ type }) => type),
    texts: deviceIdentifiers.map(({ type, value }) => withoutSeparators(type, value)),
  }),
};

export const PATIENT_KEY: NaturalKey<PatientInput> = {
  statement: statement({
    name: 'find-same-patient',
    text: `select 1 from patient where organization_id = $organizationId and external_identifier_key = ${keyOf('patient', '$externalIdentifier::text')}`,
  }),
  argumentsOf: ({ externalIdentifier }) => (isFilled(externalIdentifier) ? { externalIdentifier } : null),
};
