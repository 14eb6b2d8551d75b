import { API_KEY_VIEW, type ApiKey } from '@rpm/domain';
import { viewAsJson } from '@rpm/database';

/** SQL expression that converts the row `k` to the JSON of an API key. */
export const API_KEY = viewAsJson<typeof API_KEY_VIEW, ApiKey>(API_KEY_VIEW, 'k', {});
