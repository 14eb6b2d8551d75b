import { type Organization, ORGANIZATION_VIEW } from '@rpm/domain';
import { viewAsJson } from '@rpm/database';

/** SQL expression that converts the row `o` to the JSON of an organization. */
export const ORGANIZATION = viewAsJson<typeof ORGANIZATION_VIEW, Organization>(ORGANIZATION_VIEW, 'o', {});
