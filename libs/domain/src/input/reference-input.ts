import { IsObject } from 'class-validator';
import { DEVICE_VIEW } from '../device/device.view';
import { ValueError } from '../format/value-error';
import { PATIENT_VIEW } from '../patient/patient.view';
import { type View } from '../view/view';
import { Id, Text } from './body';
import { Constraint, withValueError } from './constraint';
import { DescribeBody } from './description';
import { type InputClass } from './input-property';
import { Kind } from './kind';
import { type PresenceOptions } from './presence';
import { NOT_AN_OBJECT } from './value-errors';

/** A reference to another resource of the same organization in a body, such as `{"id": 42}`. */
@DescribeBody('Another resource of the same organization. Its other properties may be sent too, and are ignored.')
export class ReferenceInput {
  @Id('Id of the resource.', { required: true }) id: number;
}

/** A reference to a patient in a body, by the id or by the identifier in the customer's own system. */
@DescribeBody(
  'A patient of the same organization. Send one of the two properties; if both are sent, only `id` counts. The other properties of a patient are ignored.',
)
export class PatientReferenceInput {
  @Id('Id of the patient.') id?: number | null;
  @Text("The patient's identifier in the customer's own system.", { filled: true, identifies: 'other' })
  externalIdentifier?: string | null;
}

/** Decorator for a reference to a patient. */
export function PatientReference(description: string, { required = false }: PresenceOptions = {}): PropertyDecorator {
  return NamedReference(
    description,
    () => PatientReferenceInput,
    () => PATIENT_VIEW,
    ['id', 'externalIdentifier'],
    required,
  );
}

/** A reference to a device in a body, by the id or by any identifier. */
@DescribeBody(
  'A device of the same organization. Send one of the two properties; if both are sent, they must name the same device. The other properties of a device are ignored.',
)
export class DeviceReferenceInput {
  @Id('Id of the device.') id?: number | null;
  @Text('Any identifier of the device, such as its IMEI or serial number.', { filled: true, identifies: 'other' })
  deviceIdentifier?: string | null;
}

/** Decorator for a reference to a device. */
export function DeviceReference(description: string, { required = false }: PresenceOptions = {}): PropertyDecorator {
  return NamedReference(
    description,
    () => DeviceReferenceInput,
    () => DEVICE_VIEW,
    ['id', 'deviceIdentifier'],
    required,
  );
}

/** Decorator for a reference that names a resource by at least one of several properties. */
function NamedReference(
  description: string,
  type: () => InputClass,
  of: () => View,
  names: readonly [string, string],
  required: boolean,
): PropertyDecorator {
  const nameless = new ValueError('required', `Send ${names.join(' or ')}.`, [names[0]]);
  return Kind(
    { description, required, schema: type, of },
    IsObject(withValueError(NOT_AN_OBJECT)),
    Constraint('named', (value) => {
      const reference = value as Readonly<Record<string, unknown>>;
      return names.some((name) => reference[name] !== undefined) ? null : nameless;
    }),
  );
}
