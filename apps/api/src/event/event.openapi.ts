import { CursorExpired, EVENT_FEED_VIEW, EventFeedQuery, OLDEST_CURSOR } from '@rpm/domain';
import { INVALID_INPUT } from '../openapi/problems';
import { openApiPart } from '../openapi/resource-part';

export const eventOpenApi = openApiPart(
  { area: 'webhooks', heading: 'Event feed', view: EVENT_FEED_VIEW },
  {
    'GET /api/v3/event': {
      operationId: 'readEvents',
      summary: 'Read the event feed',
      description:
        'Returns the events of the organization in the order in which they were published, also those that no webhook receives. Send the `cursor` ' +
        `of each answer as \`after\` of the next request. Without \`after\`, the feed starts now; \`after=${OLDEST_CURSOR}\` starts at the oldest ` +
        'event that is kept. With `wait`, the answer is delayed until there is an event. Only events whose type the key may read are returned: ' +
        'the key needs the read scope of each type, such as `patients:read` for `patient.created`.',
      query: EventFeedQuery,
      problems: {
        ...INVALID_INPUT,
        cursor_expired: { detail: new CursorExpired('57').detail },
      },
    },
  },
);
