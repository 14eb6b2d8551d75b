import * as store from '@rpm/data-access';
import * as domain from '@rpm/domain';
import { type Command } from 'commander';
import { type ResourceDefinition } from './resource';
import { addResourceCommands } from './resource-commands';
import { addExportCommand } from './resource-export';
import { columnsOf, viewPathsOf } from './view-paths';

type Row = Record<string, string>;

/** Adds `list`, `show`, `create` and `export` for resources whose columns and help texts are derived entirely from their views. */
export function addPlainResourceCommands(program: Command): void {
  addPlain(program, domain.KIT_VIEW, domain.KitQuery, domain.KitInput, store.KitRepository);
}

function addPlain<Query extends domain.PageQuery, Input extends object>(
  program: Command,
  view: domain.View,
  query: ResourceDefinition<Query, Input, Row>['query'],
  input: ResourceDefinition<Query, Input, Row>['input'],
  repository: ResourceDefinition<Query, Input, Row>['repository'],
): void {
  const noun = domain.nounOf(view);
  const properties = Object.entries(view.properties);
  const namesOf = (isIncluded: (kind: domain.ViewProperty['kind']) => boolean) =>
    properties.flatMap(([name, { kind }]) => (isIncluded(kind) ? [name] : []));
  const resource: ResourceDefinition<Query, Input, Row> = {
    noun,
    query,
    columns: columnsOf<Row>(...namesOf((kind) => kind === 'value' || kind === 'instant')),
    // Lists of objects do not fit into a CSV cell; only NDJSON exports contain them.
    paths: viewPathsOf(view, { without: namesOf((kind) => kind === 'list') }),
    input,
    repository,
  };
  const description = `${view.description.charAt(0).toLowerCase()}${view.description.slice(1).replace(/\.$/, '')}`;
  const group = program.command(noun.replaceAll(' ', '-')).description(description);
  addResourceCommands(group, resource);
  addExportCommand(group, resource);
}
