import { type ChangesRequest, type Database, type JsonText, type Listed, type OnBatch, type WriteRequest } from '@rpm/database';
import { type FileReference, type NaturalKey } from '@rpm/record-import';
import { type Changes, type InputClass, type PageQuery, type PageRequest } from '@rpm/domain';
import { type ColumnsByHeading } from '../terminal/output';

/** Definition of a resource from which the commands `list`, `changes`, `show`, `create` and `export` are derived. */
export interface ResourceDefinition<Query extends PageQuery, Input extends object, Row> {
  noun: string;
  /** Class of the query parameters. The options of `list` and `export` are derived from it. */
  query: InputClass<Query>;
  /** Columns that `list` prints. */
  columns: ColumnsByHeading<Row>;
  /** Lines that `show` prints; by default, one line for each of the `paths`. */
  columnsOfOne?: ColumnsByHeading<Row>;
  /** Paths of the properties that CSV exports contain as columns. */
  paths: readonly string[];
  input: InputClass<Input>;
  repository: new (database: Database) => ResourceRepository<Query, Input>;
}

/** A resource that can also be imported from files. */
export interface ImportedResource<Query extends PageQuery, Input extends object, Row> extends ResourceDefinition<
  Query,
  Input,
  Row
> {
  naturalKey: NaturalKey<Input>;
  references?: readonly FileReference[];
  /** Sentence of the help text that says when a record in a file is a duplicate. */
  duplicates: string;
}

type Filter<Query> = Omit<Query, keyof PageQuery>;

/** The methods of a repository that the commands need. */
export interface ResourceRepository<Query extends PageQuery, Input extends object> {
  list(organizationId: number, filter: Filter<Query>, request: PageRequest): Promise<Listed<JsonText>>;
  changes(organizationId: number, request: ChangesRequest): Promise<Changes<JsonText>>;
  export(organizationId: number, filter: Filter<Query>, take: OnBatch): Promise<number>;
  require(organizationId: number, id: number): Promise<JsonText>;
  create(request: WriteRequest, input: Input): Promise<JsonText>;
}
