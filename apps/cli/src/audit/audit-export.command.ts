import { exportLines } from '@rpm/audit';
import { type Command } from 'commander';
import { openExportTarget, StdoutClosed } from '../resource/export-target';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { Output, type OutputOptions } from '../terminal/output';
import { INSTALLATION, REQUEST_ENDS } from '@rpm/domain';
import { inOrganizationOf } from '../trail/in-organization';
import { aboutNobody } from '../trail/outcome';

interface ExportOptions extends OutputOptions {
  output?: string;
  organizationId?: string;
  afterId?: string;
}

const HELP = `
The lines are exactly the texts that the hashes of the blocks cover. They contain ids, and no values or names of patients. Rows that are not sealed yet are left
out; --after-id with the last id continues from there. An organization may have been deleted, so it is named by its id; 0 stands for the installation.

Examples:
  $ rpm-admin audit export --output audit.ndjson
  $ rpm-admin audit export --organization-id 1 --after-id 4711`;

export function addAuditExportCommand(group: Command): void {
  group
    .command('export')
    .description('write the rows of the audit trail as JSON, one per line')
    .option('-o, --output <file>', 'file to write; stdout by default')
    .option('--organization-id <id>', 'only the rows of this organization; 0 for those of the installation')
    .option('--after-id <id>', 'only the rows after this one')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (options: ExportOptions) => {
      const output = new Output(options);
      const organizationId = idOf(options.organizationId, '--organization-id');
      const afterId = idOf(options.afterId, '--after-id');
      await inOrganizationOf(
        output,
        () => organizationId ?? INSTALLATION,
        async ({ database, trail }) => {
          await trail.begin();
          const target = await openExportTarget(options.output);
          let written = 0;
          try {
            const { rows, lastId } = await exportLines(database, {
              organizationId,
              afterId,
              onLines: async (lines) => {
                await target.write(lines.map((line) => `${line}\n`).join(''));
                written += lines.length;
              },
            });
            await target.finish();
            return aboutNobody(rows, () => report(output, options.output, { rows, lastId }));
          } catch (error) {
            await target.abandon();
            if (!(error instanceof StdoutClosed)) throw error;
            return { ...aboutNobody(written, () => undefined), status: REQUEST_ENDS.brokenOff };
          }
        },
      );
    });
}

function report(output: Output, file: string | undefined, { rows, lastId }: { rows: number; lastId: number }): void {
  if (file === undefined) output.notice(`Exported ${rows} rows; the last id is ${lastId}.`);
  else output.result({ file, rows, lastId }, `Exported ${rows} rows to ${file}; the last id is ${lastId}.`);
}

const idOf = (raw: string | undefined, option: string) => (raw === undefined ? undefined : raw === '0' ? 0 : readId(raw, option));
