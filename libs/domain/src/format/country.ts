import { readFileSync } from 'node:fs';
import { getSupportedLanguages, isValid, type LocaleData, toAlpha2 } from 'i18n-iso-countries/index';

/**
 * Returns the ISO 3166-1 alpha-2 code of a country as people write it: a code of two or three letters, or a name in any of 78 languages such as
 * `United States` or `Deutschland`. Upper and lower case, accents and punctuation make no difference.
 * @param country any value, because invalid input is interpreted too
 * @returns null if it is not a country, or a name of two countries such as `Congo`
 */
export function countryCode(country: unknown): string | null {
  if (typeof country !== 'string') return null;
  const code = country.trim().toUpperCase();
  if (code.length <= 3 && isValid(code)) return toAlpha2(code) ?? null;
  return codesByName().get(plainName(country)) ?? null;
}

const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{P}\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

let names: ReadonlyMap<string, string | null> | null = null;

/** Returns the codes of countries by their names. The names are read when the first one is looked up, because most addresses contain a code. */
function codesByName(): ReadonlyMap<string, string | null> {
  if (names !== null) return names;
  const codes = new Map<string, string | null>();
  for (const language of getSupportedLanguages()) {
    const path = require.resolve(`i18n-iso-countries/langs/${language}.json`);
    const { countries } = JSON.parse(readFileSync(path, 'utf8')) as LocaleData;
    for (const [code, name] of Object.entries(countries)) {
      for (const key of [name].flat().map(plainName)) {
        const other = codes.get(key);
        codes.set(key, other === undefined || other === code ? code : null);
      }
    }
  }
  names = codes;
  return names;
}
