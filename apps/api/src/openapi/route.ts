import { type Method } from './model';

/** The parts of an operation's description that follow from its HTTP method. */
interface MethodRules {
  /** Whether the operation usually needs the scope for reading or the scope for writing. */
  access: 'read' | 'write';
  hasBody: boolean;
  /** Whether the operation changes the resource at its path, and therefore accepts `If-Match`. */
  changesOne: boolean;
  acceptsIdempotencyKey: boolean;
}

export const METHODS: Readonly<Record<Method, MethodRules>> = {
  get: { access: 'read', hasBody: false, changesOne: false, acceptsIdempotencyKey: false },
  post: { access: 'write', hasBody: true, changesOne: false, acceptsIdempotencyKey: true },
  put: { access: 'write', hasBody: true, changesOne: true, acceptsIdempotencyKey: false },
  patch: { access: 'write', hasBody: true, changesOne: true, acceptsIdempotencyKey: false },
  delete: { access: 'write', hasBody: false, changesOne: true, acceptsIdempotencyKey: false },
};

/** The parts of an operation's route. The route is parsed only once, so that no other code depends on its text. */
export interface Route {
  method: Method;
  /** Path template, such as `/api/v3/site/{siteId}`. */
  path: string;
  /** Names of the resources whose ids are in the path: `site` for `{siteId}`. */
  idsOf: readonly string[];
}

const [START, END] = ['{', 'Id}'];

/** Reads a route such as `GET /api/v3/site/{siteId}`. @throws Error for an unknown method */
export function parseRoute(text: string): Route {
  const [name = '', path = ''] = text.split(' ');
  const method = name.toLowerCase();
  if (!isMethod(method)) throw new Error(`The route ${text} has an unknown method.`);
  const ids = path.split('/').filter((segment) => segment.startsWith(START) && segment.endsWith(END));
  return { method, path, idsOf: ids.map((segment) => segment.slice(START.length, -END.length)) };
}

const isMethod = (name: string): name is Method => Object.hasOwn(METHODS, name);
