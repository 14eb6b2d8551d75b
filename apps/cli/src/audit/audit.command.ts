import { type Command } from 'commander';
import { addAuditArchiveCommand } from './audit-archive.command';
import { addAuditBeginEpochCommand } from './audit-begin-epoch.command';
import { addAuditCheckpointCommand } from './audit-checkpoint.command';
import { addAuditExportCommand } from './audit-export.command';
import { addAuditKeysCommand } from './audit-keys.command';
import { addAuditListCommand } from './audit-list.command';
import { addAuditProveCommand } from './audit-prove.command';
import { addAuditVerifyCommand } from './audit-verify.command';

/** @param onExitCode receives the exit code; a fault in the trail is a result of the command and not thrown as an error */
export function addAuditCommands(group: Command, onExitCode: (exitCode: number) => void): void {
  addAuditListCommand(group);
  addAuditVerifyCommand(group, onExitCode);
  addAuditCheckpointCommand(group);
  addAuditKeysCommand(group);
  addAuditProveCommand(group);
  addAuditExportCommand(group);
  addAuditBeginEpochCommand(group);
  addAuditArchiveCommand(group);
  group.addHelpText('after', '\nMore information: docs/audit.md');
}
