import { emitForms } from './emit-forms';
import { type OpenApi, type Schema } from './openapi';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Returns the fields that are generated for an object with the properties. */
function fieldsOf(properties: Record<string, object>, required: string[] = []): unknown {
  const schemas = {
    SampleInput: { type: 'object', properties: properties as Record<string, Schema>, required },
    ReferenceInput: { type: 'object', properties: { id: { type: 'integer' } } },
    Color: { type: 'string', enum: ['red', 'green'] },
    PartInput: { type: 'object', properties: { line: { type: ['string', 'null'], maxLength: 9 } as Schema } },
  };
  const text = emitForms({ paths: {}, components: { schemas, parameters: {}, responses: {} } } satisfies OpenApi, [
    'SampleInput',
  ]);
  return JSON.parse(/SampleInput: (.*),\n/.exec(text)?.[1] ?? '');
}

describe('emitForms', () => {
  it('describes texts, dates and numbers with their limits, and leaves out the id that the service assigns', () => {
    const fields = fieldsOf(
      {
        id: { type: 'integer' },
        name: { type: 'string', maxLength: 255, description: 'Name of the sample.' },
        born: { type: ['string', 'null'], format: 'date' },
        since: { type: ['string', 'null'], format: 'date-time' },
        email: { type: ['string', 'null'], format: 'email', maxLength: 254 },
        count: { type: ['integer', 'null'], minimum: 1, maximum: 5 },
        active: { type: ['boolean', 'null'] },
      },
      ['name'],
    );
    expect(fields).toEqual([
      { name: 'name', kind: 'text', description: 'Name of the sample.', isRequired: true, maxLength: 255 },
      { name: 'born', kind: 'date', description: '', isRequired: false },
      { name: 'since', kind: 'instant', description: '', isRequired: false },
      { name: 'email', kind: 'email', description: '', isRequired: false, maxLength: 254 },
      { name: 'count', kind: 'integer', description: '', isRequired: false, minimum: 1, maximum: 5 },
      { name: 'active', kind: 'yesNo', description: '', isRequired: false },
    ]);
  });

  it('describes references, choices, groups and lists', () => {
    const fields = fieldsOf({
      site: { anyOf: [ref('ReferenceInput'), { type: 'null' }] },
      color: { anyOf: [ref('Color'), { type: 'null' }] },
      part: { anyOf: [ref('PartInput'), { type: 'null' }] },
      parts: { type: 'array', items: ref('PartInput'), maxItems: 3 },
      colors: { type: ['array', 'null'], items: ref('Color') },
      notes: { type: ['array', 'null'], items: { type: 'string', maxLength: 20 } },
      sites: { type: ['array', 'null'], items: ref('ReferenceInput') },
    });
    const line = { name: 'line', kind: 'text', description: '', isRequired: false, maxLength: 9 };
    const optional = { description: '', isRequired: false };
    expect(fields).toEqual([
      { name: 'site', kind: 'reference', ...optional },
      { name: 'color', kind: 'choice', ...optional, options: ['red', 'green'] },
      { name: 'part', kind: 'group', ...optional, fields: [line] },
      { name: 'parts', kind: 'list', description: '', isRequired: true, maxItems: 3, fields: [line] },
      { name: 'colors', kind: 'choices', ...optional, options: ['red', 'green'] },
      { name: 'notes', kind: 'texts', ...optional, maxLength: 20 },
      { name: 'sites', kind: 'references', ...optional },
    ]);
  });

  it('fails for a property that no field can represent', () => {
    expect(() => fieldsOf({ anything: {} })).toThrow('A form cannot represent the property anything.');
  });
});
