import { DescribeBody } from '../input/description';
import { Id, Text } from '../input/body';
import { type PresenceOptions } from '../input/presence';
import { NamedReference } from '../input/reference-input';
import { DEVICE_VIEW } from './device.view';

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
