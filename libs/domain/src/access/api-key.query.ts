import { sortedPageQuery } from '../page/sorted-page.query';

/** The parameters of the list of API keys. */
export class ApiKeyQuery extends sortedPageQuery(['id']) {}
