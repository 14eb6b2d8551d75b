import { type Principal, type SessionEntry } from '@rpm/data-access';
import { type AuditAction, type AuditedRequest } from '@rpm/domain';
import { type WriteAudit } from '@rpm/database';
import { hash, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { type Request } from '../request/request';

/** Returns the request of an authenticated caller for the audit trail. All calls for one request return the same object. */
export function auditOf(request: Request): WriteAudit {
  const { principal } = request;
  if (!principal) throw new Error('A public route has no caller.');
  request.audit ??= { request: auditedRequest(request, principal), isRecorded: false };
  return request.audit;
}

/** What a request does with a session, and the status of its answer. */
const SESSION_STATUS = { signIn: 201, signOut: 204 } as const;
type SessionAction = keyof typeof SESSION_STATUS;

/** Returns a function for the row of a sign-in or sign-out, which is stored in the transaction that changes the session. */
export const sessionEntryOf =
  (request: Request, action: SessionAction): SessionEntry =>
  (principal) => ({
    ...auditedRequest(request, principal, action),
    patients: [],
    rows: 1,
    status: SESSION_STATUS[action],
  });

/** Notes whose session a request has started or ended. The row of the request is stored already. */
export function noteSession(request: Request, principal: Principal, action: SessionAction): void {
  request.principal = principal;
  request.audit = { request: auditedRequest(request, principal, action), isRecorded: true };
}

/** Returns whether the operation only reads. */
export function isRead({ method, access }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || access?.endsWith(':read') === true;
}

function auditedRequest(request: Request, principal: Principal, action?: SessionAction): AuditedRequest {
  const { assertedActor, requestId } = request;
  const { organizationId, actor, session } = principal;
  const { words, lastId } = operationOf(request);
  const given = request.headers['x-request-id'];
  return {
    organizationId,
    actorKind: actor.kind,
    actorId: actor.id,
    sessionId: session?.id ?? null,
    assertedActor: assertedActor ?? null,
    action: action ?? actionOf(request, lastId !== null),
    resource: words,
    resourceId: lastId,
    // The id that a client chooses may be a name, and need not be unique.
    requestId: given === requestId ? randomUUID() : requestId,
    clientRequestHash: typeof given === 'string' ? hash('sha256', given, 'hex') : null,
    address: addressOf(request),
  };
}

const CREATING: Readonly<Record<string, AuditAction>> = { PUT: 'change', PATCH: 'change', DELETE: 'delete' };

/** An answer may tell more: see `recordedAction`. */
function actionOf(request: Request, hasId: boolean): AuditAction {
  if (isRead(request)) return hasId ? 'read' : 'list';
  return CREATING[request.method] ?? (hasId ? 'change' : 'create');
}

const ID = /^\d{1,16}$/;

/** Returns the words of the path, such as `patient/equipment`, and the last id in it. */
function operationOf({ route, params, path }: Request): { words: string; lastId: number | null } {
  const template = (route as { path?: unknown } | undefined)?.path;
  const segments = (typeof template === 'string' ? template : path).split('/').filter((segment) => segment !== '');
  const words = segments.filter((segment) => !/^(api|v3$|[:*])/.test(segment));
  const ids = segments.flatMap((segment) => (segment.startsWith(':') ? [String(params[segment.slice(1)] ?? '')] : []));
  const last = ids.findLast((id) => ID.test(id));
  return { words: words.join('/'), lastId: last === undefined ? null : Number(last) };
}

/** Returns the client's IP address without the brackets, the port and the zone that some proxies add; null if there is none. */
function addressOf({ ip = '' }: Request): string | null {
  const forms = [ip, ip.replace(/:\d+$/, ''), ip.replace(/^\[(.*)\](:\d+)?$/, '$1')];
  const address = forms.map((form) => form.replace(/%.*$/, '')).find((form) => isIP(form) !== 0);
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? null;
}
