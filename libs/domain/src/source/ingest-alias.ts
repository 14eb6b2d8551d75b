import { DEVICE_VIEW } from '../device/device.view';
import { PATIENT_VIEW } from '../patient/patient.view';
import { Choice, Id, Instant, Nested, Text } from '../input/body';
import { declareCombinationCheck } from '../input/combination-check';
import { DescribeBody } from '../input/description';
import { QueryChoice, QueryId, QueryText } from '../input/query';
import { ReferenceInput } from '../input/reference-input';
import { ValueError } from '../format/value-error';
import { KeysetQuery } from '../page/keyset.query';
import { choice, flag, id, instant, list, text } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { checkAliasPeriod, checkAliasTarget } from './ingest-message.query';

/** Kinds of things that a text in messages can stand for. */
export const ALIAS_KINDS = ['device', 'person'] as const;

export type AliasKind = (typeof ALIAS_KINDS)[number];

export const INGEST_ALIAS_VIEW = view(
  'IngestAlias',
  'A text in the messages of a source, and the device or patient it stands for.',
  {
    id: id('Identifier of the alias.', { example: 1 }),
    sourceId: id('The source.', { example: 1 }),
    kind: choice(ALIAS_KINDS, 'Whether the text names a device or a person.', { example: 'device' }),
    value: text('The text.', { example: '3f1c2a90-0000-4000-8000-000000000001' }),
    deviceId: id('The device; null if the text names a person.', { nullable: true, example: 1 }),
    patientId: id('The patient; null if the text names a device.', { nullable: true, example: null }),
    startTimestamp: instant('Since when the text stands for it; null if always.', { nullable: true, example: null }),
    endTimestamp: instant('Until when the text stands for it; null if forever.', { nullable: true, example: null }),
    createTimestamp: instant('When the alias was created.', { example: '2026-01-31T09:00:00.000Z' }),
  },
);

export type IngestAliasView = ViewOf<typeof INGEST_ALIAS_VIEW>;

export const INGEST_ALIAS_LIST_VIEW = view('IngestAliasList', 'A part of the aliases of sources, newest first.', {
  content: list(INGEST_ALIAS_VIEW, 'The aliases.', { maxItems: 250 }),
  cursor: text('Cursor for the aliases that follow, for `after`; null if the list is empty.', { nullable: true, example: '1' }),
  hasMore: flag('Whether aliases follow.', { example: false }),
});

export type IngestAliasListView = ViewOf<typeof INGEST_ALIAS_LIST_VIEW>;

/** Filters for the list of aliases. */
export class IngestAliasQuery extends KeysetQuery {
  @QueryId('Only aliases of this source.') sourceId?: number;
  @QueryChoice('Only aliases of this kind.', ALIAS_KINDS) kind?: AliasKind;
  @QueryText('Only aliases with exactly this text; a MAC address in any notation.') value?: string;
}

@DescribeBody('A text in the messages of a source, and the device or patient it stands for.', {
  sourceId: 1,
  kind: 'person',
  value: 'user-7',
  patient: { id: 1 },
})
export class IngestAliasInput {
  @Id('The source.', { required: true }) sourceId: number;
  @Choice('Whether the text names a device or a person.', ALIAS_KINDS, { required: true }) kind: AliasKind;
  @Text(
    'The text, as the messages contain it. A MAC address of a device may have any notation, and is stored in lower case without separators.',
    { required: true, filled: true, max: 255 },
  )
  value: string;
  @Nested('The device that the text stands for, for the kind `device`.', () => ReferenceInput, {
    referencedView: () => DEVICE_VIEW,
  })
  device?: ReferenceInput | null;
  @Nested('The patient whom the text stands for, for the kind `person`.', () => ReferenceInput, {
    referencedView: () => PATIENT_VIEW,
  })
  patient?: ReferenceInput | null;
  @Instant('Since when the text stands for it; always by default.') startTimestamp?: Date | null;
  @Instant('Until when the text stands for it; forever by default.') endTimestamp?: Date | null;
}
declareCombinationCheck(IngestAliasInput, ['device', 'patient'], checkAliasTarget);
declareCombinationCheck(IngestAliasInput, ['kind', 'device', 'patient'], ({ kind, device, patient }) => {
  const isGiven = (reference: unknown) => reference !== undefined && reference !== null;
  const isOther = (kind === 'device' && isGiven(patient)) || (kind === 'person' && isGiven(device));
  return isOther
    ? new ValueError('contradiction', 'Send a device for the kind device, and a patient for the kind person.', ['kind'])
    : null;
});
declareCombinationCheck(IngestAliasInput, ['startTimestamp', 'endTimestamp'], checkAliasPeriod);
