import { type EntityTarget, type FindOptionsOrder } from 'typeorm';
import { type OwnedByOrganization } from '@rpm/domain';
import { type GrowthService } from './growth-service';

/** Number of rows on a page. */
export const SIZE = 15;

/** Shares of a list before the measured pages: the first, a deep and the last one. */
const DEPTHS = [0, 2 / 3, 1];

/** A list of the API, and the same page of it as one would find it instead. */
export interface GrowthList {
  title: string;
  /** Path with the filters. */
  path: string;
  size: number;
  /** Text of a statement after `from`, with $1 for the organization, and the order of its rows. */
  from: string;
  order: string;
  /** Finds a page and the total with TypeORM; null if TypeORM has no such entity. */
  findAndCount: ((service: GrowthService, skip: number) => Promise<unknown>) | null;
  /** The query of a page and the number of rows, for a list whose pages have cursors instead of numbers. */
  cursor?: { total: (service: GrowthService) => number; query: (service: GrowthService, skip: number) => string };
}

/** Returns what finds a page of a list of an organization with TypeORM. */
export const typeOrmPage =
  <T extends OwnedByOrganization>(entity: EntityTarget<T>, order: FindOptionsOrder<T>): GrowthList['findAndCount'] =>
  ({ administration, organizationId }, skip) =>
    administration
      .getRepository<OwnedByOrganization>(entity)
      .findAndCount({ where: { organizationId }, order, skip, take: SIZE });

/** Returns the number of rows of a list. */
export async function totalOf({ path, cursor }: GrowthList, service: GrowthService): Promise<number> {
  if (cursor) return cursor.total(service);
  return ((await service.ask('GET', `${path}&size=1`)) as { total: number }).total;
}

/** Returns what finds a page of a list in each way, as a function of the number of the call: the depths take turns. */
export function pagesOf(
  list: GrowthList,
  total: number,
): Record<string, ((service: GrowthService, call: number) => Promise<unknown>) | null> {
  const { path, size, from, order, findAndCount, cursor } = list;
  const pageOf = (call: number) => Math.max(1, Math.ceil((total * (DEPTHS[call % DEPTHS.length] ?? 0)) / size));
  const skipOf = (call: number) => (pageOf(call) - 1) * size;
  return {
    'this service': (service, call) => {
      const page = cursor ? cursor.query(service, skipOf(call)) : `page=${pageOf(call)}&size=${size}`;
      return service.ask('GET', `${path}&${page}`);
    },
    'count(*) and OFFSET': async ({ administration, organizationId }, call) => {
      await administration.query(`select count(*) from ${from}`, [organizationId]);
      const page = `select * from ${from} order by ${order} limit ${size} offset ${skipOf(call)}`;
      await administration.query(page, [organizationId]);
    },
    'TypeORM findAndCount': findAndCount && ((service, call) => findAndCount(service, skipOf(call))),
  };
}
