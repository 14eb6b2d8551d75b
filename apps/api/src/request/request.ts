import { type Principal } from '@rpm/data-access';
import { type StandbyRead, type WriteAudit } from '@rpm/database';
import { type ReadOnlyProperties } from '@rpm/domain';
import { type FhirIdentity } from '@rpm/fhir';
import { type AccessRule } from './access-rule';
import { type ApiProblem } from '../problem/problem-kind';
import { type Request, type Response } from 'express';

/** The wishes of a request below `/fhir/r4` for its answer. */
export interface FhirRequest {
  /** The names of the organization's identifiers and codes; null on a public route. */
  identity: FhirIdentity | null;
  /** URL below which resources are served, such as `https://rpm.example.org/fhir/r4`. */
  baseUrl: string;
  /** Whether the JSON is indented (`_pretty=true`). */
  isPretty: boolean;
  /** Whether unknown search parameters are ignored (`Prefer: handling=lenient`). */
  isLenient: boolean;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Id of the request, which its response and its log line contain. */
    requestId: string;
    /** Reason why the request is rejected before it is routed, or null. */
    refusal: ApiProblem | null;
    /** The authenticated caller, set by the guard; absent on public routes. */
    principal?: Principal;
    /** The access rule of the operation, set by the guard. */
    access?: AccessRule;
    /** The user on whose behalf the client says that it sends the request. */
    assertedActor?: string | null;
    /** The request for the audit trail. */
    audit?: WriteAudit;
    /** The read, if the operation may be served by a standby and there is one. */
    standbyRead?: StandbyRead;
    /** Set by the guard of the routes below `/fhir/r4`. */
    fhir?: FhirRequest;
    /** The read-only properties in the body of a change. */
    readOnly?: ReadOnlyProperties;
    /** Status for the access log if a response was written directly to the socket, or could not be completed. */
    refusedWith?: number;
  }
}

export type { Request, Response };
