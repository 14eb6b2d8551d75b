import { sortedPageQuery } from '../page/sorted-page.query';
import { IgnoredId, Text } from '../input/body';
import { ChoiceList } from '../input/body-list';
import { DescribeBody } from '../input/description';
import { GRANTS } from '../scope/scope';

/** Time in hours for which an invitation can be used. */
export const INVITATION_HOURS = 24;

/** The request body that invites a person to the console. */
@DescribeBody('Name and scopes of the invited person.', { name: 'Jane Doe', scopes: ['patients:read', 'readings:read'] })
export class ConsolePersonInput {
  @IgnoredId() id?: number;
  @Text('Name of the person. It is unique, and histories show it for the changes that the person makes.', { required: true })
  name: string;
  @ChoiceList('Scopes of the person. Each must be one that the caller has.', GRANTS, { required: true })
  scopes: string[];
}

/** The request body that changes the scopes of a person. */
@DescribeBody('The new scopes of the person.', { scopes: ['patients:read'] })
export class ConsolePersonScopesInput {
  @ChoiceList('Scopes of the person. Each must be one that the caller has.', GRANTS, { required: true })
  scopes: string[];
}

/** The parameters of the list of people. */
export class ConsolePersonQuery extends sortedPageQuery(['id']) {}

/** The parameters of the list of a person's sessions. */
export class ConsoleSessionQuery extends sortedPageQuery(['id'], { descending: true }) {}
