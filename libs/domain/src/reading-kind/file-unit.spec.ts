import { inputProperties } from '../input/input-property';
import { findUnit, valueWithUnits } from './file-unit';
import { READING_KIND_NAMES } from './reading-kind';
import { readingInput } from '../reading/reading.input';
import { UNIT_LABELS } from './reading-units';

describe('valueWithUnits', () => {
  it.each(READING_KIND_NAMES)('returns the value of %s that the API accepts in several units, with all units', (kind) => {
    const inputs = [...inputProperties(readingInput(kind))].flatMap(([name, { schema }]) => {
      const choices = typeof schema === 'function' ? undefined : schema['enum'];
      return name.endsWith('Unit') && Array.isArray(choices) && choices.length > 1 ? [[name, choices]] : [];
    });
    const value = valueWithUnits(kind);
    expect(value ? [[`${value.property}Unit`, value.units.map(({ name }) => name)]] : []).toEqual(inputs);
    for (const { name, label } of value?.units ?? []) expect(label).toBe(UNIT_LABELS[name]);
  });

  it.each([
    ['bloodGlucose', 'mg/dL', 'mgdl'],
    ['bloodGlucose', 'MMOL/L', 'mmoll'],
    ['bloodGlucose', 'kg', undefined],
    ['weight', 'lb', 'lbs'],
    ['weight', ' Pounds', 'lbs'],
    ['weight', 'kg', 'kg'],
    ['temperature', '°C', 'celsius'],
    ['temperature', 'F', 'fahrenheit'],
    ['temperature', '', undefined],
    ['temperature', 'constructor', undefined],
  ] as const)('finds the unit of %s that the text %j stands for', (kind, text, name) => {
    const value = valueWithUnits(kind);
    expect(value && findUnit(value, text)?.name).toBe(name);
  });
});
