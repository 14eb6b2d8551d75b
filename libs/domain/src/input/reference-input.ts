import { Id } from './body';
import { DescribeBody } from './description';

/** A reference to another resource of the same organization in a body, such as `{"id": 42}`. */
@DescribeBody('Another resource of the same organization.')
export class ReferenceInput {
  @Id('Id of the resource.', { required: true }) id: number;
}
