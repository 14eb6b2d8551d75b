import { Id } from './body';
import { DescribeBody } from './description';

/** Another resource of the same organization, as a body names it: `{"id": 42}`. */
@DescribeBody('Another resource of the same organization.')
export class ReferenceInput {
  @Id('Its identifier.', { required: true }) id: number;
}
