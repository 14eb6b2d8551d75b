import { UcumLhcUtils } from '@lhncbc/ucum-lhc';
import { isObject } from './visit';

/** The code systems of which FHIR names the address without a slash at its end. */
const WITH_SLASH = /^https?:\/\/(loinc\.org|unitsofmeasure\.org|snomed\.info\/sct)\/$/;

/** The last digit of a LOINC is the check digit of the others, modulo 10 with double digits (LOINC Users' Guide, appendix C). */
function hasCheckDigit(loinc: string): boolean {
  const [, digits = '', check] = /^(\d{1,7})-(\d)$/.exec(loinc) ?? [];
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const times = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (times > 9 ? times - 9 : times);
    }, 0);
  return String((10 - (sum % 10)) % 10) === check;
}

const isUcum = (code: string) => UcumLhcUtils.getInstance().validateUnitString(code).status === 'valid';

/** Codes of LOINC and UCUM that do not exist, of which validators check only the form, and systems with a wrong address. */
export function codeFaults(value: unknown): string[] {
  if (!isObject(value)) return [];
  const { system, code } = value;
  if (typeof system !== 'string') return [];
  if (WITH_SLASH.test(system)) return [`has the system ${system} with a slash`];
  if (typeof code !== 'string') return [];
  if (system === 'http://unitsofmeasure.org' && !isUcum(code)) return [`has the code ${code}, which UCUM does not know`];
  if (system === 'http://loinc.org' && !hasCheckDigit(code))
    return [`has the code ${code}, whose check digit is not one of LOINC`];
  return [];
}
