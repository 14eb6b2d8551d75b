import { landedFile } from '@rpm/backup/testing';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT } from '../terminal/exit-code';
import { ImportFixture } from '../testing/import-fixture';

const json = (value: object) => JSON.stringify(value);
const READINGS = 'subject,timestamp,glucose\nP-1,2026-01-31T08:00:00Z,104\nP-1,2026-01-31T09:00:00Z,99\n';
const PATIENTS = 'firstName,lastName,externalIdentifier,dateOfBirth\nTestina,Sampleton,P-1,1960-02-03\n';
const ADDRESS = { address1: '1 Main St', city: 'Springfield', state: 'IL', zipCode: '62704', country: 'US' };

const LANDED_EXPORT = landedFile('c5aff0ee', 'organization');

/** Commands that read a file, each with the content of a file that the command accepts. `FILE` stands for the path of the file. */
const READERS: { name: string; content: string; args: string[]; ofNoOrganization?: true }[] = [
  ...Object.entries({
    patient: {
      firstName: 'Testina',
      lastName: 'Sampleton',
      dateOfBirth: '1960-02-03',
      timeZone: 'Europe/Berlin',
      address: ADDRESS,
    },
    site: { name: 'North', active: true, address: ADDRESS },
    manufacturer: { name: 'Meters' },
    item: { name: 'Meter', sku: 'M-1', deviceIdentifierType: 'serial', readingKinds: ['bloodGlucose'] },
    kit: { name: 'Kit', items: [{ item: { id: 1 }, count: 1 }] },
    device: { item: { id: 1 }, deviceIdentifiers: [{ type: 'serial', value: 'S-1' }] },
    order: { patient: { id: 1 }, items: [{ item: { id: 1 }, count: 1 }] },
    return: { patient: { id: 1 }, items: [{ item: { id: 1 }, count: 1 }] },
  }).map(([noun, body]) => ({ name: `${noun} create`, content: json(body), args: [noun, 'create', 'FILE'] })),
  { name: 'patient change', content: json({ lastName: 'Other' }), args: ['patient', 'change', '1', 'FILE'] },
  { name: 'return receive', content: json({ items: [] }), args: ['return', 'receive', '1', 'FILE'] },
  { name: 'order pack', content: json({ kits: [] }), args: ['order', 'pack', '1', 'FILE'] },
  { name: 'reading import', content: READINGS, args: ['reading', 'import', 'FILE'] },
  { name: 'patient import', content: PATIENTS, args: ['patient', 'import', 'FILE'] },
  {
    name: 'device import of NDJSON',
    content: json({ item: { sku: 'M-1' }, deviceIdentifiers: [{ type: 'serial', value: 'S-2' }] }),
    args: ['device', 'import', 'FILE', '--format', 'ndjson'],
  },
  { name: 'order ship', content: 'orderId,carrier,trackingNumber\n1,Post,1Z999\n', args: ['order', 'ship', '--from', 'FILE'] },
  {
    name: 'simulate',
    content: 'rpm_0123456789abcdef',
    args: ['simulate', '--url', 'http://127.0.0.1:9', '--key-file', 'FILE', '--patients', '1', '--days', '1'],
    ofNoOrganization: true,
  },
  {
    name: 'webhook listen',
    content: 'whsec_%%%%%%%%%%%%\n',
    args: ['webhook', 'listen', '--secret-file', 'FILE'],
    ofNoOrganization: true,
  },
  ...['--identity', '--verify-with'].map((option) => ({
    name: `organization import ${option}`,
    content: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n',
    args: ['organization', 'import', LANDED_EXPORT, option, 'FILE', '--name', ''],
    ofNoOrganization: true as const,
  })),
  {
    name: 'backup create --sign-with',
    content: 'AAAA',
    args: ['backup', 'create', '--sign-with', 'FILE'],
    ofNoOrganization: true,
  },
];

/** Texts at which parsers and databases are known to fail. */
const ODD = [
  '\0',
  '"\\u0000"',
  '"\\ud800"',
  '1e400',
  '-0',
  '9'.repeat(40),
  '['.repeat(20_000),
  '"__proto__"',
  '\u{10ffff}',
  '\ufeff',
  '\r',
  '"',
  '\n\n',
  '=1+1',
];

/** Replaces some bytes of a file with other bytes. */
const changes = fc.record({
  reader: fc.constantFrom(...READERS),
  offset: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 6 }),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(...ODD).map((odd) => Buffer.from(odd)),
  ),
});

describe('a file with any bytes', () => {
  const fixture = ImportFixture.register();

  it('is read or rejected by every command, but never causes an internal error', async () => {
    const property = fc.asyncProperty(changes, async ({ reader, offset, length, bytes }) => {
      const content = Buffer.from(reader.content);
      const at = Math.floor(offset * content.length);
      const path = join(fixture.folder, 'file');
      writeFileSync(path, Buffer.concat([content.subarray(0, at), bytes, content.subarray(at + length)]));
      const args = reader.args.map((arg) => (arg === 'FILE' ? path : arg));
      const { name } = fixture.factory.organization;
      const { exitCode, stderr } = await fixture.admin.run(reader.ofNoOrganization ? args : [...args, '--organization', name]);
      expect({ reader: reader.name, exitCode, stderr }).not.toMatchObject({ exitCode: EXIT.bug });
      expect(stderr).not.toContain('Please report it');
    });
    await fc.assert(property, { numRuns: propertyRuns(120) });
  });

  it.each(READERS.map(({ name, args }) => [name, args] as const))(
    'is rejected by "%s" if its path names a folder',
    async (_, args) => {
      const { exitCode } = await fixture.admin.run(args.map((arg) => (arg === 'FILE' ? fixture.folder : arg)));
      expect([EXIT.refused, EXIT.usage, EXIT.badData, EXIT.noInput]).toContain(exitCode);
    },
  );
});
