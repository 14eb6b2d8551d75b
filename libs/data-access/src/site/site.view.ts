import { type Site, SITE_ADDRESS_PROPERTIES, SITE_REFERENCE_VIEW, SITE_RECORD_VIEW, SITE_VIEW } from '@rpm/domain';
import { jsonObject, objectOrNull, viewAsJson, registerChanges } from '@rpm/database';

const ADDRESS = jsonObject(Object.fromEntries(SITE_ADDRESS_PROPERTIES.map((property) => [property, `s.address->'${property}'`])));

const address = objectOrNull('s.address', ADDRESS);

/** SQL expression that converts the row `s` to the JSON of a site (specification, section 2). */
export const SITE = viewAsJson<typeof SITE_VIEW, Site>(SITE_VIEW, 's', { address });

/** SQL expression that converts the row `s` to the record of a site. */
export const SITE_RECORD = viewAsJson<typeof SITE_RECORD_VIEW, Site>(SITE_RECORD_VIEW, 's', { address });

/** SQL expression that converts the row `s` to the JSON of a site embedded in another resource. */
export const SITE_REFERENCE = viewAsJson<typeof SITE_REFERENCE_VIEW, Site>(SITE_REFERENCE_VIEW, 's', {});

registerChanges({ subject: 'site', table: 'site', alias: 's', json: SITE_RECORD, deletable: true });
