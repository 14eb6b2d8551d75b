import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Titles of the guides that `/docs` links to, keyed by their file names in the folder `docs`. */
export const GUIDES = {
  'using-the-api.md': 'Using the API',
  'client.md': 'Client library',
  'other-clients.md': 'Other clients',
  'webhooks.md': 'Webhooks',
  'devices.md': 'Devices',
  'orders.md': 'Orders',
  'corrections.md': 'Corrections',
  'configuration.md': 'Configuration',
  'operations.md': 'Operations',
  'backup.md': 'Backups',
  'audit.md': 'Audit trail',
  'console.md': 'Console',
  'scopes.md': 'Scopes',
  'cli.md': 'rpm-admin',
};

const FOLDER = join(__dirname, '../../../../docs');

/** The text of each guide. The files are read once, because opening a file for every request would let one client use up all file descriptors. */
export function readGuides(): Map<string, Buffer> {
  return new Map(Object.keys(GUIDES).map((name) => [name, readFileSync(join(FOLDER, name))]));
}
