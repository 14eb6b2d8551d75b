import { Id } from './body';
import { DescribeBody } from './description';

/** A reference to another resource of the same organization in a body, such as `{"id": 42}`. */
@DescribeBody('Another resource of the same organization.')
export class ReferenceInput {
  @Id('Its identifier.', { required: true }) id: number;
}
