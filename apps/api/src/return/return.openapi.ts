import { ReceiveInput, RETURN_VIEW, ReturnInput, ReturnQuery } from '@rpm/domain';
import { usualProblems } from '../openapi/problems';
import { resourcePart } from '../openapi/resource-part';
import { reason, shipment, transition } from '../order/order-transitions.openapi';

export const returnOpenApi = resourcePart(
  {
    area: 'orders',
    view: RETURN_VIEW,
    query: ReturnQuery,
    input: ReturnInput,
    bodyExample: {
      patientId: 1,
      returnItems: [{ item: { id: 2 }, count: 2 }],
      returnDevices: [{ id: 3 }],
      returnPackedKits: [{ id: 7 }],
      shippingOption: 'standard',
      emailLabel: true,
    },
    operations: {
      list: 'Returns the returns of the organization of the key, newest first.',
      create: {
        operationId: 'requestReturn',
        summary: 'Request a return',
        description:
          'The devices keep their status until the return is shipped or received. A device can be on one open return only. Emits `return.statusFull`.',
        problems: usualProblems('recipient_required', 'order_empty', 'device_not_returnable'),
      },
    },
  },
  {
    'POST /api/v3/return/{returnId}/ship': {
      ...transition('The return is received; it must be requested or labelSent.'),
      ...shipment('EX-000-002'),
      operationId: 'shipReturn',
      summary: 'Mark a return as shipped',
      description:
        'The status changes from `requested` or `labelSent` to `inTransit`. Devices of a site become `returning`. Devices of a patient stay assigned ' +
        'to the patient until they arrive, because readings may be taken until then. Emits `return.statusFull`.',
    },
    'POST /api/v3/return/{returnId}/receive': {
      ...transition('The return is cancelled; it must be requested or labelSent or inTransit.'),
      operationId: 'receiveReturn',
      summary: 'Receive a return',
      description:
        'Units that arrived are added to the central stock: devices leave their holder and become `available`, and counted units become free. Units ' +
        'that did not arrive stay where they are. The status becomes `received`, which is final. Emits `return.statusFull`, `packedKit.event` for kits, and ' +
        '`device.associationRemoved` for devices of patients.',
      body: ReceiveInput,
      bodyExample: { deviceIdentifiers: ['EXAMPLE-0003'], items: [{ item: { id: 2 }, count: 1 }] },
    },
    'POST /api/v3/return/{returnId}/cancel': {
      ...transition('The return is inTransit; it must be requested or labelSent.'),
      ...reason('The patient keeps it.'),
      scope: 'orders:write',
      operationId: 'cancelReturn',
      summary: 'Cancel a return',
      description: 'Possible until the return is shipped. All devices and units stay where they are. Emits `return.statusFull`.',
    },
  },
);
