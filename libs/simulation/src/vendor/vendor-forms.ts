import { bodytrace } from './bodytrace';
import { healthAutoExport } from './health-auto-export';
import { healthConnectWebhook } from './health-connect-webhook';
import { junction } from './junction';
import { nightscout } from './nightscout';
import { telli } from './telli';
import { tenovi } from './tenovi';
import { terra } from './terra';
import { validic } from './validic';
import { type VendorForm, type VendorName } from './vendor-form';

/** The vendors whose messages the simulation can write, by the names of their adapters. */
export const VENDOR_FORMS: Readonly<Record<VendorName, VendorForm>> = {
  bodytrace,
  healthAutoExport,
  healthConnectWebhook,
  junction,
  nightscout,
  telli,
  tenovi,
  terra,
  validic,
};

export const VENDOR_NAMES = Object.keys(VENDOR_FORMS) as VendorName[];
