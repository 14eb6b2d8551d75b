import { readConfiguration } from '@rpm/database';
import { type RetiredWeek, retireLogs, webhookRetentionSettings } from '@rpm/webhook-delivery';
import { QueryInteger } from '@rpm/domain';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { terminal } from '../terminal/terminal';
import { inInstallation } from '../trail/in-organization';
import { aboutNobody } from '../trail/outcome';

/** The range of `days` equals the range of the setting WEBHOOK_RETENTION_DAYS. */
class RetentionQuery {
  @QueryInteger('Number of days for which logs are kept; by default, WEBHOOK_RETENTION_DAYS.', { min: 7, max: 36_500 })
  days?: number;
}

const COLUMNS: ColumnsByHeading<RetiredWeek> = { week: ({ week }) => week, logs: ({ logs }) => logs };

export function addRetentionCommands(group: Command): void {
  group.addHelpText('after', EXAMPLES);

  addQueryOptions(group.command('run'), RetentionQuery)
    .description(
      'remove old webhook logs of all organizations now; every process that sends webhooks also does this once an hour',
    )
    .option('--dry-run', 'report what would be removed, but remove nothing')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(async ({ dryRun = false, ...options }: OutputOptions & { dryRun?: boolean }, command: Command) => {
      const output = new Output(options);
      const { days = readConfiguration(webhookRetentionSettings, terminal().environment).WEBHOOK_RETENTION_DAYS } = readQuery(
        RetentionQuery,
        command,
      );
      await inInstallation(output, async ({ database, trail }) => {
        await trail.begin();
        const onWeek = ({ week, logs }: RetiredWeek) => {
          if (!dryRun) output.progress(`Removed ${logs} logs of ${week}`);
        };
        const weeks = await retireLogs(database, { days, now: new Date(), dryRun, onWeek });
        const logs = weeks.reduce((sum, week) => sum + week.logs, 0);
        return aboutNobody(logs, () => {
          output.list(weeks, COLUMNS, { dryRun, days, logs, weeks });
          if (dryRun) output.notice(`This was a dry run: ${logs} logs would have been removed.`);
          else if (weeks.length === 0) output.notice(`There are no webhook logs older than ${days} days to remove.`);
        });
      });
    });
}

const EXAMPLES = `
Logs are removed in whole weeks, so a log may be kept up to six days longer.

Examples:
  $ rpm-admin retention run --dry-run
  $ rpm-admin retention run --days 30 --json`;
