import { type Bundle, type Resource } from '@rpm/fhir';
import { type Request, type Response } from '../request/request';
import { matchesIfNoneMatch } from './entity-tag';

export const FHIR_MEDIA_TYPE = 'application/fhir+json';

/** A resource that a route below `/fhir/r4` answers. */
export class FhirAnswer {
  private constructor(
    private readonly resource: Resource,
    /** Ids of the patients whose data the answer contains, each once. */
    readonly patients: readonly number[],
    /** Number of resources in the answer. */
    readonly rows: number,
    /** Whether the answer is a list for the audit trail. */
    readonly isList: boolean,
    /** Status and headers of the answer to a create; null for those of the route. */
    private readonly head: { status: number; headers: Readonly<Record<string, string>> } | null = null,
  ) {}

  /** @param patients the patients whose data the resource contains */
  static ofResource(resource: Resource, patients: readonly number[] = []): FhirAnswer {
    return new FhirAnswer(resource, patients, 1, false);
  }

  /** @param patients the patients whose data the resources contain, each at least once */
  static ofBundle(bundle: Bundle, patients: Iterable<number>): FhirAnswer {
    return new FhirAnswer(bundle, [...new Set(patients)], bundle.entry?.length ?? 0, true);
  }

  /** Returns the same answer with a status and headers of its own. */
  withHeaders(status: number, headers: Readonly<Record<string, string>>): FhirAnswer {
    return new FhirAnswer(this.resource, this.patients, this.rows, this.isList, { status, headers });
  }

  /** Returns whether the client has this version of the resource already, so that the answer is 304. */
  isKnownTo({ method, headers }: Request): boolean {
    const { entityTag } = this;
    return (
      (method === 'GET' || method === 'HEAD') && entityTag !== null && matchesIfNoneMatch(entityTag, headers['if-none-match'])
    );
  }

  send(response: Response): void {
    const { req: request } = response;
    if (this.head) response.status(this.head.status).set(this.head.headers);
    const { lastUpdated } = this.resource.meta ?? {};
    if (this.entityTag !== null) response.setHeader('ETag', `W/${this.entityTag}`);
    if (this.entityTag !== null && lastUpdated !== undefined)
      response.setHeader('Last-Modified', new Date(lastUpdated).toUTCString());
    if (this.isKnownTo(request)) {
      response.statusCode = 304;
      response.end();
      return;
    }
    sendFhir(response, this.resource);
  }

  /** The version of the resource, with quotation marks; null if it has none. */
  private get entityTag(): string | null {
    const { versionId } = this.resource.meta ?? {};
    return versionId === undefined ? null : `"${versionId}"`;
  }
}

/** Sends a resource as the body of a response. */
export function sendFhir(response: Response, resource: Resource): void {
  const text = JSON.stringify(resource, null, response.req.fhir?.isPretty ? 2 : undefined);
  response.setHeader('Content-Type', `${FHIR_MEDIA_TYPE}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
