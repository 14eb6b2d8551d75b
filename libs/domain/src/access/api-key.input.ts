import { ValueError } from '../format/value-error';
import { readInstant } from '../format/instant';
import { IgnoredId, Integer, Text } from '../input/body';
import { ChoiceList } from '../input/body-list';
import { DescribeBody } from '../input/description';
import { Kind } from '../input/kind';
import { GRANTS } from '../scope/scope';

const NOT_FUTURE = new ValueError('not_in_range', 'Use a time in the future.');

function FutureInstant(description: string): PropertyDecorator {
  const convert = (raw: unknown) => {
    const instant = readInstant(raw);
    return instant instanceof ValueError || instant > new Date() ? instant : NOT_FUTURE;
  };
  return Kind({ description, convert, required: false, schema: { type: 'string', format: 'date-time' } });
}

/** The request body that creates an API key. */
@DescribeBody('The name, scopes and expiry of the key.', { name: 'Dashboard', scopes: ['readings:read', 'patients:read'] })
export class ApiKeyInput {
  @IgnoredId() id?: number;
  @Text('Owner or purpose of the key.', { required: true }) name: string;
  @ChoiceList('Scopes that the key grants. Each must be one that the key of the request has.', GRANTS, { required: true })
  scopes: string[];
  @FutureInstant('Time at which the key expires; by default never.') expireTimestamp?: Date | null;
}

/** Time in seconds for which a replaced API key remains valid. */
export const KEY_OVERLAP = { default: 86_400, max: 604_800 };

@DescribeBody('Time for which the replaced key stays valid.', { overlapSeconds: 3600 })
export class ApiKeyRotationInput {
  @Integer('Seconds for which the replaced key remains valid; 86400 by default. 0 revokes it at once.', {
    min: 0,
    max: KEY_OVERLAP.max,
    unit: 'seconds',
  })
  overlapSeconds?: number | null;
  @FutureInstant('Time at which the new key expires; by default that of the replaced key.') expireTimestamp?: Date | null;
}
