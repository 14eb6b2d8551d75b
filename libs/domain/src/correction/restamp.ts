import { Flag, Instant, Integer, Nested } from '../input/body';
import { declareCombinationCheck } from '../input/combination-check';
import { DescribeBody } from '../input/description';
import { ReferenceInput } from '../input/reference-input';
import { ValueError } from '../format/value-error';
import { sortedPageQuery } from '../page/sorted-page.query';
import { id, instant, integer, object } from '../view/property';
import { actorProperties } from '../view/actor-property';
import { view, type ViewOf } from '../view/view';
import { CORRECTION_PREVIEW_VIEW } from './correction';
import { Reason, REASON_PROPERTY } from './reason';

/** Largest offset by which the clock of a device can be corrected, in seconds: 30 years. */
const MAX_OFFSET = 946_728_000;

const SKIP_COLLISIONS =
  'Leaves readings unchanged if the device has another reading, which is not shifted, at their new time. Without this flag, such readings cause the request to be rejected.';

/** The request body that shifts the readings of a device whose clock was wrong. */
@DescribeBody('The readings of a device to shift, and by how much.', {
  startTimestamp: '2025-01-01T00:00:00Z',
  endTimestamp: '2025-01-20T16:00:00Z',
  offsetSeconds: 31_536_000,
})
export class RestampInput {
  @Instant('Only readings with this stored time or a later one.', { required: true }) startTimestamp: Date;
  @Instant('Only readings with a stored time before this one.', { required: true }) endTimestamp: Date;
  @Integer('Number of seconds that is added to the time of each reading; negative if the clock was fast.', {
    min: -MAX_OFFSET,
    max: MAX_OFFSET,
    required: true,
  })
  offsetSeconds: number;
  @Flag(SKIP_COLLISIONS, { clearable: false }) skipCollisions?: boolean;
  @Flag(
    'Allows readings to move to another patient. Without this flag, the request is rejected if a reading would change its patient.',
    { clearable: false },
  )
  allowPatientChanges?: boolean;
  @Reason() reason?: string | null;
}
declareCombinationCheck(RestampInput, ['startTimestamp', 'endTimestamp'], ({ startTimestamp, endTimestamp }) =>
  (startTimestamp as Date) < (endTimestamp as Date)
    ? null
    : new ValueError('not_in_range', 'Send an end that is after the beginning.', ['endTimestamp']),
);
declareCombinationCheck(RestampInput, ['offsetSeconds'], ({ offsetSeconds }) =>
  offsetSeconds === 0 ? new ValueError('not_in_range', 'Send an offset other than 0.', ['offsetSeconds']) : null,
);

/** The request body that undoes a restamp: it shifts the readings back. */
@DescribeBody('The restamp to undo.', { restamp: { id: 61 } })
export class UndoRestampInput {
  @Nested('The restamp to undo.', () => ReferenceInput, { required: true }) restamp: ReferenceInput;
  @Flag(SKIP_COLLISIONS, { clearable: false }) skipCollisions?: boolean;
  @Reason() reason?: string | null;
}

/** The parameters of the list of a device's restamps. */
export class RestampQuery extends sortedPageQuery(['id'], { descending: true }) {}

const RESTAMP_REFERENCE_VIEW = view('RestampReference', 'A restamp, as part of the one that undoes it.', {
  id: id('Identifier of the restamp.', { example: 61 }),
});

export const RESTAMP_VIEW = view('Restamp', 'A shift of the readings of a device whose clock was wrong.', {
  id: id('Identifier, which the service assigns.', { example: 61 }),
  startTimestamp: instant('Beginning of the period before the shift; null if the restamp undoes another one.', {
    nullable: true,
    example: '2025-01-01T00:00:00.000Z',
  }),
  endTimestamp: instant('End of the period before the shift, exclusive; null if the restamp undoes another one.', {
    nullable: true,
    example: '2025-01-20T16:00:00.000Z',
  }),
  offsetSeconds: integer({}, 'Number of seconds that was added to the time of each reading.', { example: 31_536_000 }),
  readingCount: integer({ minimum: 0 }, 'The number of readings that were shifted.', { example: 120 }),
  undoneRestamp: object(RESTAMP_REFERENCE_VIEW, 'The restamp that this one undoes; null if it undoes none.', {
    nullable: true,
    example: null,
  }),
  createTimestamp: instant('When the readings were shifted.', { example: '2026-01-20T16:00:00.000Z' }),
  ...REASON_PROPERTY,
  ...actorProperties('shifted the readings'),
});

export type RestampView = ViewOf<typeof RESTAMP_VIEW>;

export const RESTAMP_PREVIEW_VIEW = view('RestampPreview', 'The number of readings that a restamp would change.', {
  ...CORRECTION_PREVIEW_VIEW.properties,
  collisionCount: integer(
    { minimum: 0 },
    'The number of readings that stay as they are with `skipCollisions`, because the device has another reading at the new time that is not shifted.',
    { example: 0 },
  ),
  patientChangeCount: integer(
    { minimum: 0 },
    'The number of readings that would be shifted, and would then belong to another patient, or to none.',
    {
      example: 0,
    },
  ),
});

export type RestampPreview = ViewOf<typeof RESTAMP_PREVIEW_VIEW>;
