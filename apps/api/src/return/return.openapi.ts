import { ReceiveInput, RETURN_VIEW, ReturnInput, ReturnQuery } from '@rpm/domain';
import { resourcePart, wordsOf } from '../openapi/resource-part';
import { transitionOf } from '../order/transition.openapi';

const notReturnable = {
  pointer: '/returnDevices/0/id',
  code: 'device_not_returnable',
  detail: 'It is not with the sender, is on a return already, or is named twice.',
};
const sender = { pointer: '/patientId', code: 'recipient_required', detail: 'Send patientId or siteId.' };

const RETURN = {
  area: 'orders',
  tag: { name: 'Returns', description: 'What comes back from patients and sites.' },
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
    list: 'The returns of the organization of the key, newest first.',
    find: 'One return of the organization of the key.',
    create: {
      operationId: 'requestReturn',
      summary: 'Request a return',
      description:
        'Nothing changes for the devices until they arrive. A device is on one return at a time. Emits `return.statusFull`.',
      problems: {
        recipient_required: { detail: sender.detail, errors: [sender] },
        order_empty: { detail: 'Say what is to come back.' },
        device_not_returnable: { detail: 'Name devices that are with the sender, each once.', errors: [notReturnable] },
      },
    },
  },
  paths: {
    '/api/v3/return/{returnId}/ship': {
      post: transitionOf(wordsOf(RETURN), {
        scope: 'fulfilment',
        operationId: 'shipReturn',
        summary: 'Mark a return as shipped',
        description:
          '`requested` or `labelSent` becomes `inTransit`. Devices of a site become `returning`; devices of a patient stay with the patient ' +
          'until they arrive, because they may be used until then. Emits `return.statusFull`.',
        body: 'ShipInput',
        bodyExample: { trackingNumbers: [{ carrier: 'Example Post', value: 'EX-000-002' }] },
        fault: { pointer: '/trackingNumbers/0/value', code: 'required', detail: 'This member is needed.' },
        conflict: 'The return is received; it must be requested or labelSent.',
      }),
    },
    '/api/v3/return/{returnId}/receive': {
      post: transitionOf(wordsOf(RETURN), {
        scope: 'fulfilment',
        operationId: 'receiveReturn',
        summary: 'Receive a return',
        description:
          'Whatever arrived is in the central stock: devices leave their holder and become `available`, counted units become free. Whatever ' +
          'did not arrive stays where it is. The return becomes `received`, which is final. Emits `return.statusFull`, `packedKit.event` for kits, and ' +
          '`device.associationRemoved` for devices of patients.',
        body: 'ReceiveInput',
        bodyExample: { deviceIdentifiers: ['EXAMPLE-0003'], items: [{ item: { id: 2 }, count: 1 }] },
        fault: {
          pointer: '/deviceIdentifiers/0',
          code: 'not_asked_for',
          detail: 'The return does not ask for this device.',
        },
        conflict: 'The return is cancelled; it must be requested or labelSent or inTransit.',
      }),
    },
    '/api/v3/return/{returnId}/cancel': {
      post: transitionOf(wordsOf(RETURN), {
        scope: 'orders:write',
        operationId: 'cancelReturn',
        summary: 'Cancel a return',
        description: 'Possible until it is shipped. Everything stays where it is. Emits `return.statusFull`.',
        body: 'ReasonInput',
        bodyExample: { reason: 'The patient keeps it.' },
        fault: { pointer: '/reason', code: 'not_text', detail: 'Send text.' },
        conflict: 'The return is inTransit; it must be requested or labelSent.',
      }),
    },
  },
});
