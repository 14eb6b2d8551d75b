import { ReasonInput, ReceiveInput, RETURN_VIEW, ReturnInput, ReturnQuery, ShipInput, TrackingNumbersInput } from '@rpm/domain';
import { transitionOperation } from '../fulfilment/transitions.openapi';
import { problemCodes } from '../openapi/problems';
import { resourcePart } from '../openapi/resource-part';

export const returnOpenApi = resourcePart(
  {
    area: 'orders',
    view: RETURN_VIEW,
    query: ReturnQuery,
    input: ReturnInput,
    operations: {
      list: 'Returns the returns of the organization of the key, newest first.',
      create: {
        operationId: 'requestReturn',
        summary: 'Request a return',
        description:
          'The devices keep their status until the return is shipped or received. A device can be on one open return only. Emits `return.statusFull`.',
        problems: problemCodes('recipient_required', 'order_empty', 'device_not_returnable'),
      },
    },
  },
  {
    'POST /api/v3/return/{returnId}/ship': transitionOperation('return', 'ship', {
      summary: 'Mark a return as shipped',
      body: ShipInput,
    }),
    'POST /api/v3/return/{returnId}/add-tracking-numbers': {
      operationId: 'addReturnTrackingNumbers',
      summary: 'Add tracking numbers to a return',
      description: 'Adds tracking numbers to a return that was shipped. Numbers that it has already are ignored.',
      body: TrackingNumbersInput,
      scope: 'fulfilment',
      problems: { conflict: { detail: 'The return is requested; it must be inTransit or received.' } },
    },
    'POST /api/v3/return/{returnId}/receive': transitionOperation('return', 'receive', {
      summary: 'Receive a return',
      body: ReceiveInput,
      isCorrection: true,
    }),
    'POST /api/v3/return/{returnId}/cancel': transitionOperation('return', 'cancel', {
      summary: 'Cancel a return',
      body: ReasonInput,
      scope: 'orders:write',
    }),
  },
);
