import { type VendorFile } from '../vendor-file';
import { type VendorFormat } from '../vendor-format';
import { type VendorRow } from '../vendor-row';
import { HealthReader } from './health-reader';

/** The file export.xml of Apple Health. It has hundreds of megabytes and is read as a stream. */
export const APPLE_HEALTH: VendorFormat = {
  name: 'apple-health',
  title: 'Apple Health (export.xml)',
  facts: {
    source: 'https://github.com/tdda/applehealthdata/blob/4069d6dcd41048f7f2b8055e9ebb45f0329b0339/applehealthdata.py',
    readOn: '2026-11-30',
    by: 'readers',
  },
  detect: ({ container, text }) =>
    container === 'xml' && /<HealthData[\s>]/.test(text)
      ? { certainty: 'certain', reasons: ['The element of the file is HealthData.'] }
      : null,
  read: (file) => {
    const reader = new HealthReader();
    return { rows: rowsOf(file, reader), person: () => reader.person };
  },
};

async function* rowsOf(file: VendorFile, reader: HealthReader): AsyncGenerator<readonly VendorRow[], void> {
  const text = file.openText();
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const rows = reader.push(chunk);
      if (rows.length > 0) yield rows;
    }
    reader.end();
  } finally {
    text.destroy();
  }
}
