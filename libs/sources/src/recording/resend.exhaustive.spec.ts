import { resendCases, ResendFixture } from '@rpm/data-access/testing';
import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type ReadingKindName } from '@rpm/domain';
import { type ReadingPart } from '../adapter/message-part';
import { type MessageProcessor } from '../processing/message-processor';
import { resendAnswerOf } from '../testing/resend-answer';
import { SourceFixture } from '../testing/source-fixture';

interface SubmittedBody {
  readingTimestamp: string;
  device?: { id: number };
  patient?: { id: number };
}

describe('a reading that a source sends again', () => {
  let database: TestDatabase;
  let service: Database;
  let source: SourceFixture;
  let processor: MessageProcessor;
  const aliases = new Set<string>();
  let messages = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    source = await SourceFixture.create(await Factory.inNewOrganization(database.dataSource));
    processor = source.processor(service);
  });
  afterAll(() => database.drop());

  /** Returns the text that an alias connects with a device or a patient. */
  async function nameOf(kind: 'device' | 'person', reference: { id: number } | undefined): Promise<string | null> {
    if (!reference) return null;
    const text = `${kind} ${reference.id}`;
    if (!aliases.has(text)) await source.alias(kind, text, reference.id);
    aliases.add(text);
    return text;
  }

  async function partOf(
    kind: ReadingKindName,
    { readingTimestamp, device, patient, ...values }: SubmittedBody,
  ): Promise<ReadingPart> {
    const deviceText = await nameOf('device', device);
    return {
      type: 'reading',
      // Equal bodies are not processed again.
      pointer: `/${++messages}`,
      kind,
      values,
      time: { instant: new Date(readingTimestamp) },
      device: deviceText === null ? null : { type: 'vendor', value: deviceText },
      person: await nameOf('person', patient),
    };
  }

  it.each(resendCases(2))('is processed as the table of resends says ($kind): $title', async ({ row, kind }) => {
    const fixture = new ResendFixture(service, source.factory, async (ofKind, body) => {
      const { device, patient } = body as SubmittedBody;
      const message = await source.process(processor, [await partOf(ofKind, body as SubmittedBody)]);
      return resendAnswerOf(source, ofKind, [message], { deviceId: device?.id ?? null, patientId: patient?.id ?? null });
    });
    const { first, answer, isOfFirst, before, after } = await fixture.apply(row, kind);
    expect([first, answer]).toEqual(['created', row.answer]);
    if (answer === 'created' || answer === 'completed') return;
    expect(isOfFirst).not.toBe(false);
    expect(after).toEqual(before);
  });
});
