import { DescribeBody } from '../input/description';
import { IgnoredId, Text } from '../input/body';

@DescribeBody('A manufacturer, as a caller creates it.')
export class ManufacturerInput {
  @IgnoredId() id?: number;
  @Text('Name of the manufacturer.', { required: true }) name: string;
}
