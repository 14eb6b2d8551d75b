/** The units in which an organization wants to see values. */
export interface UnitPreferences {
  glucoseUnit: string;
  weightUnit: string;
  temperatureUnit: string;
}

/** Unit and number of decimals in which an organization displays a value, and the conversion from the unit of the API. */
export interface DisplayUnit {
  /** Name of the shown unit. */
  name: string;
  /** Number of decimals. */
  digits: number;
  convert: (value: number) => number;
}

/** Milligrams per decilitre of glucose in one millimole per litre: its molar mass is 180.156 g/mol. */
const MGDL_PER_MMOLL = 18.0156;
/** Kilograms in a pound, by definition (international yard and pound agreement, 1959). */
const KILOGRAMS_PER_POUND = 0.45359237;

const same = (value: number) => value;

/** Returns how an organization displays values that the API returns in `unit`: the displayed unit, the number of decimals, and the conversion. */
export function displayOf(unit: string, { glucoseUnit, weightUnit, temperatureUnit }: UnitPreferences): DisplayUnit {
  switch (unit) {
    case 'mgdl':
      return glucoseUnit === 'mmoll'
        ? { name: 'mmol/L', digits: 1, convert: (value) => value / MGDL_PER_MMOLL }
        : { name: 'mg/dL', digits: 0, convert: same };
    case 'lbs':
      return weightUnit === 'kg'
        ? { name: 'kg', digits: 1, convert: (value) => value * KILOGRAMS_PER_POUND }
        : { name: 'lb', digits: 1, convert: same };
    case 'fahrenheit':
      return temperatureUnit === 'celsius'
        ? { name: '°C', digits: 1, convert: (value) => ((value - 32) * 5) / 9 }
        : { name: '°F', digits: 1, convert: same };
    case 'celsius':
      return temperatureUnit === 'fahrenheit'
        ? { name: '°F', digits: 1, convert: (value) => (value * 9) / 5 + 32 }
        : { name: '°C', digits: 1, convert: same };
    case 'spO2':
      return { name: '%', digits: 0, convert: same };
    case 'L':
      return { name: 'L', digits: 2, convert: same };
    default:
      return { name: unit, digits: 0, convert: same };
  }
}
