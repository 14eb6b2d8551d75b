import { type Command } from 'commander';
import { addWebhookListenCommand } from './webhook-listen.command';

export function addWebhookCommands(program: Command): void {
  const group = program.command('webhook').description('who is told of events, and a receiver to try it with');
  addWebhookListenCommand(group);
}
