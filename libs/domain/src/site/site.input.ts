import { DescribeBody, DescribePatch } from '../input/description';
import { Flag, IgnoredId, Nested, Text } from '../input/body';
import { type Patch } from '../input/merge-patch';
import { type SiteAddress } from './site-address';

@DescribeBody('A shipping address. All parts are optional.')
export class SiteAddressInput implements Partial<SiteAddress> {
  @Text('First line.') lineOne?: string | null;
  @Text('Second line.') lineTwo?: string | null;
  @Text('Third line.') lineThree?: string | null;
  @Text('City.') city?: string | null;
  @Text('State, province or region.') state?: string | null;
  @Text('Postal code.') zipCode?: string | null;
  @Text('Country.') country?: string | null;
  @Text('Note for the carrier.', { max: 2000 }) note?: string | null;
}

/** The body of Create Site: every property is optional (specification, section 4.2). */
@DescribeBody(
  'A site, as a caller creates or replaces it. Texts are stored unchanged, and their lengths are counted in characters.',
)
@DescribePatch('The properties of a site to change.')
export class SiteInput {
  @IgnoredId() id?: number;
  @Text('Name of the site.') name?: string | null;
  @Flag('Whether the site is active; true by default.', { clearable: false }) active?: boolean | null;
  @Nested('Shipping address.', () => SiteAddressInput) address?: SiteAddressInput | null;
}

/** A merge-patch of a site. */
export type SitePatch = Patch<SiteInput>;
