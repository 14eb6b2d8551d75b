/** A reading of a continuous monitor, as a writer of a vendor's file gets it. */
export interface SensorReading {
  /** Local time as `YYYY-MM-DDTHH:mm`. */
  local: string;
  mgdl: number;
}

export type WrittenUnit = 'mgdl' | 'mmoll';
export type WrittenOrder = 'dmy' | 'mdy' | 'ymd';

const LABELS: Record<WrittenUnit, string> = { mgdl: 'mg/dL', mmoll: 'mmol/L' };

/** Returns a value in the unit of a file. Values in mmol/L have one decimal. */
export const inUnit = (mgdl: number, unit: WrittenUnit) => (unit === 'mgdl' ? String(mgdl) : (mgdl / 18.0182).toFixed(1));

/** Writes a file of Clarity: the inverse of its reader. */
export function writeClarity(
  readings: readonly SensorReading[],
  { unit, separator = 'T' }: { unit: WrittenUnit; separator?: 'T' | ' ' },
): string {
  const label = LABELS[unit];
  const header = `Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (${label}),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (${label}/min),Transmitter Time (Long Integer),Transmitter ID`;
  const lines = readings.map(
    ({ local, mgdl }, at) => `${at + 2},${local.replace('T', separator)}:00,EGV,,,,iOS G7,${inUnit(mgdl, unit)},,,,,${at},TX1`,
  );
  return [header, '1,,FirstName,,Testina,,,,,,,,,', ...lines, ''].join('\n');
}

/** The names of the columns that matter, in some languages. */
export const LIBREVIEW_LANGUAGES = {
  en: ['Glucose Data', 'Device,Serial Number,Device Timestamp,Record Type', 'Historic Glucose', 'Scan Glucose', 'Strip Glucose'],
  de: [
    'Glukose-Werte',
    'Gerät,Seriennummer,Gerätezeitstempel,Aufzeichnungstyp',
    'Glukosewert-Verlauf',
    'Glukose-Scan',
    'Glukose-Teststreifen',
  ],
  es: [
    'Datos de glucosa',
    'Dispositivo,Número de serie,Sello de tiempo del dispositivo,Tipo de registro',
    'Historial de glucosa',
    'Escaneo de glucosa',
    'Tira reactiva para glucosa',
  ],
  ja: [
    'グルコースデータ',
    '機器,シリアル番号,機器のタイムスタンプ,記録タイプ',
    'グルコース値の履歴',
    'グルコーススキャン',
    'グルコース電極',
  ],
} as const;

/** Writes a file of LibreView: the inverse of its reader. */
export function writeLibreView(
  readings: readonly SensorReading[],
  {
    unit,
    language,
    order,
    comma,
  }: { unit: WrittenUnit; language: keyof typeof LIBREVIEW_LANGUAGES; order: WrittenOrder; comma: boolean },
): string {
  const [title, columns, historic, scan, strip] = LIBREVIEW_LANGUAGES[language];
  const label = LABELS[unit];
  const cell = (mgdl: number) => {
    const value = inUnit(mgdl, unit);
    return comma && value.includes('.') ? `"${value.replace('.', ',')}"` : value;
  };
  const lines = readings.map(({ local, mgdl }) => `FreeStyle LibreLink,S-1,${written(local, order)},0,${cell(mgdl)},,,`);
  return [
    `${title},x,01-01-2026 12:12 UTC,y,Testina Sampleton`,
    `${columns},${historic} ${label},${scan} ${label},Notes,${strip} ${label}`,
    ...lines,
    '',
  ].join('\n');
}

function written(local: string, order: WrittenOrder): string {
  const [date = '', time = ''] = local.split('T');
  const [year, month, day] = date.split('-');
  if (order === 'ymd') return `${year}/${month}/${day} ${time}`;
  return order === 'dmy' ? `${day}-${month}-${year} ${time}` : `${month}-${day}-${year} ${time}`;
}
