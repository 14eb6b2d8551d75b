import { type FileAnswersInput } from '@rpm/client';

/** Names of formats for people. */
export const FORMAT_TITLES: Readonly<Record<NonNullable<FileAnswersInput['format']>, string>> = {
  clarity: 'Dexcom Clarity',
  libreview: 'LibreView',
  'apple-health': 'Apple Health',
  omron: 'Omron Connect',
  glooko: 'Glooko',
  nightscout: 'Nightscout',
  tidepool: 'Tidepool',
  withings: 'Withings',
  'libre-reader': 'FreeStyle Libre reader',
  ihealth: 'iHealth MyVitals',
  mysugr: 'mySugr',
  'accu-chek-mobile': 'Accu-Chek Mobile',
  sidiary: 'xDrip+ export for SiDiary',
  carelink: 'Medtronic CareLink',
  columns: 'Table with your own columns',
};

export const formatTitle = (format: string): string => (FORMAT_TITLES as Readonly<Record<string, string>>)[format] ?? format;
