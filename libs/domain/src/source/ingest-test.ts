import { Nested, Text } from '../input/body';
import { declareCombinationCheck } from '../input/combination-check';
import { DescribeBody } from '../input/description';
import { isJsonObject } from '../input/input-property';
import { Kind } from '../input/kind';
import { ReferenceInput } from '../input/reference-input';
import { ValueError } from '../format/value-error';
import { count, integer, list, type ValueProperty, values } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { INGEST_MESSAGE_VIEW, INGEST_PART_VIEW } from './ingest-message.view';

/** A message to try out, and how it is read. */
@DescribeBody('A message to try out, as the vendor would send it.', { body: '{}', mediaType: 'application/json' })
export class IngestTestInput {
  @Text('The body. Send either the body or a message.', { max: 1_000_000 }) body?: string | null;
  @Nested('A message whose body is kept. Trying it out needs the scope `ingest:raw`, too.', () => ReferenceInput, {
    referencedView: () => INGEST_MESSAGE_VIEW,
  })
  message?: ReferenceInput | null;
  @Text('The media type of the header `Content-Type`.') mediaType?: string | null;
  @Text('What follows the token in the path of the URL, without a leading slash.', { filled: false }) path?: string | null;
  @Kind({
    description:
      'A mapping with which the message is read instead of the active one: a JSON object with rules and samples. It is not stored.',
    required: false,
    convert: (raw) => (isJsonObject(raw) ? raw : new ValueError('not_an_object', 'Send a JSON object.')),
    schema: { type: 'object' },
  })
  document?: Record<string, unknown> | null;
}
declareCombinationCheck(IngestTestInput, ['body', 'message'], ({ body, message }) => {
  const given = [body, message].filter((one) => one !== undefined && one !== null).length;
  return given === 1 ? null : new ValueError('required', 'Send either a body or a message.', ['body']);
});

const readValues: ValueProperty<Record<string, unknown> | null> = {
  kind: 'value',
  description: 'The values of a reading, as they were read from the message; null if the part is no reading.',
  schema: { type: ['object', 'null'] },
  example: { systolic: 118, diastolic: 77 },
};

const TESTED_PART_VIEW = view('IngestTestedPart', 'A part of a message that was tried out, and what would become of it.', {
  ...INGEST_PART_VIEW.properties,
  values: readValues,
});

export const INGEST_TEST_VIEW = view(
  'IngestTest',
  'The parts of a message that was tried out, and what would become of them. Nothing was stored.',
  {
    parts: list(TESTED_PART_VIEW, 'The first parts, including duplicates.', { maxItems: 1_000 }),
    partCount: count('Number of all parts.', 1),
    stepCount: integer(
      { minimum: 0 },
      'Number of steps of the mapping, which may have 100,000 for a message; 0 without a mapping.',
      {
        example: 12,
      },
    ),
    failedSamples: values<string>(
      { type: 'string' },
      'Places in the `document` at which samples state other parts than its rules return, as JSON pointers.',
      {
        maxItems: 100,
        example: [],
      },
    ),
  },
);

export type IngestTestView = ViewOf<typeof INGEST_TEST_VIEW>;
