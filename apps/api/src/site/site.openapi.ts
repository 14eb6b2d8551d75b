import { SITE_VIEW, SiteInput, SiteQuery } from '@rpm/domain';
import { resourcePart } from '../openapi/resource-part';

export const siteOpenApi = resourcePart({
  area: 'sites',
  tag: { name: 'Sites', description: 'Places that devices are shipped to and handed out from.' },
  noun: 'site',
  path: '/api/v3/site',
  id: 'siteId',
  view: SITE_VIEW,
  query: SiteQuery,
  input: SiteInput,
  patchExample: { active: false },
  validationError: { pointer: '/active', code: 'not_a_boolean', detail: 'Send true or false.' },
  operations: {
    list: 'The sites of the organization of the key, by id.',
    create:
      'Creates a site in the organization of the key and answers with it. Every property is optional: `{}` creates an active site ' +
      'without name or address. Each call creates another site, even if two bodies are equal, unless an Idempotency-Key prevents it.',
    find: 'One site of the organization of the key.',
    replace: 'Replaces all properties of a site.',
    change: 'Changes some properties of a site.',
  },
});
