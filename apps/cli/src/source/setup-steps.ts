import { type AdapterName, type IngestAdapterView } from '@rpm/domain';
import { listAdapters } from '@rpm/sources';

/** Returns the public description of an adapter. */
export function descriptionOf(name: AdapterName): IngestAdapterView {
  const found = listAdapters().find((adapter) => adapter.name === name);
  if (!found) throw new Error('No adapter has this name.');
  return found;
}

/** Returns the steps with which a clinic connects the vendor of an adapter, one line each. */
export function setupText(name: AdapterName): string {
  const { vendor, setupSteps } = descriptionOf(name);
  return [`Setup of ${vendor}:`, ...setupSteps.map((step, at) => `  ${at + 1}. ${step}`)].join('\n');
}
