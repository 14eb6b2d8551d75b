import {
  PageQuery,
  QueryChoice,
  QueryDate,
  QueryFlag,
  QueryId,
  QueryIds,
  QueryInstant,
  QueryInteger,
  QueryText,
} from '@rpm/domain';
import { Command } from 'commander';
import { addQueryOptions, readQuery } from './query-options';

class ExampleQuery extends PageQuery {
  @QueryIds('Only objects with this id; may be repeated.') id?: number[];
  @QueryId('Only objects of this site. Other sites never match.') siteId?: number;
  @QueryText('HTTP method.') method?: string;
  @QueryChoice('Sort order.', ['up', 'down']) sort = 'up';
  @QueryFlag('Only active objects.') active?: boolean;
  @QueryDate('First day.') firstDay?: string;
  @QueryInteger('Number of retries.', { min: 0, max: 18 }) retryAttempts?: number;
  @QueryInstant('Only objects from this time on.', 'atLeast') startTimestamp?: Date;
}

describe('query options', () => {
  const command = () => addQueryOptions(new Command('list').exitOverride(), ExampleQuery);

  it('are derived from the properties of the query class', () => {
    expect(command().options.map(({ flags, description }) => [flags, description])).toEqual([
      ['--id <id>', 'only objects with this id; may be repeated'],
      ['--site-id <id>', 'only objects of this site'],
      ['--method <text>', 'HTTP method'],
      ['--sort <choice>', 'sort order (choices: up, down; default: up)'],
      ['--active <true|false>', 'only active objects'],
      ['--first-day <date>', 'first day'],
      ['--retry-attempts <number>', 'number of retries (0 to 18)'],
      ['--start-timestamp <timestamp>', 'only objects from this time on'],
      ['--page <number>', 'number of the page, starting with 1 (default: 1)'],
      ['--size <number>', 'number of entries per page (1 to 250; default: 15)'],
    ]);
  });

  it('omit the properties of the query class that a command does not support', () => {
    const { options } = addQueryOptions(new Command('export'), PageQuery, { without: ['page'] });
    expect(options.map(({ long }) => long)).toEqual(['--size']);
  });

  it('are parsed into the query class, with its default values', () => {
    const parsed = command().parse(['--id', '1', '--id', '2', '--retry-attempts', '3'], { from: 'user' });
    expect(readQuery(ExampleQuery, parsed)).toEqual({ page: 1, size: 15, sort: 'up', id: [1, 2], retryAttempts: 3 });
  });
});
