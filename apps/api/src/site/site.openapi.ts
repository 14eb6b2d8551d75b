import { SiteAddressInput, SiteInput, SiteQuery, type SiteAddress } from '@rpm/domain';
import { given, givenPatch, queryParameters } from '../openapi/given';
import { type OpenApiPart } from '../openapi/model';
import { pageSchema } from '../openapi/page-schema';
import { changing, creating, finding, listing, replacing, type ResourceWords } from '../openapi/resource-operations';
import { id, refOrNull, shownObject, textOrNull } from '../openapi/schema';

const ADDRESS: Record<keyof SiteAddress, string> = {
  lineOne: 'First line.',
  lineTwo: 'Second line.',
  lineThree: 'Third line.',
  city: 'City.',
  state: 'State, province or region.',
  zipCode: 'Postal code.',
  country: 'Country.',
  note: 'Anything a carrier should know.',
};

const WORDS = {
  id: 'Accepted and ignored: the service manages identifiers.',
  name: 'Name of the site.',
  active: 'Whether the site is active; true unless said otherwise.',
  address: 'Shipping address.',
};

const schemas = {
  ...given(SiteInput, 'A site as a caller describes it. Text is kept as it is sent; lengths count characters.', WORDS),
  ...givenPatch('SitePatchInput', SiteInput, 'What is to change of a site.', WORDS),
  ...given(SiteAddressInput, 'A shipping address, in part or whole.', ADDRESS),
  Site: shownObject('A place that devices are shipped to and handed out from.', {
    id: id('Managed by the service.'),
    name: textOrNull(WORDS.name),
    active: { type: 'boolean', description: 'Whether the site is active.' },
    address: refOrNull('SiteAddress', 'Shipping address; null when none was given.'),
  }),
  SiteAddress: shownObject(
    'A shipping address. Members that were not given are null.',
    Object.fromEntries(Object.entries(ADDRESS).map(([member, description]) => [member, textOrNull(description)])),
  ),
  ...pageSchema('Site'),
};

const address = { lineOne: '1 Example Street', city: 'Testville', state: 'CA', zipCode: '00000', country: 'US' };

const SITE: ResourceWords = {
  area: 'sites',
  tag: 'Sites',
  noun: 'site',
  schema: 'Site',
  id: 'siteId',
  example: { id: 42, name: 'North Clinic', active: true, address: { ...address, lineTwo: null, lineThree: null, note: null } },
};

const fault = { pointer: '/active', code: 'not_a_boolean', detail: 'Send true or false.' };
const bodyExample = { name: 'North Clinic', active: true, address };

export const siteOpenApi: OpenApiPart = {
  tag: { name: 'Sites', description: 'Places that devices are shipped to and handed out from.' },
  schemas,
  paths: {
    '/api/v3/site': {
      get: listing(SITE, {
        description: 'The sites of the organization of the key, by id.',
        parameters: queryParameters(SiteQuery, {
          name: 'Only sites whose name contains this, whatever the case.',
          active: 'Only sites that are active, or only those that are not.',
        }),
      }),
      post: creating(SITE, {
        description:
          'Creates a site in the organization of the key and answers with it. Every field is optional: `{}` creates an active site ' +
          'without name or address. Each call creates another site, also when two bodies are equal, unless an Idempotency-Key says otherwise.',
        body: 'SiteInput',
        bodyExample,
        fault,
      }),
    },
    '/api/v3/site/{siteId}': {
      get: finding(SITE, { description: 'One site of the organization of the key.' }),
      put: replacing(SITE, { description: 'Describes a site anew.', body: 'SiteInput', bodyExample, fault }),
      patch: changing(SITE, {
        description: 'Changes some of what describes a site.',
        body: 'SitePatchInput',
        bodyExample: { active: false },
        fault,
      }),
    },
  },
};
