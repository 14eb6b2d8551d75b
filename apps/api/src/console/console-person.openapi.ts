import {
  CONSOLE_INVITATION_VIEW,
  CONSOLE_PERSON_VIEW,
  CONSOLE_SESSION_VIEW,
  ConsolePersonInput,
  ConsolePersonQuery,
  ConsolePersonScopesInput,
  ConsoleSessionQuery,
} from '@rpm/domain';
import { openApiPart } from '../openapi/resource-part';

const SCOPE = 'console:write' as const;
const ONLY_OWN = 'A caller can hand out only scopes that it has itself; other ones are rejected with 403.';
const DISABLED = { conflict: { detail: 'This person is disabled.' } };

export const consolePersonOpenApi = openApiPart(
  { area: 'organization', heading: 'People of the console', view: CONSOLE_PERSON_VIEW },
  {
    'GET /api/v3/console-person': {
      scope: SCOPE,
      operationId: 'listConsolePeople',
      isServedByStandby: false,
      summary: 'List people',
      description:
        'Returns the people who can sign in to the console with a passkey, with their passkeys and sessions, ordered by id.',
      query: ConsolePersonQuery,
    },
    'POST /api/v3/console-person': {
      scope: SCOPE,
      operationId: 'inviteConsolePerson',
      summary: 'Invite a person',
      description: `Creates a person, and a link with which that person registers a passkey once within 24 hours. ${ONLY_OWN}`,
      body: ConsolePersonInput,
      view: CONSOLE_INVITATION_VIEW,
      problems: { conflict: { detail: 'There is a person with this name. Invite that person again, or choose another name.' } },
    },
    'GET /api/v3/console-person/{personId}': {
      scope: SCOPE,
      operationId: 'getConsolePerson',
      summary: 'Fetch a person',
      description: 'Returns one person with the passkeys and the sessions.',
    },
    'GET /api/v3/console-person/{personId}/session': {
      scope: SCOPE,
      view: CONSOLE_SESSION_VIEW,
      operationId: 'listConsoleSessions',
      isServedByStandby: false,
      summary: 'List the sessions of a person',
      description:
        'Returns all sessions of a person that have not ended, newest first. The person itself contains only the newest hundred.',
      query: ConsoleSessionQuery,
    },
    'POST /api/v3/console-person/{personId}/invite': {
      scope: SCOPE,
      operationId: 'inviteConsolePersonAgain',
      summary: 'Invite a person again',
      description: `Creates another link for a person, who may have lost a device or wants a second passkey. An earlier link stops working. ${ONLY_OWN}`,
      view: CONSOLE_INVITATION_VIEW,
      problems: DISABLED,
    },
    'POST /api/v3/console-person/{personId}/scopes': {
      scope: SCOPE,
      operationId: 'changeConsolePersonScopes',
      summary: 'Change what a person may do',
      description: `Replaces the scopes of a person. The sessions of the person end at once. ${ONLY_OWN}`,
      body: ConsolePersonScopesInput,
      problems: DISABLED,
    },
    'POST /api/v3/console-person/{personId}/enable': {
      scope: SCOPE,
      operationId: 'enableConsolePerson',
      summary: 'Enable a person',
      description: `Lets a disabled person sign in again with the same scopes. ${ONLY_OWN}`,
    },
    'POST /api/v3/console-person/{personId}/disable': {
      scope: SCOPE,
      operationId: 'disableConsolePerson',
      summary: 'Disable a person',
      description:
        'Keeps a person from signing in. The sessions of the person end at once, and a pending invitation stops working.',
    },
    'POST /api/v3/console-person/{personId}/end-sessions': {
      scope: SCOPE,
      operationId: 'endConsoleSessions',
      summary: 'End all sessions of a person',
      description: 'Ends the sessions of a person in all browsers at once. The person can sign in again.',
    },
    'POST /api/v3/console-person/{personId}/session/{sessionId}/end': {
      scope: SCOPE,
      operationId: 'endConsoleSession',
      summary: 'End a session of a person',
      description: 'Ends one session of a person at once. The person can sign in again.',
    },
    'POST /api/v3/console-person/{personId}/passkey/{passkeyId}/remove': {
      scope: SCOPE,
      operationId: 'removeConsolePasskey',
      summary: 'Remove a passkey',
      description: 'Removes a passkey of a person. The last one can only be removed while an invitation is pending.',
      problems: { conflict: { detail: 'This is the last passkey of the person. Invite the person again first.' } },
    },
  },
);
