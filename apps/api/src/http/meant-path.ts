import { type Route } from './routes';

/** Returns the known path that differs from an unknown one only in its prefix, in capital letters or in a plural; null if there is none. */
export function pathMeantBy(path: string, routes: readonly Route[]): string | null {
  const parts = partsOf(path);
  const singular = parts.map((part) => part.replace(/ies$/, 'y').replace(/s$/, ''));
  const likely = [parts, singular].map((words) => `/api/v3/${words.join('/')}`);
  const route = routes.find((one) => likely.some((each) => one.matches(each)));
  return route ? shown(route) : null;
}

/**
 * Returns the operation whose path has the same words as the given path, with ids between them; null if there is none. Clients of other services, which expect
 * the ids in the body, send `PATCH /device/associate-patient` and mean `POST /api/v3/device/{deviceId}/associate-patient`.
 */
export function operationWithIds(method: string, path: string, routes: readonly Route[]): string | null {
  const words = wordsOf(path);
  const candidates = routes.filter((route) => wordsOf(route.path) === words && route.path.includes('/:') && !route.matches(path));
  const route = candidates.find((one) => one.method === method) ?? candidates.find((one) => !/:\w+$/.test(one.path));
  return route ? `${route.method} ${shown(route)}` : null;
}

/** Returns the parts of a path after its prefix, in lower case. */
function partsOf(path: string): string[] {
  const withoutPrefix = path.toLowerCase().replace(/^\/api(\/v\d+)?(?=\/)/, '');
  return withoutPrefix.split('/').filter((part) => part !== '');
}

/** Returns the parts of a path that are neither ids nor parameters. */
const wordsOf = (path: string) =>
  partsOf(path)
    .filter((part) => !/^(:|-?\d+$)/.test(part))
    .join('/');

const shown = ({ path }: Route) => path.replaceAll(/:(\w+)/g, '{$1}');
