import { Flag, IgnoredId, Nested, Text } from '../input/body';
import { type SiteDescription } from './site';
import { type SiteAddress } from './site-address';

export class SiteAddressInput implements Partial<SiteAddress> {
  @Text() lineOne?: string | null;
  @Text() lineTwo?: string | null;
  @Text() lineThree?: string | null;
  @Text() city?: string | null;
  @Text() state?: string | null;
  @Text() zipCode?: string | null;
  @Text() country?: string | null;
  @Text({ max: 2000 }) note?: string | null;
}

/** The body of Create Site: every field is optional (specification, section 4.2). */
export class SiteInput implements SiteDescription {
  @IgnoredId() id?: number;
  @Text() name?: string | null;
  @Flag({ clearable: false }) active?: boolean | null;
  @Nested(() => SiteAddressInput) address?: SiteAddressInput | null;
}
