import * as store from '@rpm/data-access';
import * as domain from '@rpm/domain';
import { viewPathsOf } from '@rpm/record-import';
import { type Command } from 'commander';
import { type ResourceDefinition } from './resource';
import { addResourceCommands } from './resource-commands';
import { addExportCommand } from './resource-export';
import { columnsOf } from './view-paths';

type Row = Record<string, string>;

export { domain, store };

/** Returns a function that adds `list`, `show`, `create` and `export` of a resource, with columns and help texts derived from its view. */
export function adderFor(group: Command) {
  return <Query extends domain.PageQuery, Input extends object>(
    view: domain.View,
    query: ResourceDefinition<Query, Input, Row>['query'],
    input: ResourceDefinition<Query, Input, Row>['input'],
    repository: ResourceDefinition<Query, Input, Row>['repository'],
  ): void => {
    const resource = plainResource(view, query, input, repository);
    addResourceCommands(group, resource);
    addExportCommand(group, resource);
  };
}

function plainResource<Query extends domain.PageQuery, Input extends object>(
  view: domain.View,
  query: ResourceDefinition<Query, Input, Row>['query'],
  input: ResourceDefinition<Query, Input, Row>['input'],
  repository: ResourceDefinition<Query, Input, Row>['repository'],
): ResourceDefinition<Query, Input, Row> {
  const noun = domain.nounOf(view);
  const properties = Object.entries(view.properties);
  const namesOf = (isIncluded: (kind: domain.ViewProperty['kind']) => boolean) =>
    properties.flatMap(([name, { kind }]) => (isIncluded(kind) ? [name] : []));
  return {
    noun,
    query,
    columns: columnsOf<Row>(...namesOf((kind) => kind === 'value' || kind === 'instant')),
    // Lists of objects do not fit into a CSV cell; only NDJSON exports contain them.
    paths: viewPathsOf(view, { without: namesOf((kind) => kind === 'list') }),
    input,
    repository,
  };
}
