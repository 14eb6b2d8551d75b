import { beginEpoch, type Epoch } from '@rpm/audit';
import { readInstant, ValueError } from '@rpm/domain';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { invalidOption } from '../terminal/option-value';
import { Output, type OutputOptions } from '../terminal/output';
import { inInstallation } from '../trail/in-organization';
import { aboutNobody } from '../trail/outcome';

interface BeginEpochCommandOptions extends OutputOptions {
  reason: string;
  lossTimestamp?: string;
}

const MAX_REASON = 200;

const HELP = `
Use it once after a failover to a server that lacked the newest rows. From then on, "audit verify --checkpoint" reports the blocks that an earlier checkpoint
covers and the database lacks as lost, with the reason, and not as tampering. "backup restore" begins an epoch by itself.

Every process of the service seals new blocks within seconds after a failover. Name the time at which the server became the primary as --loss-timestamp, so that
blocks since then are known to be new. Everybody who verifies the trail sees all epochs and reasons: name no patient.

Examples:
  $ rpm-admin audit begin-epoch --reason "Failover to the second data centre" --loss-timestamp 2026-01-31T08:00:00Z
  $ rpm-admin audit begin-epoch --reason "Copy of the disk of Friday"`;

export function addAuditBeginEpochCommand(group: Command): void {
  group
    .command('begin-epoch')
    .description('state that the database has lost the newest blocks of the audit trail')
    .requiredOption('--reason <text>', 'why they were lost; everybody who verifies the trail sees it')
    .option('--loss-timestamp <time>', 'when they were lost; by default, no block was sealed since')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (options: BeginEpochCommandOptions) => {
      const output = new Output(options);
      const reason = readReason(options.reason);
      const lossTimestamp = readLossTimestamp(options.lossTimestamp);
      await inInstallation(output, async ({ database, trail }) => {
        await trail.begin();
        const epoch = await beginEpoch(database, { reason, lossTimestamp });
        return aboutNobody(1, () => report(output, epoch));
      });
    });
}

function report(output: Output, { number, beginTimestamp, reason, blocks, hash }: Epoch): void {
  const json = { number, beginTimestamp, reason, blocks, hash: hash?.toString('hex') ?? null };
  output.result(json, `Epoch ${number} begins after block ${blocks} of all organizations.`);
  output.notice('Run "rpm-admin audit checkpoint", so that the new epoch is signed.');
}

function readReason(raw: string): string {
  const reason = raw.trim();
  if (reason === '') throw invalidOption('--reason', 'missing', 'Say in a few words why blocks were lost.');
  if (Array.from(reason).length > MAX_REASON)
    throw invalidOption('--reason', 'too_long', `Use at most ${MAX_REASON} characters.`);
  if (/\p{Cc}/u.test(reason))
    throw invalidOption('--reason', 'not_usable', 'Use a text without control characters, on one line.');
  return reason;
}

function readLossTimestamp(raw: string | undefined): Date | undefined {
  if (raw === undefined) return undefined;
  const time = readInstant(raw);
  if (time instanceof ValueError) throw invalidOption('--loss-timestamp', time.code, time.detail);
  if (time > new Date()) throw invalidOption('--loss-timestamp', 'not_in_range', 'Use a time in the past.');
  return time;
}
