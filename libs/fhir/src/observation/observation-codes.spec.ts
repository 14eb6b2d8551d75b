import { codeSystem } from '../identity/fhir-identity';
import { OBSERVATION_CODES, observationsWithCode } from './observation-codes';

const IDENTITY = { uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11', base: null, externalIdentifierSystem: null };
const LOINC = 'http://loinc.org';
const OWN = codeSystem(IDENTITY, 'reading-value');

const found = (system: string | undefined, code: string) =>
  observationsWithCode(IDENTITY, { system, code }).map(({ kind, companion, variant }) => [kind, companion, variant]);

describe('observationsWithCode', () => {
  const heartRates = [
    ['bloodOxygen', 'heartRate', 'any'],
    ['bloodPressure', 'heartRate', 'any'],
    ['heartRate', null, 'any'],
  ];

  it.each([
    [LOINC, '8867-4', heartRates],
    [undefined, '8867-4', heartRates],
    [OWN, 'heartRate', heartRates],
    [LOINC, '99504-3', [['bloodGlucose', null, 'continuousMonitor']]],
    [LOINC, '80404-7', [['heartRateVariability', null, 'standardDeviation']]],
    [LOINC, '2708-6', [['bloodOxygen', null, 'any']]],
    [LOINC, '20150-9', [['peakFlow', 'forcedExpiratoryVolumeInOneSecond', 'any']]],
    [LOINC, '8480-6', []],
    [LOINC, 'heartRate', []],
    ['', '8867-4', []],
    [OWN, 'bedTime', []],
  ])('finds the Observations with the code %s|%s', (system, code, expected) => {
    expect(found(system, code)).toEqual(expected);
  });

  it('finds all variants of a kind by the code of the service', () => {
    expect(found(OWN, 'bloodGlucose')).toEqual([
      ['bloodGlucose', null, 'glucoseMeter'],
      ['bloodGlucose', null, 'continuousMonitor'],
      ['bloodGlucose', null, 'otherGlucose'],
    ]);
  });

  it('finds every Observation by each of its codes', () => {
    for (const coded of OBSERVATION_CODES) {
      for (const code of coded.loinc) expect(observationsWithCode(IDENTITY, { system: LOINC, code })).toContain(coded);
      expect(observationsWithCode(IDENTITY, { system: OWN, code: coded.code })).toContain(coded);
    }
  });
});
