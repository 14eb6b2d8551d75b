import { API_KEY_VIEW, API_KEY_WITH_TOKEN_VIEW, ApiKeyInput, ApiKeyRotationInput, CALLER_VIEW, ApiKeyQuery } from '@rpm/domain';
import { openApiPart } from '../openapi/resource-part';

const SCOPE = 'keys:write' as const;
const ONLY_OWN = 'A key can hand out only scopes that it has itself; other ones are rejected with 403.';
const REVOKED = { conflict: { detail: 'This API key has already been revoked.' } };

export const apiKeyOpenApi = openApiPart(
  { area: 'organization', heading: 'API keys', view: API_KEY_VIEW },
  {
    'GET /api/v3/api-key': {
      scope: SCOPE,
      operationId: 'listApiKeys',
      isServedByStandby: false,
      summary: 'List API keys',
      description: 'Returns the API keys of the organization, ordered by id, without the keys themselves.',
      query: ApiKeyQuery,
    },
    'POST /api/v3/api-key': {
      scope: SCOPE,
      operationId: 'createApiKey',
      summary: 'Create an API key',
      description: `Creates an API key. Only this response contains the key itself. ${ONLY_OWN}`,
      body: ApiKeyInput,
      view: API_KEY_WITH_TOKEN_VIEW,
    },
    'GET /api/v3/api-key/{apiKeyId}': {
      scope: SCOPE,
      operationId: 'getApiKey',
      summary: 'Fetch an API key',
      description: 'Returns one API key of the organization, without the key itself.',
    },
    'POST /api/v3/api-key/{apiKeyId}/rotate': {
      scope: SCOPE,
      operationId: 'rotateApiKey',
      summary: 'Rotate an API key',
      description:
        'Creates a key with the same name and scopes and returns it. The replaced key remains valid for a while, so that its users can change to the ' +
        `new one. ${ONLY_OWN}`,
      body: ApiKeyRotationInput,
      view: API_KEY_WITH_TOKEN_VIEW,
      problems: REVOKED,
    },
    'POST /api/v3/api-key/{apiKeyId}/revoke': {
      scope: SCOPE,
      operationId: 'revokeApiKey',
      summary: 'Revoke an API key',
      description:
        'Revokes a key at once, even one that a rotation has replaced and that is still valid, or that of the request.',
      problems: REVOKED,
    },
    'GET /api/v3/me': {
      scope: null,
      operationId: 'getCaller',
      summary: 'Fetch what the key may do',
      description:
        'Returns the organization, the name, the scopes and the expiry of the key of the request, and in the console also the person who signed in.',
      view: CALLER_VIEW,
    },
  },
);
