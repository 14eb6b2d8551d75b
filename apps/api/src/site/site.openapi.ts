import { type Site, type SiteAddress, type SiteInput } from '@rpm/domain';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart, type Schema } from '../openapi/model';
import { json, jsonContent, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { givenObject, id, ref, refOrNull, shownObject } from '../openapi/schema';

const text = (maxLength: number, description: string): Schema => ({ type: ['string', 'null'], maxLength, description });

const ADDRESS = {
  lineOne: text(255, 'First line.'),
  lineTwo: text(255, 'Second line.'),
  lineThree: text(255, 'Third line.'),
  city: text(255, 'City.'),
  state: text(255, 'State, province or region.'),
  zipCode: text(255, 'Postal code.'),
  country: text(255, 'Country.'),
  note: text(2000, 'Anything a carrier should know.'),
} satisfies Record<keyof SiteAddress, Schema>;

const name = text(255, 'Name of the site.');
const IGNORED_ID: Schema = {
  type: ['integer', 'null'],
  format: 'int64',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Accepted and ignored: the service manages identifiers.',
};

const schemas = {
  SiteInput: givenObject(
    'A site as a caller describes it. Every member may be left out or null. Lengths count characters; text is kept as it is sent.',
    {
      id: IGNORED_ID,
      name,
      active: { type: ['boolean', 'null'], default: true, description: 'Whether the site is active.' },
      address: refOrNull('SiteAddressInput', 'Shipping address.'),
    } satisfies Record<keyof SiteInput, Schema>,
  ),
  SiteAddressInput: givenObject('A shipping address, in part or whole.', ADDRESS),
  Site: shownObject('A place that devices are shipped to.', {
    id: id('Managed by the service.'),
    name,
    active: { type: 'boolean', description: 'Whether the site is active.' },
    address: refOrNull('SiteAddress', 'Shipping address; null when none was given.'),
  } satisfies Record<keyof ReturnType<Site['toJSON']>, Schema>),
  SiteAddress: shownObject('A shipping address. Members that were not given are null.', ADDRESS),
};

const address = { lineOne: '1 Example Street', city: 'Testville', state: 'CA', zipCode: '00000', country: 'US' };

export const siteOpenApi: OpenApiPart = {
  tag: { name: 'Sites', description: 'Places that devices are shipped to.' },
  schemas,
  paths: {
    '/api/v3/site': {
      post: keyedOperation('sites:write', {
        operationId: 'createSite',
        summary: 'Create a site',
        description:
          'Creates a site in the organization of the key and answers with it. Every field is optional: `{}` creates an active site ' +
          'without name or address. Each call creates another site, also when two bodies are equal.',
        tags: ['Sites'],
        requestBody: {
          required: true,
          description: 'The site. Fields it does not have are refused.',
          content: jsonContent(ref('SiteInput'), {
            whole: { summary: 'A site with an address', value: { name: 'North Clinic', active: true, address } },
            empty: { summary: 'The least that is accepted', value: {} },
          }),
        },
        answers: {
          200: json('The site as it was created.', keyedHeaders(), ref('Site'), {
            whole: {
              summary: 'A site with an address',
              value: {
                id: 42,
                name: 'North Clinic',
                active: true,
                address: { ...address, lineTwo: null, lineThree: null, note: null },
              },
            },
            empty: { summary: 'Of an empty object', value: { id: 43, name: null, active: true, address: null } },
          }),
        },
        problems: {
          ...BODY,
          invalid_input: {
            detail: 'Correct /nam, /active and send the request again.',
            errors: [
              { pointer: '/nam', code: 'unknown_member', detail: 'There is no such member. Did you mean name?' },
              { pointer: '/active', code: 'not_a_boolean', detail: 'Send true or false.' },
            ],
          },
        },
      }),
    },
  },
};
