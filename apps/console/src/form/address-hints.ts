import { type Draft } from './draft';

const UNITED_STATES = /^(us|usa|united states( of america)?)$/;

/** Abbreviations of the states and territories of the United States (USPS Publication 28, appendix B). */
const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP';

/** Returns a hint for a field of an address whose text does not fit the country, so that no time zone can be derived from it; null if it fits. */
export function addressHint(name: string, { country, state, zipCode }: Draft): string | null {
  const isUnitedStates = typeof country === 'string' && UNITED_STATES.test(country.trim().toLowerCase().replaceAll('.', ''));
  if (!isUnitedStates) return null;
  if (name === 'state' && isText(state) && !STATES.split(' ').includes(state.trim().toUpperCase())) {
    return 'This is not a U.S. state. Enter two letters, such as CA. They determine the time zone.';
  }
  if (name === 'zipCode' && isText(zipCode) && !/^\d{5}(-\d{4})?$/.test(zipCode.trim())) {
    return 'This is not a U.S. ZIP code. Enter five digits, such as 94105. They determine the time zone.';
  }
  return null;
}

const isText = (value: Draft[string] | undefined): value is string => typeof value === 'string' && value.trim() !== '';
