import { DEVICE_VIEW } from '../device/device.view';
import { PATIENT_VIEW } from '../patient/patient.view';
import { Instant, Nested, Text } from '../input/body';
import { declareCombinationCheck } from '../input/combination-check';
import { DescribeBody } from '../input/description';
import { QueryChoice, QueryId, QueryInstant, QueryText } from '../input/query';
import { ReferenceInput } from '../input/reference-input';
import { ValueError } from '../format/value-error';
import { KeysetQuery } from '../page/keyset.query';
import { INGEST_QUARANTINE_GROUP_VIEW, MESSAGE_STATES, type MessageState, PART_CODES } from './ingest-message.view';
import { PART_OUTCOMES, type PartOutcome, QUARANTINE_CODES, type QuarantineCode } from './part-outcome';

/** Filters for the list of messages. A message must match all of them. */
export class IngestMessageQuery extends KeysetQuery {
  @QueryId('Only messages of this source.') sourceId?: number;
  @QueryChoice('Only messages in this state.', MESSAGE_STATES) state?: MessageState;
  @QueryChoice('Only messages with a part that has this outcome.', PART_OUTCOMES) outcome?: PartOutcome;
  @QueryChoice('Only messages with a part that has this code.', PART_CODES) code?: (typeof PART_CODES)[number];
  @QueryText('Only messages with a part that names the device by exactly this text; a MAC address in any notation.')
  deviceKey?: string;
  @QueryInstant('Only messages that were received at this time or later.', 'atLeast') startTimestamp?: Date;
  @QueryInstant('Only messages that were received before this time.', 'before', { notBelow: 'startTimestamp' })
  endTimestamp?: Date;
}

/** Filters for the list of groups of quarantined parts. */
export class IngestQuarantineQuery extends KeysetQuery {
  @QueryId('Only groups of this source.') sourceId?: number;
  @QueryChoice('Only groups with this code.', QUARANTINE_CODES) code?: QuarantineCode;
  @QueryText('Only groups whose messages name the device by exactly this text; a MAC address in any notation.')
  deviceKey?: string;
}

const GROUP = 'The group, as it is listed.';

@DescribeBody('A group of quarantined parts whose messages are processed again.', { group: { id: 1 } })
export class IngestQuarantineInput {
  @Nested(GROUP, () => ReferenceInput, { required: true, referencedView: () => INGEST_QUARANTINE_GROUP_VIEW })
  group: ReferenceInput;
}

@DescribeBody('A group of quarantined parts, and the device or patient that their text stands for.', {
  group: { id: 1 },
  device: { id: 1 },
})
export class IngestBindInput {
  @Nested(GROUP, () => ReferenceInput, { required: true, referencedView: () => INGEST_QUARANTINE_GROUP_VIEW })
  group: ReferenceInput;
  @Nested('The device that the text of the group stands for. Send either the device or the patient.', () => ReferenceInput, {
    referencedView: () => DEVICE_VIEW,
  })
  device?: ReferenceInput | null;
  @Nested('The patient whom the text of the group stands for.', () => ReferenceInput, { referencedView: () => PATIENT_VIEW })
  patient?: ReferenceInput | null;
  @Instant('Since when the text stands for it; always by default.') startTimestamp?: Date | null;
  @Instant('Until when the text stands for it; forever by default.') endTimestamp?: Date | null;
}

@DescribeBody('A group of quarantined parts that are not to be recorded, and why.', {
  group: { id: 1 },
  reason: 'The cuff was a test device.',
})
export class IngestDiscardInput {
  @Nested(GROUP, () => ReferenceInput, { required: true, referencedView: () => INGEST_QUARANTINE_GROUP_VIEW })
  group: ReferenceInput;
  @Text('Why the parts are not to be recorded.', { required: true, filled: true, max: 2000 }) reason: string;
}

/** Checks that an alias has exactly one target, and that its period has a beginning before its end. */
export const checkAliasTarget = ({ device, patient }: { device?: unknown; patient?: unknown }) => {
  const given = [device, patient].filter((one) => one !== undefined && one !== null).length;
  return given === 1 ? null : new ValueError('required', 'Send either a device or a patient.', ['device']);
};

export const checkAliasPeriod = ({ startTimestamp, endTimestamp }: { startTimestamp?: unknown; endTimestamp?: unknown }) =>
  startTimestamp instanceof Date && endTimestamp instanceof Date && endTimestamp <= startTimestamp
    ? new ValueError('inverted_range', 'Send an end that is after the beginning.', ['endTimestamp'])
    : null;

declareCombinationCheck(IngestBindInput, ['device', 'patient'], checkAliasTarget);
declareCombinationCheck(IngestBindInput, ['startTimestamp', 'endTimestamp'], checkAliasPeriod);
