import { type Command } from 'commander';
import { addAuditListCommand } from './audit-list.command';

export function addAuditCommands(group: Command): void {
  addAuditListCommand(group);
}
