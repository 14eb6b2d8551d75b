import { type DeviceDescription, type DeviceRegistration, DEVICE_STATUSES, type DeviceStatus } from './device';
import { type DeviceHealthDescription } from './device-health-check';
import {
  DEVICE_IDENTIFIER_TYPES,
  type DeviceIdentifierType,
  firstRepeated,
  type GivenIdentifier,
  identifierFault,
} from './device-identifier';
import { Choice, Id, IgnoredId, Integer, Nested, NestedList, Text } from '../input/body';
import { Fault } from '../input/fault';
import { Kind } from '../input/kind';
import { textFault } from '../input/text';
import { declareCheck } from '../input/whole';
import { ReadingTime } from '../reading/reading.input';
import { ReferenceInput } from '../input/reference-input';

export class DeviceIdentifierInput implements GivenIdentifier {
  @Choice(DEVICE_IDENTIFIER_TYPES, { required: true }) type: DeviceIdentifierType;
  @IdentifierValue() value: string;
}

/** The body of registering a device. */
export class DeviceInput implements DeviceRegistration {
  @IgnoredId() id?: number;
  @Nested(() => ReferenceInput, { required: true }) item: ReferenceInput;
  @NestedList(() => DeviceIdentifierInput, { max: 10, required: true }) deviceIdentifiers: DeviceIdentifierInput[];
  @Nested(() => ReferenceInput) site?: ReferenceInput | null;
  @Text({ filled: true }) externalIdentifier?: string | null;
}
declareCheck(DeviceInput, ['deviceIdentifiers'], ({ deviceIdentifiers }) => {
  const given = deviceIdentifiers as readonly Record<keyof GivenIdentifier, unknown>[];
  const areWell = given.every(({ type, value }) => typeof type === 'string' && typeof value === 'string');
  const at = areWell ? firstRepeated(given as readonly GivenIdentifier[]) : null;
  return at === null ? null : new Fault('repeated', 'Send each identifier once.', ['deviceIdentifiers', at]);
});

/** The merge-patch of a device. */
export class DevicePatchInput implements DeviceDescription {
  @Text({ filled: true }) externalIdentifier?: string | null;
  @Nested(() => ReferenceInput) site?: Partial<ReferenceInput> | null;
  @Choice(DEVICE_STATUSES, { clearable: false }) currentStatus?: DeviceStatus | null;
  @StatusNote() note?: string | null;
}

/** Which device: by its id, or by any of its identifiers. */
export class DeviceNameInput {
  @Id() deviceId?: number | null;
  @Text({ filled: true }) deviceIdentifier?: string | null;
}
requireOne(DeviceNameInput, 'deviceId', 'deviceIdentifier');

/** Which device, and which patient. */
export class AssociationInput extends DeviceNameInput {
  @Id() patientId?: number | null;
  @Text({ filled: true }) patientExternalIdentifier?: string | null;
}
requireOne(AssociationInput, 'deviceId', 'deviceIdentifier');
requireOne(AssociationInput, 'patientId', 'patientExternalIdentifier');

/** What a device says of itself. */
export class HealthCheckInput implements DeviceHealthDescription {
  @IgnoredId() id?: number;
  @ReadingTime() eventTimestamp: Date;
  @Integer({ min: 0, max: 100, unit: 'percent' }) batteryPercentage?: number;
  @Integer({ min: 0, max: 100, unit: 'percent' }) signalStrength?: number;
}

/** A value of the type that is sent beside it. */
function IdentifierValue(): PropertyDecorator {
  const read = (raw: unknown, { type }: Readonly<Record<string, unknown>>) => {
    if (typeof raw !== 'string') return new Fault('not_text', 'Send text.');
    const known = DEVICE_IDENTIFIER_TYPES.find((one) => one === type);
    return textFault(raw, 255) ?? (known && identifierFault(known, raw)) ?? raw;
  };
  return Kind({ read, required: true, schema: { type: 'string', minLength: 1, maxLength: 255 } });
}

/** Why the status is set. Without a status it would be lost. */
function StatusNote(): PropertyDecorator {
  const alone = new Fault('without_status', 'Send currentStatus too: the note says why it is set.');
  const read = (raw: unknown, { currentStatus }: Readonly<Record<string, unknown>>) => {
    if (typeof raw !== 'string') return new Fault('not_text', 'Send text.');
    return textFault(raw, 2000) ?? (currentStatus === undefined ? alone : raw);
  };
  return Kind({ read, required: false, schema: { type: 'string', maxLength: 2000 } });
}

/** Two ways to name the same thing, of which a body takes exactly one. */
function requireOne(type: { prototype: object }, one: string, other: string): void {
  const none = new Fault('required', `Send ${one} or ${other}.`, [one]);
  const both = new Fault('ambiguous', `Send ${one} or ${other}, not both.`, [other]);
  declareCheck(type, [one, other], (input) => {
    const given = [one, other].filter((member) => input[member] !== undefined);
    return given.length === 1 ? null : given.length === 0 ? none : both;
  });
}
