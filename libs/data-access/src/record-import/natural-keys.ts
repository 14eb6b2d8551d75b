import { type ItemInput, type ManufacturerInput, type SiteInput, siteAddress } from '@rpm/domain';
import { type NaturalKey } from './import-records';

/** Sites have no key of their own: one of the same name at the same address is the same one. */
export const SITE_KEY: NaturalKey<SiteInput> = {
  statement: {
    name: 'find-same-site',
    text: 'select 1 from site where organization_id = $1 and name = $2 and address is not distinct from $3::jsonb limit 1',
  },
  valuesOf: ({ name, address }) => (name ? [name, address ? siteAddress(address) : null] : null),
};

export const MANUFACTURER_KEY: NaturalKey<ManufacturerInput> = {
  statement: {
    name: 'find-same-manufacturer',
    text: 'select 1 from manufacturer where organization_id = $1 and name = $2 limit 1',
  },
  valuesOf: ({ name }) => [name],
};

export const ITEM_KEY: NaturalKey<ItemInput> = {
  statement: { name: 'find-same-item', text: 'select 1 from item where organization_id = $1 and sku = $2 limit 1' },
  valuesOf: ({ sku }) => (sku ? [sku] : null),
};
