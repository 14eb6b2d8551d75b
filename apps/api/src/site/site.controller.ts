import { Controller, HttpCode, Post } from '@nestjs/common';
import { SiteRepository } from '@rpm/data-access';
import { Site, SiteInput } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { JsonBody } from '../json/json-body.decorator';

@Controller('api/v3/site')
export class SiteController {
  constructor(private readonly sites: SiteRepository) {}

  @Post()
  @HttpCode(200)
  @RequireScope('sites:write')
  create(@OrganizationId() organizationId: number, @JsonBody() input: SiteInput): Promise<Site> {
    return this.sites.create(Site.of(organizationId, input));
  }
}
