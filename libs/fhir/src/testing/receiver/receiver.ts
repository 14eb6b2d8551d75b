import { type FhirRequest, FhirRouter, makeSimpleRequest, MemoryRepository } from '@medplum/fhir-router';
import type { Bundle, BundleEntry, Identifier, Resource } from '@medplum/fhirtypes';
import { indexSearchParameters } from '../definitions/indexed-definitions';

/** A resource as the service answers it. */
export type AnsweredResource = Resource & { id: string };

const identifierOf = (resource: Resource) => (resource as { identifier?: readonly Identifier[] }).identifier?.[0];

/** Creates the resource unless there is one with its first identifier. @throws Error if it has none */
function conditionalCreate(resource: Resource): BundleEntry {
  const { system = '', value } = identifierOf(resource) ?? {};
  if (value === undefined) throw new Error(`${resource.resourceType} ${resource.id ?? ''} has no identifier.`);
  const ifNoneExist = `identifier=${encodeURIComponent(`${system}|${value}`)}`;
  // The router gives the resource a new id, in place.
  return { request: { method: 'POST', url: resource.resourceType, ifNoneExist }, resource: structuredClone(resource) };
}

/** A FHIR server in the process that nobody of this project wrote: Medplum's router, with resources in memory. */
export class Receiver {
  private readonly router = new FhirRouter();
  private readonly repository = new MemoryRepository();

  constructor() {
    indexSearchParameters();
  }

  /** Sends resources as a batch whose entries are created unless there is one with the same identifier. @returns the status of each entry */
  async createUnlessFound(resources: readonly Resource[]): Promise<(string | undefined)[]> {
    const batch: Bundle = { resourceType: 'Bundle', type: 'batch', entry: resources.map(conditionalCreate) };
    const answer = await this.handle(makeSimpleRequest('POST', '/', batch));
    return answer.entry?.map(({ response }) => response?.status) ?? [];
  }

  /** Stores resources with the ids and the versions that they have. */
  async store(resources: readonly AnsweredResource[]): Promise<void> {
    for (const resource of resources) await this.repository.createResource(resource);
  }

  /** Runs a search such as `Patient?name=x`. @returns the ids of the resources that match, in the order of the answer */
  async search(query: string): Promise<string[]> {
    const answer = await this.handle(makeSimpleRequest('GET', query));
    return answer.entry?.map(({ resource }) => resource?.id ?? '') ?? [];
  }

  private async handle(request: FhirRequest): Promise<Bundle> {
    const [outcome, answer] = await this.router.handleRequest(request, this.repository);
    if (answer?.resourceType !== 'Bundle') throw new Error(JSON.stringify(outcome));
    return answer;
  }
}
