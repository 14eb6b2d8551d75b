import { type Principal, type SessionEntry } from '@rpm/data-access';
import { type AuditAction, type AuditedRequest } from '@rpm/domain';
import { type WriteAudit } from '@rpm/database';
import { hash, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { isFhirPath } from '../request/fhir-path';
import { type Request } from '../request/request';

/** Returns the request of an authenticated caller for the audit trail. All calls for one request return the same object. */
export function auditOf(request: Request): WriteAudit {
  const { principal } = request;
  if (!principal) throw new Error('A public route has no caller.');
  request.audit ??= { request: auditedRequest(request, principal), isRecorded: false };
  return request.audit;
}

/** The actions of requests on a session, each with the status of its answer. */
const SESSION_STATUS = { signIn: 201, signOut: 204 } as const;
type SessionAction = keyof typeof SESSION_STATUS;

/** Returns a function for the row of a sign-in or sign-out, which is stored in the transaction that changes the session. */
export const sessionEntryOf =
  (request: Request, action: SessionAction, status: number = SESSION_STATUS[action]): SessionEntry =>
  (principal) => ({
    ...auditedRequest(request, principal, action),
    patients: [],
    rows: 1,
    status,
  });

/** Notes whose session a request has started or ended. The row of the request is stored already. */
export function noteSession(request: Request, principal: Principal, action: SessionAction): void {
  request.principal = principal;
  request.audit = { request: auditedRequest(request, principal, action), isRecorded: true };
}

/** Returns whether the operation only reads. */
export function isRead({ method, access, path }: Request): boolean {
  // A search of FHIR by POST needs no scope if every key may read the resources.
  return (
    method === 'GET' || method === 'HEAD' || access?.endsWith(':read') === true || /^\/fhir\/r4\/\w+\/_search\/?$/i.test(path)
  );
}

function auditedRequest(request: Request, principal: Principal, action?: SessionAction): AuditedRequest {
  const { assertedActor, requestId } = request;
  const { organizationId, actor, session } = principal;
  const { words, lastId, isOnOne } = operationOf(request);
  const given = request.headers['x-request-id'];
  return {
    organizationId,
    actorKind: actor.kind,
    actorId: actor.id,
    sessionId: session?.id ?? null,
    assertedActor: assertedActor ?? null,
    action: action ?? actionOf(request, isOnOne),
    resource: words,
    resourceId: lastId,
    // The id that a client chooses may be a name, and need not be unique.
    requestId: given === requestId ? randomUUID() : requestId,
    clientRequestHash: typeof given === 'string' ? hash('sha256', given, 'hex') : null,
    address: addressOf(request),
  };
}

const ACTION_OF_METHOD: Readonly<Record<string, AuditAction>> = { PUT: 'change', PATCH: 'change', DELETE: 'delete' };

/** An answer may tell more: see `recordedAction`. */
function actionOf(request: Request, hasId: boolean): AuditAction {
  if (isRead(request)) return hasId ? 'read' : 'list';
  return ACTION_OF_METHOD[request.method] ?? (hasId ? 'change' : 'create');
}

const ID = /^\d{1,16}$/;

/** The words of a route's path, such as `patient/equipment`, and the names of its parameters in their order. */
interface RoutePath {
  words: string;
  parameters: readonly string[];
}

/** The paths of the routes that were called, because each is the same for all of its requests. */
const routePaths = new Map<string, RoutePath>();

function routePathOf(template: string): RoutePath {
  const segments = template.split('/').filter((segment) => segment !== '');
  const words = segments.filter((segment) => !/^(api|v3$|[:*])/.test(segment)).join('/');
  return { words, parameters: segments.flatMap((segment) => (segment.startsWith(':') ? [segment.slice(1)] : [])) };
}

/** The words of a request's path, such as `patient/equipment`, the last id in it, and whether the path names one resource. */
interface NamedOperation {
  words: string;
  lastId: number | null;
  isOnOne: boolean;
}

function operationOf({ route, params, path }: Request): NamedOperation {
  const template = (route as { path?: unknown } | undefined)?.path;
  // Without a route, the path is the client's, and may be different in each request.
  if (typeof template !== 'string') return { words: routePathOf(path).words, lastId: null, isOnOne: false };
  const routePath = routePaths.get(template) ?? routePathOf(template);
  routePaths.set(template, routePath);
  const last = routePath.parameters.findLast((name) => ID.test(String(params[name] ?? '')));
  // An id of FHIR need not be a number.
  const isOnOne = last !== undefined || (isFhirPath(template) && routePath.parameters.length > 0);
  return { words: routePath.words, lastId: last === undefined ? null : Number(params[last]), isOnOne };
}

/** Returns the client's IP address without the brackets, the port and the zone that some proxies add; null if there is none. */
function addressOf({ ip = '' }: Request): string | null {
  const address = isIP(ip) !== 0 && !ip.includes('%') ? ip : addressIn(ip);
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? null;
}

function addressIn(text: string): string | undefined {
  const forms = [text, text.replace(/:\d+$/, ''), text.replace(/^\[(.*)\](:\d+)?$/, '$1')];
  return forms.map((form) => form.replace(/%.*$/, '')).find((form) => isIP(form) !== 0);
}
