import { type JsonText, type OnBatch, type WriteRequest } from '@rpm/data-access';
import { type NaturalKey } from '@rpm/record-import';
import { type InputClass, type Page, type PageQuery, type PageRequest } from '@rpm/domain';
import { type Database } from '../database/database-session';
import { type Columns } from '../terminal/output';
import { type QueryOptions } from './query-options';

/** A resource as the commands know it: all they do with it follows from this. */
export interface Resource<Query extends PageQuery, Input extends object, Shown> {
  noun: string;
  query: new () => Query;
  options: QueryOptions<Query>;
  /** What a list shows of each. */
  columns: Columns<Shown>;
  /** What `show` shows, where a line for each of the paths would not tell it. */
  columnsOfOne?: Columns<Shown>;
  /** Everything that one shows, by path: the columns of an export. */
  paths: readonly string[];
  input: InputClass<Input>;
  repository: new (database: Database) => ResourceRepository<Query, Input>;
}

/** A resource whose files may be imported by the same rules. */
export interface ImportedResource<Query extends PageQuery, Input extends object, Shown> extends Resource<Query, Input, Shown> {
  naturalKey: NaturalKey<Input>;
  /** When a record of a file is one that is there already; for the help. */
  sameWhen: string;
}

type Filter<Query> = Omit<Query, keyof PageQuery>;

/** What the repositories of all resources have in common. */
export interface ResourceRepository<Query extends PageQuery, Input extends object> {
  list(organizationId: number, filter: Filter<Query>, request: PageRequest): Promise<Page<JsonText>>;
  export(organizationId: number, filter: Filter<Query>, take: OnBatch): Promise<number>;
  require(organizationId: number, id: number): Promise<JsonText>;
  create(request: WriteRequest, given: Input): Promise<JsonText>;
}
