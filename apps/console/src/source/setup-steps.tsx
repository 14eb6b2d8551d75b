import { type IngestSource } from '@rpm/client';
import { ADAPTERS } from './adapters.generated';

/** The steps at the vendor's side. */
export function SetupSteps({ adapter }: { adapter: IngestSource['adapter'] }) {
  return (
    <ol>
      {(ADAPTERS[adapter]?.setupSteps ?? []).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
