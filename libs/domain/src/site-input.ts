import { Flag, IgnoredId, Nested, Text } from './input/kind';
import { type SiteDescription } from './site';
import { type SiteAddress } from './site-address';

class SiteAddressInput implements Partial<SiteAddress> {
  @Text() lineOne?: string;
  @Text() lineTwo?: string;
  @Text() lineThree?: string;
  @Text() city?: string;
  @Text() state?: string;
  @Text() zipCode?: string;
  @Text() country?: string;
  @Text({ max: 2000 }) note?: string;
}

/** The body of Create Site: every field is optional (specification, section 4.2). */
export class SiteInput implements SiteDescription {
  @IgnoredId() id?: number;
  @Text() name?: string;
  @Flag() active?: boolean;
  @Nested(() => SiteAddressInput) address?: SiteAddressInput;
}
