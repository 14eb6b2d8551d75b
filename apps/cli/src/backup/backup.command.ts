import { type Command } from 'commander';
import { addBackupCreateCommand } from './backup-create.command';
import { addBackupKeyCommand, addSigningKeyCommand } from './backup-key.command';
import { addBackupRestoreCommand } from './backup-restore.command';
import { addBackupVerifyCommand } from './backup-verify.command';

export function addBackupCommands(group: Command): void {
  addBackupCreateCommand(group);
  addBackupVerifyCommand(group);
  addBackupRestoreCommand(group);
  addBackupKeyCommand(group);
  addSigningKeyCommand(group);
  group.addHelpText('after', '\nMore information: docs/backup.md');
}
