import { ReceiveInput, RETURN_STATUSES, ReturnInput, ReturnQuery, SAMPLE_RETURN } from '@rpm/domain';
import { actOn } from '../order/act.openapi';
import { happening, list, PARTY, SHIPPING } from '../order/order-schemas.openapi';
import { bodySchema, queryParameters } from '../openapi/input-schema';
import { type OpenApiPart, type Schema } from '../openapi/model';
import { pageSchema } from '../openapi/page-schema';
import { creating, finding, listing, type ResourceWords } from '../openapi/resource-operations';
import { id, instant, ref, shownObject } from '../openapi/schema';

const idOrNull = (description: string): Schema => ({ ...id(description), type: ['integer', 'null'] });

const schemas: Record<string, Schema> = {
  Return: shownObject('What comes back from a patient or a site.', {
    id: id('Managed by the service.'),
    status: { type: 'string', enum: RETURN_STATUSES, description: 'Where the return is in its life now.' },
    ...PARTY,
    orderId: idOrNull('The order it was asked for with, or that could not be delivered; null when it is by itself.'),
    returnItems: list('ReturnItem', 'Items that come back by count, in the order in which they were asked for.'),
    returnDevices: list('ReturnDevice', 'Devices that come back, by id.'),
    ...SHIPPING,
    returnEvents: list('ReturnEvent', 'What has happened to it, oldest first.'),
    createTimestamp: instant('When it was asked for.'),
  }),
  ReturnItem: shownObject('So many of an item.', {
    item: ref('EmbeddedItem'),
    count: { type: 'integer', minimum: 1, description: 'How many were asked for.' },
    received: { type: ['integer', 'null'], minimum: 0, description: 'How many have come; null until it is received.' },
  }),
  ReturnDevice: shownObject('A device that comes back.', {
    device: ref('PackedDevice'),
    packedKitId: idOrNull('The kit it was packed in, where the kit was asked for; else null.'),
    received: { type: ['boolean', 'null'], description: 'Whether it has come; null until the return is received.' },
  }),
  ReturnEvent: happening('Something that happened to a return.', RETURN_STATUSES),
  ...pageSchema('Return'),
  ...bodySchema(ReturnInput),
  ...bodySchema(ReceiveInput),
};

const RETURN: ResourceWords = {
  area: 'orders',
  tag: 'Returns',
  noun: 'return',
  schema: 'Return',
  id: 'returnId',
  example: SAMPLE_RETURN,
};

const notReturnable = {
  pointer: '/returnDevices/0/id',
  code: 'device_not_returnable',
  detail: 'It is not with the sender, is on a return already, or is named twice.',
};
const sender = { pointer: '/patientId', code: 'recipient_required', detail: 'Send patientId or siteId.' };

export const returnOpenApi: OpenApiPart = {
  tag: { name: 'Returns', description: 'What comes back from patients and sites.' },
  schemas,
  paths: {
    '/api/v3/return': {
      get: listing(RETURN, {
        description: 'The returns of the organization of the key, newest first.',
        parameters: queryParameters(ReturnQuery),
      }),
      post: creating(RETURN, {
        operationId: 'requestReturn',
        summary: 'Ask for something to come back',
        description:
          'Nothing changes for the devices until they come. A device is on one return at a time. Emits `return.statusFull`.',
        body: 'ReturnInput',
        bodyExample: {
          patientId: 1,
          returnItems: [{ item: { id: 2 }, count: 2 }],
          returnDevices: [{ id: 3 }],
          returnPackedKits: [{ id: 7 }],
          shippingOption: 'standard',
          emailLabel: true,
        },
        fault: { pointer: '/returnDevices/0/id', code: 'not_found', detail: 'No device with this identifier exists.' },
        problems: {
          recipient_required: { detail: sender.detail, errors: [sender] },
          order_empty: { detail: 'Say what is to come back.' },
          device_not_returnable: { detail: 'Name devices that are with the sender, each once.', errors: [notReturnable] },
        },
      }),
    },
    '/api/v3/return/{returnId}': { get: finding(RETURN, { description: 'One return of the organization of the key.' }) },
    '/api/v3/return/{returnId}/ship': {
      post: actOn(RETURN, {
        scope: 'fulfilment',
        operationId: 'shipReturn',
        summary: 'Say that a return is on its way',
        description:
          '`requested` or `labelSent` becomes `inTransit`. Devices of a site are `returning`; a patient’s stay theirs until they have come, ' +
          'because they may be used until then. Emits `return.statusFull`.',
        body: 'ShipInput',
        bodyExample: { trackingNumbers: [{ carrier: 'Example Post', value: 'EX-000-002' }] },
        fault: { pointer: '/trackingNumbers/0/value', code: 'required', detail: 'This member is needed.' },
        conflict: 'The return is received; it must be requested or labelSent.',
      }),
    },
    '/api/v3/return/{returnId}/receive': {
      post: actOn(RETURN, {
        scope: 'fulfilment',
        operationId: 'receiveReturn',
        summary: 'Take a return back',
        description:
          'What has come is in the central stock: devices leave whom they were with and are `available`, what is only counted is free. What ' +
          'has not come stays where it is. The return is `received`, and over. Emits `return.statusFull`, `packedKit.event` for kits, and ' +
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
      post: actOn(RETURN, {
        scope: 'orders:write',
        operationId: 'cancelReturn',
        summary: 'Cancel a return',
        description: 'Until it is on its way. Everything stays where it is. Emits `return.statusFull`.',
        body: 'ReasonInput',
        bodyExample: { reason: 'The patient keeps it.' },
        fault: { pointer: '/reason', code: 'not_text', detail: 'Send text.' },
        conflict: 'The return is inTransit; it must be requested or labelSent.',
      }),
    },
  },
};
