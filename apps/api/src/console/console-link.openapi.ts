import { CONSOLE_LINK_VIEW, ConsoleLinkInput } from '@rpm/domain';
import { openApiPart } from '../openapi/resource-part';

export const consoleLinkOpenApi = openApiPart(
  { area: 'organization', heading: 'Console', view: CONSOLE_LINK_VIEW },
  {
    'POST /api/v3/console-link': {
      scope: 'console:write',
      operationId: 'createConsoleLink',
      summary: 'Create a link that signs a person in to the console',
      description:
        'Creates a link that can be used once, for a few minutes. Whoever opens it works in the console with the scopes of the link. The session ends ' +
        'with the key of this request. A key can hand out only scopes that it has itself; other ones are rejected with 403.',
      body: ConsoleLinkInput,
      problems: { conflict: { detail: 'The console of this service is off.' } },
    },
  },
);
