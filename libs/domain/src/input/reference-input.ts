import { Id } from './body';

/** Another resource of the same organization, as a body names it: `{"id": 42}`. */
export class ReferenceInput {
  @Id({ required: true }) id: number;
}
