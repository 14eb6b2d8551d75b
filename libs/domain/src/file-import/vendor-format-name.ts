/** The names of the formats of vendors' files, in the order in which the documentation lists them. */
export const VENDOR_FORMAT_NAMES = [
  'clarity',
  'libreview',
  'columns',
  'apple-health',
  'omron',
  'glooko',
  'nightscout',
  'tidepool',
  'withings',
  'libre-reader',
  'ihealth',
  'mysugr',
  'accu-chek-mobile',
  'sidiary',
  'carelink',
] as const;
export type VendorFormatName = (typeof VENDOR_FORMAT_NAMES)[number];

/** Things that a column of a table may contain. */
export const COLUMN_ROLES = [
  'timestamp',
  'date',
  'time',
  'glucose',
  'systolic',
  'diastolic',
  'heartRate',
  'weight',
  'temperature',
  'bloodOxygen',
  'unit',
  'serial',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];
