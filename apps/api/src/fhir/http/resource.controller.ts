import { Get, HttpCode, Inject, Param, Post, type Type } from '@nestjs/common';
import { type FhirOrganization, type FhirPage, type FhirPageRequest, type FoundResource } from '@rpm/data-access';
import { type Scope } from '@rpm/domain';
import { type ParameterDefinitions, type SearchDefinition, subset } from '@rpm/fhir';
import { RequireKey, RequireScope } from '../../authentication/access.decorator';
import { FhirAnswer } from '../../http-answer/fhir-answer';
import { FhirController } from './fhir-controller.decorator';
import { ELEMENTS, Elements, FhirReader } from './fhir-caller';
import { Search } from './search.decorator';
import { type SearchExchange } from './search-exchange';

/** Finds the resources of one type. */
export interface FhirResources<P extends ParameterDefinitions> {
  /** @throws NotFound */
  find(reader: FhirOrganization, id: string): Promise<FoundResource>;
  search(request: FhirPageRequest<P>): Promise<FhirPage>;
}

/** A type of resources that can be read and searched. */
export interface SearchedType<P extends ParameterDefinitions = ParameterDefinitions> {
  search: SearchDefinition<P>;
  /** The repository of the resources. */
  resources: Type<FhirResources<P>>;
  /** The scope that a key needs; null if every key may read the resources. */
  scope: Scope | null;
  /** The profiles that all of the resources meet. */
  profiles?: readonly string[];
}

/** Returns the controller of a type of resources. */
export function resourceController<P extends ParameterDefinitions>({
  search: definition,
  resources,
  scope,
}: SearchedType<P>): Type {
  const Access = () => (scope === null ? RequireKey() : RequireScope(scope));

  @FhirController(definition.type)
  class ResourceController {
    constructor(@Inject(resources) private readonly resources: FhirResources<P>) {}

    @Get()
    @Access()
    search(@Search(definition) search: SearchExchange<P>): Promise<FhirAnswer> {
      return search.answer((request) => this.resources.search(request));
    }

    @Post('_search')
    @HttpCode(200)
    @Access()
    searchByForm(@Search(definition) search: SearchExchange<P>): Promise<FhirAnswer> {
      return search.answer((request) => this.resources.search(request));
    }

    @Get(`:${idName(definition.type)}`)
    @Access()
    async find(
      @FhirReader([ELEMENTS]) reader: FhirOrganization,
      @Param(idName(definition.type)) id: string,
      @Elements() elements: string[] | null,
    ): Promise<FhirAnswer> {
      const { resource, patients } = await this.resources.find(reader, id);
      return FhirAnswer.ofResource(elements ? subset(resource, elements) : resource, patients);
    }
  }
  return ResourceController;
}

/** Returns the name of the id in the path, such as `patientId`, by which the audit trail recognizes the id of a patient. */
const idName = (type: string) => `${type.charAt(0).toLowerCase()}${type.slice(1)}Id`;
