import { FurtherPage } from './further.page';
import { type ConsolePage } from './pages';

const group = 'Device data';
const idOf = (values: Record<string, string>) => Number(values['id']);

/** The pages about sources and what they have received. `…/new` comes before `…/:id`, because `…/:id` also matches it. */
export const DEVICE_DATA: readonly ConsolePage[] = [
  { pattern: '/sources', scope: 'ingest:read', menu: 'Sources', group, show: () => <FurtherPage page="sources" /> },
  { pattern: '/sources/new', scope: 'ingest:write', show: () => <FurtherPage page="newSource" /> },
  { pattern: '/sources/:id', scope: 'ingest:read', show: (values) => <FurtherPage page="source" id={idOf(values)} /> },
  { pattern: '/sources/:id/edit', scope: 'ingest:write', show: (values) => <FurtherPage page="editSource" id={idOf(values)} /> },
  { pattern: '/sources/:id/mapping', scope: 'ingest:write', show: (values) => <FurtherPage page="mapping" id={idOf(values)} /> },
  {
    pattern: '/sources/:id/replay',
    scope: 'ingest:write',
    show: (values) => <FurtherPage page="sourceReplay" id={idOf(values)} />,
  },
  { pattern: '/source-messages', scope: 'ingest:read', menu: 'Messages', group, show: () => <FurtherPage page="messages" /> },
  { pattern: '/source-messages/:id', scope: 'ingest:read', show: (values) => <FurtherPage page="message" id={idOf(values)} /> },
  { pattern: '/quarantine', scope: 'ingest:read', menu: 'Quarantine', group, show: () => <FurtherPage page="quarantine" /> },
  { pattern: '/imports', scope: 'readings:read', menu: 'Imports of files', group, show: () => <FurtherPage page="imports" /> },
  { pattern: '/imports/new', scope: 'readings:write', show: () => <FurtherPage page="newImport" /> },
  { pattern: '/imports/:id', scope: 'readings:read', show: (values) => <FurtherPage page="fileImport" id={idOf(values)} /> },
  {
    pattern: '/imports/:id/preview',
    scope: 'readings:write',
    show: (values) => <FurtherPage page="importPreview" id={idOf(values)} />,
  },
];
