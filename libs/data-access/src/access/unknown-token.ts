import { Problem } from '@rpm/domain';

/**
 * Error: a presented token, such as an API key or the code of a link, is not stored. Only these errors count as bad keys of an address; a stored token that
 * was revoked, used or has expired does not, so that nobody is refused because of an old page or program of somebody else.
 */
export class UnknownToken extends Problem {}
