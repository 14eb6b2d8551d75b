import { flag, id, object, text } from '../view/property';
import { VERSION_PROPERTIES } from '../view/version-properties';
import { view, type ViewOf } from '../view/view';
import { type SiteAddress } from './site-address';

const line = (description: string, example: string | null = null) => text(description, { nullable: true, example });

export const SITE_ADDRESS_VIEW = view('SiteAddress', 'A shipping address. Parts that are not known are null.', {
  lineOne: line('First line of the street address.', '1 Example Street'),
  lineTwo: line('Second line of the street address.'),
  lineThree: line('Third line of the street address.'),
  city: line('City.', 'Testville'),
  state: line('State, province or region.', 'CA'),
  zipCode: line('Postal code.', '00000'),
  country: line('Country.', 'US'),
  note: line('Note for the carrier.'),
} satisfies Record<keyof SiteAddress, unknown>);

/** A site as the endpoints for sites return it (specification, section 2). */
export const SITE_VIEW = view('Site', 'A place that devices are shipped to and handed out from.', {
  id: id('Identifier, which the service assigns.', { example: 42 }),
  name: text('Name of the site.', { nullable: true, example: 'North Clinic' }),
  active: flag('Whether the site is active.', { example: true }),
  address: object(SITE_ADDRESS_VIEW, 'Shipping address; null if none is known.', { nullable: true }),
});

export type SiteView = ViewOf<typeof SITE_VIEW>;

/** A site with the properties that this service adds to the specification, for `view=record` and events. */
export const SITE_RECORD_VIEW = view('SiteRecord', 'A site with all of its properties.', {
  ...SITE_VIEW.properties,
  ...VERSION_PROPERTIES,
});

export type SiteRecordView = ViewOf<typeof SITE_RECORD_VIEW>;

/** A site as embedded in another resource. */
export const SITE_REFERENCE_VIEW = view('SiteReference', 'A site, as part of another resource.', {
  id: id('Identifier of the site.', { example: 42 }),
  name: SITE_VIEW.properties.name,
});

export type SiteReferenceView = ViewOf<typeof SITE_REFERENCE_VIEW>;
