import { type FilePreview } from '@rpm/client';
import { FORMS } from '../form/forms.generated';
import { type Draft } from '../form/draft';
import { type FormField } from '../form/form-field';
import { FORMAT_TITLES } from './format-titles';

/** The fields that answer each question. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  format: ['format'],
  patient: ['patient'],
  timeZone: ['timeZone'],
  dateOrder: ['dateOrder'],
  unit: ['unit'],
  limits: ['lowLimit', 'highLimit'],
  personConfirmed: ['personConfirmed'],
};

const TEXTS: Readonly<Record<string, Partial<FormField>>> = {
  format: { label: 'Format of the file', hint: '', texts: FORMAT_TITLES },
  columns: {
    label: 'Columns of the table',
    hint: 'Only those with a time or a value. The first column has the number 1.',
  },
  patient: { label: 'Patient', hint: 'The person who has taken the readings. Choose from the list, or type an ID.' },
  timeZone: { label: 'Time zone of the times in the file', hint: 'For example America/New_York' },
  dateOrder: { label: 'Order of day and month', hint: '', texts: { dmy: 'Day first (31/12)', mdy: 'Month first (12/31)' } },
  unit: { label: 'Unit of the values', hint: '' },
  lowLimit: { label: 'Lowest value that the instrument shows', hint: 'Values marked “Low” are stored as below it.' },
  highLimit: { label: 'Highest value that the instrument shows', hint: 'Values marked “High” are stored as above it.' },
  personConfirmed: { label: 'The file is of this patient although it names somebody else', hint: '' },
};

/**
 * Returns the fields for the questions with these names. The reason of a question is the hint of its first field. A table in no known format needs its columns, too.
 */
export function questionFields(names: readonly string[], { questions, candidates }: FilePreview, draft: Draft): FormField[] {
  const isTable = names.includes('format') && candidates.length === 0 && draft['format'] === 'columns';
  return names.flatMap((question) =>
    [...(FIELDS[question] ?? []), ...(question === 'format' && isTable ? ['columns'] : [])].flatMap((name, index) => {
      const field = (FORMS.FileAnswersInput as readonly FormField[]).find((one) => one.name === name);
      if (!field) return [];
      const worded: FormField = { ...field, ...TEXTS[name], isRequired: true };
      const detail = index === 0 ? questions.find((one) => one.name === question)?.detail : undefined;
      if (detail !== undefined) worded.hint = [detail, worded.hint].filter((text) => text !== undefined && text !== '').join(' ');
      if (name === 'format' && candidates.length > 0) {
        worded.options = candidates.map((one) => one.name);
        worded.texts = Object.fromEntries(candidates.map((one) => [one.name, one.title]));
      }
      return [worded];
    }),
  );
}
