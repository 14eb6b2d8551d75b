import { found, object } from '../resource/json-view';

/** A manufacturer `m` (specification, section 2). */
export const MANUFACTURER = object({ id: 'm.id', name: 'm.name' });

/** An item `i`: exactly the fields of the specification, section 2, in its order. */
const SPECIFIED = {
  id: 'i.id',
  name: 'i.name',
  model: 'i.model',
  sku: 'i.sku',
  manufacturer: found(MANUFACTURER, 'manufacturer', 'm', 'manufacturer_id', 'i'),
};

/** An item as part of another resource. */
export const EMBEDDED_ITEM = object(SPECIFIED);

/** An item at its own path, where we show what we add. */
export const ITEM = object({
  ...SPECIFIED,
  orderable: 'i.orderable',
  deviceIdentifierType: 'i.device_identifier_type',
  size: 'i.size',
  readingKinds: 'i.reading_kinds',
});
