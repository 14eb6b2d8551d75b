import { ITEM_VIEW } from '../catalogue/item.view';
import { SITE_VIEW } from '../site/site.view';
import { IsString } from 'class-validator';
import { DescribeBody, DescribePatch } from '../input/description';
import { type DeviceProperties, type DeviceRegistration } from './device';
import { DEVICE_STATUSES, type DeviceStatus } from './device-status';
import { type DeviceHealthDescription, LOW_BATTERY, WEAK_SIGNAL } from './device-health-check';
import {
  DEVICE_IDENTIFIER_TYPES,
  type DeviceIdentifierType,
  indexOfFirstDuplicate,
  MAX_DEVICE_IDENTIFIERS,
  MAX_SENT_IDENTIFIERS,
  type TypedIdentifier,
  identifierError,
} from '../device-identifier/device-identifier';
import { Choice, IgnoredId, Integer, Nested, Text } from '../input/body';
import { NestedList } from '../input/body-list';
import { Constraint, withValueError, StorableText } from '../input/constraint';
import { NOT_TEXT } from '../input/value-errors';
import { ValueError } from '../format/value-error';
import { Kind } from '../input/kind';
import { declareCombinationCheck } from '../input/combination-check';
import { PastInstant } from '../correction/effective-time';
import { Reason } from '../correction/reason';
import { ReadingTime } from '../reading-kind/reading-time';
import { PatientReference, type PatientReferenceInput } from '../patient/patient-reference';
import { ReferenceInput } from '../input/reference-input';

@DescribeBody('An external identifier of a device, such as its serial number.')
export class DeviceIdentifierInput implements TypedIdentifier {
  @Choice('Type of the identifier.', DEVICE_IDENTIFIER_TYPES, { required: true }) type: DeviceIdentifierType;
  @IdentifierValue(
    'The identifier. An IMEI has 15 digits and an ICCID 18 to 22, the last of which is a check digit; a MAC address has 12 or 16 hexadecimal digits with any separators; a SIM card number has 5 to 22 digits.',
  )
  value: string;
}

/** The request body that registers a device. */
@DescribeBody('A device to register.')
export class DeviceInput implements DeviceRegistration {
  @IgnoredId() id?: number;
  @Nested('The item of the catalogue of which the device is a unit.', () => ReferenceInput, {
    referencedView: () => ITEM_VIEW,
    required: true,
  })
  item: ReferenceInput;
  @NestedList(
    `External identifiers of the device: at least one, at most ${MAX_DEVICE_IDENTIFIERS}, and any number of each type.`,
    () => DeviceIdentifierInput,
    {
      max: MAX_SENT_IDENTIFIERS,
      required: true,
    },
  )
  deviceIdentifiers: DeviceIdentifierInput[];
  @Nested('The site that keeps the device; without a site, it is in the central stock.', () => ReferenceInput, {
    referencedView: () => SITE_VIEW,
  })
  site?: ReferenceInput | null;
  @Text("Identifier of the device in the customer's own system.", { filled: true, identifies: 'resource' })
  externalIdentifier?: string | null;
}
declareCombinationCheck(DeviceInput, ['deviceIdentifiers'], ({ deviceIdentifiers }) => {
  const given = deviceIdentifiers as readonly Record<keyof TypedIdentifier, unknown>[];
  const areWell = given.every(({ type, value }) => typeof type === 'string' && typeof value === 'string');
  const at = areWell ? indexOfFirstDuplicate(given as readonly TypedIdentifier[]) : null;
  return at === null ? null : new ValueError('repeated', 'Send each identifier once.', ['deviceIdentifiers', at]);
});

/** The merge-patch body that changes a device. */
@DescribePatch('The properties of a device to change.')
export class DevicePatchInput implements DeviceProperties {
  @Text("Identifier of the device in the customer's own system.", { filled: true, identifies: 'resource' })
  externalIdentifier?: string | null;
  @Nested('The site that keeps the device. If it is set, a free device becomes `availableAtSite`.', () => ReferenceInput, {
    referencedView: () => SITE_VIEW,
  })
  site?: Partial<ReferenceInput> | null;
  @NestedList(
    'All identifiers that the device has from now on; they replace the list. The previous ones become `formerIdentifiers`, and another device may have them. ' +
      `A list that adds one has at most ${MAX_DEVICE_IDENTIFIERS}.`,
    () => DeviceIdentifierInput,
    { max: MAX_SENT_IDENTIFIERS, required: true },
  )
  deviceIdentifiers?: DeviceIdentifierInput[] | null;
  @Choice('Sets the status by hand, to correct a record that is wrong.', DEVICE_STATUSES, { clearable: false })
  currentStatus?: DeviceStatus | null;
  @StatusTime(
    'When the device got the status; only with `currentStatus`. Now by default. It must not be before the end of an earlier assignment of the device.',
  )
  eventTimestamp?: Date | null;
  @StatusReason('Reason for setting the status; only with `currentStatus`. It is stored, but not returned.') reason?:
    string | null;
}

/** The request body of the operations that associate a device with a patient and disassociate it. */
@DescribeBody('The patient to associate with the device, or to disassociate from it.', {
  patient: { externalIdentifier: 'patient-0001' },
})
export class AssociationInput {
  @PatientReference('The patient.', { required: true }) patient: PatientReferenceInput;
  @PastInstant('Time of the event; now by default. Readings taken since then change their patient.') eventTimestamp?: Date | null;
  @Reason() reason?: string | null;
}

/** The request body that adds a period in which a patient held a device. */
@DescribeBody('A past period in which a patient held a device.', {
  patient: { externalIdentifier: 'patient-0001' },
  startTimestamp: '2026-01-12T09:30:00Z',
  endTimestamp: '2026-01-20T16:00:00Z',
})
export class DeviceAssignmentInput {
  @IgnoredId() id?: number;
  @PatientReference('The patient.', { required: true }) patient: PatientReferenceInput;
  @PastInstant('Beginning of the period, inclusive.', { required: true }) startTimestamp: Date;
  @PastInstant('End of the period, exclusive.', { required: true }) endTimestamp: Date;
  @Reason() reason?: string | null;
}

/** The merge-patch body that corrects a period in which a patient held a device. */
@DescribePatch('The properties of an assignment to correct.')
export class DeviceAssignmentPatchInput {
  @IgnoredId() id?: number;
  @PatientReference('The patient.') patient?: PatientReferenceInput;
  @PastInstant('Beginning of the period, inclusive.', { clearable: false }) startTimestamp?: Date;
  @PastInstant('End of the period, exclusive. An assignment that has not ended is ended by `disassociate-patient`.')
  endTimestamp?: Date | null;
  @Reason() reason?: string | null;
}

/** The request body of a health check, in which a device reports its battery level and signal strength. */
@DescribeBody('A health check that a device reports.', { eventTimestamp: '2026-01-15T08:00:00Z', batteryPercentage: 80 })
export class HealthCheckInput implements DeviceHealthDescription {
  @IgnoredId() id?: number;
  @ReadingTime('Time of the health check: from the year 2000 to 15 minutes from now.') eventTimestamp: Date;
  @Integer(`Battery level; low at ${LOW_BATTERY} and below.`, { min: 0, max: 100, unit: 'percent' })
  batteryPercentage?: number;
  @Integer(`Signal strength; weak at ${WEAK_SIGNAL} and below.`, { min: 0, max: 100, unit: 'percent' })
  signalStrength?: number;
}

/** Decorator that validates an identifier, whose format depends on the property `type` of the same object. */
function IdentifierValue(description: string): PropertyDecorator {
  return Kind(
    { description, required: true, schema: { type: 'string', minLength: 1, maxLength: 255 }, isIdentifier: true },
    IsString(withValueError(NOT_TEXT)),
    StorableText(255),
    Constraint('identifier', (value, { type }) => {
      const known = DEVICE_IDENTIFIER_TYPES.find((one) => one === type);
      return known === undefined ? null : identifierError(known, value as string);
    }),
  );
}

/** Decorator for the time of a status. A time without a status is rejected, because it would have no effect. */
function StatusTime(description: string): PropertyDecorator {
  const alone = new ValueError('without_status', 'Send currentStatus too: the time says when the device got it.');
  const checkAlone = Constraint('withStatus', (_time, { currentStatus }) => (currentStatus === undefined ? alone : null));
  const decorators = [PastInstant(description), checkAlone];
  return (target, name) => {
    for (const decorate of decorators) decorate(target, name);
  };
}

/** Decorator for the reason for a status. A reason without a status is rejected, because it would not be stored. */
function StatusReason(description: string): PropertyDecorator {
  const alone = new ValueError('without_status', 'Send currentStatus too: the reason says why it is set.');
  return Kind(
    { description, required: false, schema: { type: 'string', maxLength: 2000 } },
    IsString(withValueError(NOT_TEXT)),
    StorableText(2000),
    Constraint('withStatus', (_reason, { currentStatus }) => (currentStatus === undefined ? alone : null)),
  );
}
