import { type Editing, mergedEditing } from './editing';
import { type FormField } from './form-field';

const text = (name: string): FormField => ({ name, kind: 'text', description: '', isRequired: false });
const FIELDS = [text('firstName'), text('lastName'), text('email')];
const STORED = { firstName: 'Testina', lastName: 'Sampleton', email: '' };

describe('a form whose resource somebody else has changed', () => {
  const editing: Editing = { draft: { ...STORED, firstName: 'Mine' }, stored: STORED, etag: '"1"', conflicts: [] };

  it('keeps the values that the person has changed, shows the other new values, and has both values of all fields that somebody else has changed', () => {
    const body = { firstName: 'Theirs', lastName: 'Sampleton', email: 'theirs@example.org' };
    expect(mergedEditing(FIELDS, editing, { body, etag: '"2"' })).toEqual({
      draft: { firstName: 'Mine', lastName: 'Sampleton', email: 'theirs@example.org' },
      stored: body,
      etag: '"2"',
      conflicts: [
        {
          label: 'First name',
          values: {
            field: text('firstName'),
            yours: { name: 'Your value', value: 'Mine' },
            stored: { name: 'Stored now', value: 'Theirs' },
          },
        },
        {
          label: 'E-mail address',
          values: {
            field: text('email'),
            yours: { name: 'When you opened it', value: '' },
            stored: { name: 'Stored now', value: 'theirs@example.org' },
          },
        },
      ],
    });
  });

  it('says that a property has changed which the form does not show', () => {
    const { draft, conflicts } = mergedEditing(FIELDS, editing, { body: { ...STORED, archived: true }, etag: '"2"' });
    expect([draft, conflicts]).toEqual([
      editing.draft,
      [{ label: 'Other properties, which this form does not show,', values: null }],
    ]);
  });
});
