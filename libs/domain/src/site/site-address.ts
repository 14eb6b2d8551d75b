import { type Patch } from '../patch/merge-patch';

/** The properties of a site's address, in the order of the specification. */
export const SITE_ADDRESS_PROPERTIES = [
  'lineOne',
  'lineTwo',
  'lineThree',
  'city',
  'state',
  'zipCode',
  'country',
  'note',
] as const;

/** The shipping address of a site (specification, section 2). A property without a value is null. */
export type SiteAddress = Record<(typeof SITE_ADDRESS_PROPERTIES)[number], string | null>;

/** Completes an address: returns it with every property, in the order of the specification. */
export function siteAddress(input: Patch<SiteAddress>): SiteAddress {
  return Object.fromEntries(SITE_ADDRESS_PROPERTIES.map((property) => [property, input[property] ?? null])) as SiteAddress;
}
