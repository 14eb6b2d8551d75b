import { Problem } from '@rpm/domain';

/**
 * Error: a presented token, such as an API key or the code of a link, is not stored. Only these errors count as bad keys of an IP address. A stored
 * token that was revoked, used or has expired does not count, so that an old page or program of one person does not lock out others.
 */
export class UnknownToken extends Problem {}
