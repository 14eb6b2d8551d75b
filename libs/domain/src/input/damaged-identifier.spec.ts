import * as domain from '../index';
import { damagedIdentifierError } from './damaged-identifier';
import { type InputClass, inputProperties, isInputClass } from './input-property';
import { readInput } from '../reader/read-input';

describe('damagedIdentifierError', () => {
  it.each(['8.96529E+19', '4.90154e+14', '8,96529E+19', ' 1.2E+100 '])('rejects %j, because digits are lost', (text) => {
    expect(damagedIdentifierError(text)).toMatchObject({ code: 'damaged_identifier' });
  });

  it.each(['', '89652990000000000000', 'SN-8.9E+19', '8E19', '8.9E19', '8.9E+1', '1.5', 'E+19', '8.96529E+19-B', 896529, null])(
    'accepts %j',
    (text) => {
      expect(damagedIdentifierError(text)).toBeNull();
    },
  );
});

const DAMAGED = '8.96529E+19';

/** Lists the classes of an input, with those of nested objects. */
function classesOf(type: InputClass, found = new Set<InputClass>()): Set<InputClass> {
  if (found.has(type)) return found;
  found.add(type);
  for (const { schema } of inputProperties(type).values()) if (typeof schema === 'function') classesOf(schema(), found);
  return found;
}

describe('the identifiers in request bodies', () => {
  const all = [
    ...Object.values(domain).filter(isInputClass),
    ...domain.READING_KIND_NAMES.map((kind) => domain.readingInput(kind)),
  ].flatMap((type) => [...classesOf(type)]);
  const identifiers = [...new Set(all)]
    .filter(({ name }) => name.endsWith('Input'))
    .flatMap((type) =>
      [...inputProperties(type)].flatMap(([name, property]) => {
        const isText =
          typeof property.schema !== 'function' &&
          !('enum' in property.schema) &&
          ['string', 'array'].includes(String(property.schema['type']));
        const isNamed =
          /identifier(?!System)|sku|^(serial|imei|tracking)/i.test(name) ||
          ['TrackingNumberInput.value', 'DeviceIdentifierInput.value'].includes(`${type.name}.${name}`);
        return isText && isNamed ? [{ type, name, property, title: `${type.name}.${name}` }] : [];
      }),
    );

  it('are completely listed in this spec', () => {
    expect(identifiers.map(({ title }) => title).sort()).toEqual([
      'DeviceIdentifierInput.value',
      'DeviceInput.externalIdentifier',
      'DevicePatchInput.externalIdentifier',
      'DeviceReferenceInput.deviceIdentifier',
      'ItemInput.sku',
      'OrderInput.externalIdentifiers',
      'OrderPatchInput.externalIdentifiers',
      'PackedItemInput.deviceIdentifiers',
      'PackedKitInput.deviceIdentifiers',
      'PatientInput.externalIdentifier',
      'PatientReferenceInput.externalIdentifier',
      'ReceiveInput.deviceIdentifiers',
      'TrackingNumberInput.value',
    ]);
  });

  it.each(identifiers)(
    'are rejected, or compared with the stored identifier, if a spreadsheet has damaged them: $title',
    ({ type, name, property }) => {
      if (property.isIdentifier) return;
      const value =
        property.isList || (typeof property.schema !== 'function' && property.schema['type'] === 'array') ? [DAMAGED] : DAMAGED;
      expect(() => readInput(type, { [name]: value }, 'body')).toThrow(
        expect.objectContaining({
          errors: expect.arrayContaining([expect.objectContaining({ code: 'damaged_identifier' })]) as unknown,
        }) as Error,
      );
    },
  );
});
