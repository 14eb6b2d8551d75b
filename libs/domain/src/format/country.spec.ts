import { countryCode } from './country';

describe('countryCode', () => {
  it.each([
    ['US', ['US', 'us', ' USA ', 'United States', 'united states of america', 'U.S.', 'Vereinigte Staaten', 'Estados Unidos']],
    ['DE', ['DE', 'DEU', 'Germany', 'Deutschland', 'ALLEMAGNE']],
    ['GB', ['GB', 'GBR', 'UK', 'Great Britain', 'United Kingdom']],
    ['AT', ['Österreich', 'Osterreich', 'Austria']],
    ['CI', ["Côte d'Ivoire", 'Cote d’Ivoire']],
    ['JP', ['日本', 'Japan']],
  ])('returns %s for its codes and names', (code, names) => {
    expect(names.map(countryCode)).toEqual(names.map(() => code));
  });

  it.each(['', 'XX', 'ZZZ', 'Elsewhere', 'Congo', 'constructor', '__proto__', '12', 5, null, undefined, {}])(
    'returns null for %j',
    (country) => {
      expect(countryCode(country)).toBeNull();
    },
  );
});
