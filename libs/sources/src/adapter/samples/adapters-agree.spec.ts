import { ADAPTER_NAMES } from '@rpm/domain';
import { adapterOf } from '../adapters';
import { differences } from './confrontation';
import { messageOf, readSamples, SAMPLE_FILES } from './vendor-sample';

describe('adapters, compared with messages that somebody else has retyped from public sources', () => {
  const built = ADAPTER_NAMES.flatMap((name) => adapterOf(name) ?? []);

  it.each(
    built.flatMap((adapter) =>
      (Object.entries(SAMPLE_FILES).find(([name]) => name === adapter.name)?.[1] ?? []).flatMap((file) =>
        readSamples(file).map((sample) => ({ adapter, file, sample, title: `${file}: ${sample.title}` })),
      ),
    ),
  )('$title', ({ adapter, sample }) => {
    expect(differences(sample, adapter.read(messageOf(sample)))).toEqual([]);
  });
});
