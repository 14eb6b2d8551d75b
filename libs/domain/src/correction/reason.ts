import { Text } from '../input/body';
import { DescribeBody } from '../input/description';
import { text } from '../view/property';

/** Decorator for the reason for a correction. */
export const Reason = () =>
  Text('Why the correction is made, for colleagues. Histories return it; events, webhooks and logs do not.', { max: 2000 });

/** The optional request body of a correction that needs nothing but its reason. */
@DescribeBody('Why something is corrected.', { reason: 'Her husband used the scale.' })
export class ChangeReasonInput {
  @Reason() reason?: string | null;
}

/** The property with which a history returns the reason for a correction. */
export const REASON_PROPERTY = {
  reason: text('The reason that was given for the change; null if none was given.', { nullable: true, example: null }),
};
