import { IgnoredId, Text } from '../input/body';

export class ManufacturerInput {
  @IgnoredId() id?: number;
  @Text({ required: true }) name: string;
}
