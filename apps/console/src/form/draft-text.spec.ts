import { type DraftValue } from './draft';
import { draftText } from './draft-text';
import { type FormField } from './form-field';

const field = (kind: FormField['kind'], fields: FormField[] = []): FormField => ({
  ...{ name: 'example', kind, description: '', isRequired: false, fields },
});
const ADDRESS = field('group', [
  { ...field('text'), name: 'city' },
  { ...field('choice'), name: 'type' },
]);
const CONTENT = field('list', [
  { ...field('reference'), name: 'item' },
  { ...field('integer'), name: 'count' },
]);

describe('the value of a field in a sentence', () => {
  it.each<[FormField, DraftValue, string]>([
    [field('text'), 'Sampleton', 'Sampleton'],
    [field('text'), '', 'empty'],
    [field('yesNo'), 'false', 'No'],
    [field('yesNo'), '', 'empty'],
    [field('choice'), 'mmoll', 'mmol/L'],
    [field('choice'), '', 'empty'],
    [field('texts'), 'Leave at the door\nRing twice', 'Leave at the door, Ring twice'],
    [field('references'), ['Example Meter (5)', 'Example Scale (6)'], 'Example Meter (5), Example Scale (6)'],
    [field('choices'), [], 'empty'],
    [field('choices'), ['bloodOxygen'], 'Blood oxygen'],
    [field('instant'), '2026-02-03T04:05:00.000Z', '2026-02-02 23:05'],
    [field('instant'), '', 'empty'],
    [ADDRESS, { city: 'Springfield', type: '' }, 'Springfield'],
    [ADDRESS, { city: '', type: '' }, 'empty'],
    [CONTENT, [{ item: 'Example Meter (5)', count: '2' }], 'Example Meter (5) 2'],
    [CONTENT, [], 'empty'],
  ])('reads the %j value %j as %s', (one, value, text) => {
    expect(draftText(one, value, 'America/New_York')).toBe(text);
  });
});
