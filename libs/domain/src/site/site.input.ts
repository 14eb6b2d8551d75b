import { DescribeBody, DescribePatch } from '../input/description';
import { Flag, IgnoredId, Nested, Text } from '../input/body';
import { type Patch } from '../patch/merge-patch';
import { type SiteAddress } from './site-address';
import { QueryChoice, QueryFlag, QueryText } from '../input/query';
import { type PageParameter, sortedPageQuery } from '../page/sorted-page.query';
import { type ChangePosition } from '../page/changes';
import { UpdatedAfter } from '../page/updated-after';
import { VIEW_NAMES, type ViewName } from '../view/version-properties';

@DescribeBody('A shipping address. All parts are optional.')
export class SiteAddressInput implements Partial<SiteAddress> {
  @Text('First line of the street address.') lineOne?: string | null;
  @Text('Second line of the street address.') lineTwo?: string | null;
  @Text('Third line of the street address.') lineThree?: string | null;
  @Text('City.') city?: string | null;
  @Text('State, province or region.') state?: string | null;
  @Text('Postal code.') zipCode?: string | null;
  @Text('Country.') country?: string | null;
  @Text('Note for the carrier.', { max: 2000 }) note?: string | null;
}

/** The request body that creates or replaces a site. Every property is optional (specification, section 4.2). */
@DescribeBody(
  'A site, as a caller creates or replaces it. Every property is optional: `{}` creates an active site without a name or address. Texts are ' +
    'stored unchanged, and their lengths are counted in characters. Each request creates another site, even if the bodies are equal, unless both have the same Idempotency-Key.',
)
@DescribePatch('The properties of a site to change.')
export class SiteInput {
  @IgnoredId() id?: number;
  @Text('Name of the site.') name?: string | null;
  @Flag('Whether the site is active; true by default.', { clearable: false }) active?: boolean | null;
  @Nested('Shipping address.', () => SiteAddressInput) address?: SiteAddressInput | null;
}

/** The merge-patch body that changes a site. */
export type SitePatch = Patch<SiteInput>;

const VIEW = '`record` returns sites with further properties, such as `version`, which they lack by default.';

/** Query that chooses the representation of a site. */
export class SiteViewQuery {
  @QueryChoice(VIEW, VIEW_NAMES) view?: ViewName;
}

/** Filters for the list of sites. */
export class SiteQuery extends sortedPageQuery(['id', 'name']) {
  @QueryText('Only sites whose name contains this text, ignoring case and accents.') name?: string;
  @QueryFlag('Only sites that are active (true), or only those that are not (false).') active?: boolean;
  @QueryChoice(VIEW, VIEW_NAMES) view?: ViewName;
  @UpdatedAfter() updatedAfter?: ChangePosition;
}

export type SiteFilter = Omit<SiteQuery, PageParameter>;
