import { Controller, Get, Module, Patch } from '@nestjs/common';
import { type JsonText, type WriteRequest } from '@rpm/database';
import { OrganizationRepository } from '@rpm/data-access';
import { FHIR_IDENTITY_FIXED, ORGANIZATION_VIEW, OrganizationInput, type OrganizationView } from '@rpm/domain';
import { OrganizationId, RequireKey, RequireScope } from '../authentication/access.decorator';
import { Writing } from '../http-input/write-request.decorator';
import { MergePatch } from '../json/json-body.decorator';
import { openApiPart } from '../openapi/resource-part';
import { provideRepository } from '../service/provide-repository';

@Controller('api/v3/organization')
export class OrganizationController {
  constructor(private readonly organizations: OrganizationRepository) {}

  @Get()
  @RequireKey()
  find(@OrganizationId() organizationId: number): Promise<JsonText<OrganizationView>> {
    return this.organizations.require(organizationId);
  }

  @Patch()
  @RequireScope('organization:write')
  change(
    @Writing() request: WriteRequest,
    @MergePatch({ type: OrganizationInput, view: ORGANIZATION_VIEW }) patch: OrganizationInput,
  ): Promise<JsonText<OrganizationView>> {
    return this.organizations.change(request, patch);
  }
}

@Module({ controllers: [OrganizationController], providers: [provideRepository(OrganizationRepository)] })
export class OrganizationModule {
  static readonly openApi = openApiPart(
    { area: 'organization', heading: 'Organization', view: ORGANIZATION_VIEW },
    {
      'GET /api/v3/organization': {
        scope: null,
        operationId: 'getOrganization',
        summary: 'Fetch the organization and its settings',
        description: 'Returns the organization of the key, with its settings.',
      },
      'PATCH /api/v3/organization': {
        scope: 'organization:write',
        operationId: 'changeOrganization',
        summary: 'Change the settings of the organization',
        description:
          'Changes some settings. The units and the time zone are those in which pages display values; responses always have the units of the ' +
          'specification. The scope must be named: no wildcard includes it. `fhirBase` and `externalIdentifierSystem` cannot be changed any more once a ' +
          'receiver relies on them (`fhirFixTimestamp`).',
        patch: OrganizationInput,
        problems: { conflict: { detail: FHIR_IDENTITY_FIXED } },
        bodyExample: { glucoseUnit: 'mmoll', timeZone: 'Europe/Berlin' },
      },
    },
  );
}
