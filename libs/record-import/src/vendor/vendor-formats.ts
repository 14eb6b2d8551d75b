import { ACCU_CHEK_MOBILE } from './accu-chek-mobile/accu-chek-mobile';
import { APPLE_HEALTH } from './apple-health/apple-health';
import { CARELINK } from './carelink/carelink';
import { CLARITY } from './clarity/clarity';
import { COLUMNS } from './columns/columns';
import { GLOOKO } from './glooko/glooko';
import { IHEALTH } from './ihealth/ihealth';
import { LIBRE_READER } from './libre-reader/libre-reader';
import { LIBREVIEW } from './libreview/libreview';
import { MYSUGR } from './mysugr/mysugr';
import { NIGHTSCOUT } from './nightscout/nightscout';
import { OMRON } from './omron/omron';
import { SIDIARY } from './sidiary/sidiary';
import { TIDEPOOL } from './tidepool/tidepool';
import { type VendorFormatName } from '@rpm/domain';
import { type VendorFormat } from './vendor-format';
import { WITHINGS } from './withings/withings';

const BY_NAME: Record<VendorFormatName, VendorFormat> = {
  clarity: CLARITY,
  libreview: LIBREVIEW,
  columns: COLUMNS,
  'apple-health': APPLE_HEALTH,
  omron: OMRON,
  glooko: GLOOKO,
  nightscout: NIGHTSCOUT,
  tidepool: TIDEPOOL,
  withings: WITHINGS,
  'libre-reader': LIBRE_READER,
  ihealth: IHEALTH,
  mysugr: MYSUGR,
  'accu-chek-mobile': ACCU_CHEK_MOBILE,
  sidiary: SIDIARY,
  carelink: CARELINK,
};

/** All formats. */
export const VENDOR_FORMATS: readonly VendorFormat[] = Object.values(BY_NAME);

export const vendorFormat = (name: VendorFormatName): VendorFormat => BY_NAME[name];
