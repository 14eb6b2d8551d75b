import { SITE_VIEW, SiteInput, SiteQuery } from '@rpm/domain';
import { resourcePart } from '../openapi/resource-part';

export const siteOpenApi = resourcePart({
  area: 'sites',
  view: SITE_VIEW,
  query: SiteQuery,
  input: SiteInput,
  patchExample: { active: false },
  operations: {
    create:
      'Creates a site in the organization of the key and returns it. Every property is optional: `{}` creates an active site ' +
      'without a name or address. Each request creates another site, even if the bodies are equal, unless both have the same Idempotency-Key.',
    replace: {},
  },
});
