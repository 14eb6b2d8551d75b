import { type Patch } from '../input/merge-patch';

/** In the order of the specification. */
export const SITE_ADDRESS_MEMBERS = ['lineOne', 'lineTwo', 'lineThree', 'city', 'state', 'zipCode', 'country', 'note'] as const;

/** The shipping address of a site (specification, section 2). A member that was not given is null. */
export type SiteAddress = Record<(typeof SITE_ADDRESS_MEMBERS)[number], string | null>;

/** An address with every member present, in the order of the specification. */
export function siteAddress(given: Patch<SiteAddress>): SiteAddress {
  return Object.fromEntries(SITE_ADDRESS_MEMBERS.map((member) => [member, given[member] ?? null])) as SiteAddress;
}
