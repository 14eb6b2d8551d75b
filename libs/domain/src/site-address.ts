import { type Patch } from './input/merge-patch';

const MEMBERS = ['lineOne', 'lineTwo', 'lineThree', 'city', 'state', 'zipCode', 'country', 'note'] as const;

export type SiteAddressMember = (typeof MEMBERS)[number];

/** The shipping address of a site (specification, section 2). A member that was not given is null. */
export type SiteAddress = Record<SiteAddressMember, string | null>;

/** An address with every member present, in the order of the specification. */
export function siteAddress(given: Patch<SiteAddress>): SiteAddress {
  return Object.fromEntries(MEMBERS.map((member) => [member, given[member] ?? null])) as SiteAddress;
}
