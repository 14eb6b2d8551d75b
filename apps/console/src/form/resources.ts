import { rpm } from '../service/rpm';
import { type EditableResource } from './form-pages';
import { FORMS } from './forms.generated';
import { type FormField } from './form-field';
import { type TaggedResource } from './editing';

/** Returns some fields of a form in the order in which people fill them in. */
function pick(fields: readonly FormField[], ...names: string[]): FormField[] {
  return names.flatMap((name) => fields.filter((field) => field.name === name));
}

/** Gives the id that the clinic's own system uses the word of the clinic for it, because patients and devices have different ones. */
const withOwnId = (fields: readonly FormField[], label: string, description: string): FormField[] =>
  fields.map((field) => (field.name === 'externalIdentifier' ? { ...field, label, description } : field));

const MRN = ['MRN', 'Medical record number: the id of the patient in your own system, different for each patient.'] as const;
const ASSET_TAG = ['Asset tag', 'The id of the device in your own system, such as the number of its sticker.'] as const;

/**
 * Casts the body of a form to the input type of any operation. The form has the fields of that input, but a person may leave required fields empty; the
 * service then rejects the body at these fields.
 */
const asInput = (body: Readonly<Record<string, unknown>>) => body as never;

/** Waits for a resource and its entity tag, which a change sends back so that it does not replace a state that nobody has seen in this form. */
export async function withEntityTag(
  response: Promise<{ notModified: false; body: object; etag: string | null } | { notModified: true }>,
) {
  const received = await response;
  if (received.notModified) throw new Error('A request without If-None-Match cannot be answered with 304.');
  return received satisfies TaggedResource;
}

export const PATIENT: EditableResource = {
  noun: 'patient',
  plural: 'Patients',
  listPath: '/patients',
  path: '/patients',
  createFields: withOwnId(
    FORMS.PatientInput.filter(({ name }) => name !== 'archived'),
    ...MRN,
  ),
  editFields: withOwnId(FORMS.PatientPatchInput, ...MRN),
  create: (body) => rpm.createPatient({ body: asInput(body) }),
  load: (patientId, signal) => withEntityTag(rpm.request('getPatient', { patientId }, { signal })),
  save: (patientId, patch, ifMatch) => rpm.changePatient({ patientId, body: patch }, { ifMatch }),
};

export const SITE: EditableResource = {
  noun: 'site',
  plural: 'Sites',
  listPath: '/sites',
  path: '/sites',
  createFields: FORMS.SiteInput,
  editFields: FORMS.SitePatchInput,
  create: (body) => rpm.createSite({ body: body }),
  load: (siteId, signal) => withEntityTag(rpm.request('getSite', { siteId }, { signal })),
  save: (siteId, patch, ifMatch) => rpm.changeSite({ siteId, body: patch }, { ifMatch }),
};

export const ITEM: EditableResource = {
  noun: 'item',
  plural: 'Items and kits',
  listPath: '/catalogue',
  path: '/catalogue/items',
  createFields: FORMS.ItemInput,
  editFields: FORMS.ItemPatchInput,
  create: (body) => rpm.createItem({ body: asInput(body) }),
  load: (itemId, signal) => withEntityTag(rpm.request('getItem', { itemId }, { signal })),
  save: (itemId, patch, ifMatch) => rpm.changeItem({ itemId, body: patch }, { ifMatch }),
};

export const KIT: EditableResource = {
  noun: 'kit',
  plural: 'Kits',
  listPath: '/catalogue/kits',
  path: '/catalogue/kits',
  createFields: FORMS.KitInput.filter(({ name }) => name !== 'archived'),
  editFields: FORMS.KitPatchInput,
  create: (body) => rpm.createKit({ body: asInput(body) }),
  load: (kitId, signal) => withEntityTag(rpm.request('getKit', { kitId }, { signal })),
  save: (kitId, patch, ifMatch) => rpm.changeKit({ kitId, body: patch }, { ifMatch }),
};

export const MANUFACTURER: EditableResource = {
  noun: 'manufacturer',
  plural: 'Manufacturers',
  listPath: '/catalogue/manufacturers',
  path: '/catalogue/manufacturers',
  createFields: FORMS.ManufacturerInput,
  editFields: FORMS.ManufacturerPatchInput,
  create: (body) => rpm.createManufacturer({ body: asInput(body) }),
  load: (manufacturerId, signal) => withEntityTag(rpm.request('getManufacturer', { manufacturerId }, { signal })),
  save: (manufacturerId, patch, ifMatch) => rpm.changeManufacturer({ manufacturerId, body: patch }, { ifMatch }),
};

export const DEVICE: EditableResource = {
  noun: 'device',
  plural: 'Devices',
  listPath: '/devices',
  path: '/devices',
  createFields: withOwnId(FORMS.DeviceInput, ...ASSET_TAG),
  editFields: withOwnId(FORMS.DevicePatchInput, ...ASSET_TAG),
  createText: 'Register the device',
  create: (body) => rpm.registerDevice({ body: asInput(body) }),
  load: (deviceId, signal) => withEntityTag(rpm.request('getDevice', { deviceId }, { signal })),
  save: (deviceId, patch, ifMatch) => rpm.changeDevice({ deviceId, body: patch }, { ifMatch }),
};

export const ORDER: EditableResource = {
  noun: 'order',
  plural: 'Orders',
  listPath: '/orders',
  path: '/orders',
  createFields: pick(
    FORMS.OrderInput,
    'patient',
    'site',
    'orderItems',
    'orderKits',
    'shippingOption',
    'returnDevices',
    'returnItems',
    'emailLabel',
    'externalIdentifiers',
    'orderNotes',
    'eventTimestamp',
  ),
  editFields: FORMS.OrderPatchInput,
  createText: 'Place the order',
  create: (body) => rpm.placeOrder({ body: body }),
  load: (orderId, signal) => withEntityTag(rpm.request('getOrder', { orderId }, { signal })),
  save: (orderId, patch, ifMatch) => rpm.changeOrder({ orderId, body: patch }, { ifMatch }),
};

export const RETURN: EditableResource = {
  noun: 'return',
  plural: 'Returns',
  listPath: '/returns',
  path: '/returns',
  createFields: pick(
    FORMS.ReturnInput,
    'patient',
    'site',
    'returnDevices',
    'returnItems',
    'shippingOption',
    'emailLabel',
    'eventTimestamp',
  ),
  createText: 'Request the return',
  create: (body) => rpm.requestReturn({ body: body }),
};

/** The value of a header is never returned, so it stays as it is stored unless a person enters another one. */
const HEADER_TEXTS: Readonly<Record<string, Partial<FormField>>> = {
  name: { label: 'Header' },
  value: {
    label: 'Value of the header',
    description: 'Empty to keep the stored value, unless the address is on another server.',
  },
};

/** Returns the field of a webhook as the console shows it. `*` is no choice, because people choose each type. */
function webhookField(field: FormField): FormField {
  if (field.name === 'types') return { ...field, options: (field.options ?? []).filter((option) => option !== '*') };
  if (field.name !== 'headers') return field;
  return { ...field, fields: (field.fields ?? []).map((one) => ({ ...one, ...HEADER_TEXTS[one.name] })) };
}

export const WEBHOOK: EditableResource = {
  noun: 'webhook',
  plural: 'Webhooks',
  listPath: '/webhooks',
  path: '/webhooks',
  editFields: pick(FORMS.WebhookPatchInput, 'url', 'rateLimit', 'purpose', 'headers', 'types').map(webhookField),
  load: (webhookId, signal) => withEntityTag(rpm.request('getWebhook', { webhookId }, { signal })),
  save: (webhookId, patch, ifMatch) => rpm.changeWebhook({ webhookId, body: patch }, { ifMatch }),
};

/** Loads the settings of the organization, with their entity tag. */
export const loadOrganization = (signal?: AbortSignal) => withEntityTag(rpm.request('getOrganization', undefined, { signal }));
