import { ReceiveInput, RETURN_VIEW, ReturnInput, ReturnQuery } from '@rpm/domain';
import { resourcePart, describeResource } from '../openapi/resource-part';
import { transitionOf } from '../order/transition.openapi';

const notReturnable = {
  pointer: '/returnDevices/0/id',
  code: 'device_not_returnable',
  detail: 'It is not with the sender, is on a return already, or is named twice.',
};
const sender = { pointer: '/patientId', code: 'recipient_required', detail: 'Send patientId or siteId.' };

const RETURN = {
  area: 'orders',
  tag: {
    name: 'Returns',
    description: 'Requests for devices, packed kits and counted items to come back from patients and sites.',
  },
  noun: 'return',
  id: 'returnId',
  view: RETURN_VIEW,
} as const;

export const returnOpenApi = resourcePart({
  ...RETURN,
  path: '/api/v3/return',
  query: ReturnQuery,
  input: ReturnInput,
  bodies: [ReceiveInput],
  bodyExample: {
    patientId: 1,
    returnItems: [{ item: { id: 2 }, count: 2 }],
    returnDevices: [{ id: 3 }],
    returnPackedKits: [{ id: 7 }],
    shippingOption: 'standard',
    emailLabel: true,
  },
  validationError: { pointer: '/returnDevices/0/id', code: 'not_found', detail: 'No device with this identifier exists.' },
  operations: {
    list: 'Returns the returns of the organization of the key, newest first.',
    find: 'Returns one return of the organization of the key.',
    create: {
      operationId: 'requestReturn',
      summary: 'Request a return',
      description:
        'The devices keep their status until the return is shipped or received. A device can be on one open return only. Emits `return.statusFull`.',
      problems: {
        recipient_required: { detail: sender.detail, errors: [sender] },
        order_empty: { detail: 'Name at least one item, device or kit to return.' },
        device_not_returnable: { detail: 'Name devices that are with the sender, each once.', errors: [notReturnable] },
      },
    },
  },
  paths: {
    '/api/v3/return/{returnId}/ship': {
      post: transitionOf(describeResource(RETURN), {
        scope: 'fulfilment',
        operationId: 'shipReturn',
        summary: 'Mark a return as shipped',
        description:
          'The status changes from `requested` or `labelSent` to `inTransit`. Devices of a site become `returning`. Devices of a patient stay assigned ' +
          'to the patient until they arrive, because readings may be taken until then. Emits `return.statusFull`.',
        body: 'ShipInput',
        bodyExample: { trackingNumbers: [{ carrier: 'Example Post', value: 'EX-000-002' }] },
        validationError: { pointer: '/trackingNumbers/0/value', code: 'required', detail: 'This property is required.' },
        conflict: 'The return is received; it must be requested or labelSent.',
      }),
    },
    '/api/v3/return/{returnId}/receive': {
      post: transitionOf(describeResource(RETURN), {
        scope: 'fulfilment',
        operationId: 'receiveReturn',
        summary: 'Receive a return',
        description:
          'Units that arrived are added to the central stock: devices leave their holder and become `available`, and counted units become free. Units ' +
          'that did not arrive stay where they are. The status becomes `received`, which is final. Emits `return.statusFull`, `packedKit.event` for kits, and ' +
          '`device.associationRemoved` for devices of patients.',
        body: 'ReceiveInput',
        bodyExample: { deviceIdentifiers: ['EXAMPLE-0003'], items: [{ item: { id: 2 }, count: 1 }] },
        validationError: {
          pointer: '/deviceIdentifiers/0',
          code: 'not_asked_for',
          detail: 'The return does not ask for this device.',
        },
        conflict: 'The return is cancelled; it must be requested or labelSent or inTransit.',
      }),
    },
    '/api/v3/return/{returnId}/cancel': {
      post: transitionOf(describeResource(RETURN), {
        scope: 'orders:write',
        operationId: 'cancelReturn',
        summary: 'Cancel a return',
        description:
          'Possible until the return is shipped. All devices and units stay where they are. Emits `return.statusFull`.',
        body: 'ReasonInput',
        bodyExample: { reason: 'The patient keeps it.' },
        validationError: { pointer: '/reason', code: 'not_text', detail: 'Send text.' },
        conflict: 'The return is inTransit; it must be requested or labelSent.',
      }),
    },
  },
});
