import { Integer, Text } from '../input/body';
import { ChoiceList } from '../input/body-list';
import { DescribeBody } from '../input/description';
import { GRANTS } from './scope';

/** Seconds for which a link that signs a person in to the console can be used. */
export const LINK_SECONDS = { default: 300, max: 600 };

/** The request body that creates a link to the console. */
@DescribeBody('Who the link is for, and what that person may do.', {
  actor: 'jane@clinic.example.org',
  scopes: ['sites:read'],
  expiresInSeconds: 300,
})
export class ConsoleLinkInput {
  @Text('Name of the person who will use the link, as you know it. The service stores it with the session as you assert it.', {
    required: true,
  })
  actor: string;
  @ChoiceList('Scopes of the session. Each must be one that the key of the request has.', GRANTS, { required: true })
  scopes: string[];
  @Integer('Seconds for which the link can be used; 300 by default.', { min: 1, max: LINK_SECONDS.max, unit: 'seconds' })
  expiresInSeconds?: number | null;
}

/** The request body that signs a person in to the console: either an API key or the code of a link. */
@DescribeBody('An API key or the code of a link.')
export class ConsoleSignInInput {
  @Text('An API key.', { filled: true }) key?: string | null;
  @Text('The code of a link.', { filled: true }) code?: string | null;
}
