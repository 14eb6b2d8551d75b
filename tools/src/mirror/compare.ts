import { Copy, type Resource } from './copy';
import { RESOURCE_TYPES, VIEW } from './resource-types';
import { type ServiceAccess } from './service-access';

const SIZE = 250;
const MOST_LINES = 10;

/** Fetches all resources from the lists of the API. */
export async function fetchAll(service: ServiceAccess): Promise<Copy> {
  const copy = new Copy();
  for (const type of RESOURCE_TYPES) {
    for (let page = 1, last = false; !last; page++) {
      const answer = await service.get<{ content: Resource[]; last: boolean }>(
        `/${type}?size=${SIZE}&page=${page}${VIEW[type] ?? ''}`,
      );
      for (const resource of answer.content) copy.put(type, resource);
      ({ last } = answer);
    }
  }
  return copy;
}

/** Returns a line for each resource of some types that differs between the API and a copy. */
export function differencesOf(types: readonly string[], api: Copy, copy: Copy): { compared: number; differences: string[] } {
  let compared = 0;
  const differences: string[] = [];
  for (const type of types) {
    const [expected, found] = [api.of(type), copy.of(type)];
    compared += expected.size;
    for (const name of new Set([...expected.keys(), ...found.keys()])) {
      const [one, other] = [expected.get(name), found.get(name)];
      if (one !== other) differences.push(`${name}\n      API:  ${one ?? 'absent'}\n      copy: ${other ?? 'absent'}`);
    }
  }
  const more = differences.length - MOST_LINES;
  return { compared, differences: [...differences.slice(0, MOST_LINES), ...(more > 0 ? [`and ${more} more`] : [])] };
}
