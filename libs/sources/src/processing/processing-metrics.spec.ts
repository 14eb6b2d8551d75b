import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Registry } from 'prom-client';
import { after, AT, glucosePart } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';
import { observeProcessing, ProcessingMetrics } from './processing-metrics';

describe('the metrics of processing', () => {
  let database: TestDatabase;
  let service: Database;
  let source: SourceFixture;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    source = await SourceFixture.create(await Factory.inNewOrganization(database.dataSource));
  });
  afterAll(() => database.drop());

  it('count parts by their outcome, and the delay of what was stored, without a value or a name of a message', async () => {
    const registry = new Registry();
    observeProcessing(registry, service);
    const processor = source.processor(service, { metrics: new ProcessingMetrics(registry) });
    await source.alias('device', 'cuff 1', (await source.factory.device()).id);
    const device = { type: 'vendor', value: 'cuff 1' } as const;
    await source.process(
      processor,
      [
        glucosePart({ device }, 137),
        glucosePart({ device, pointer: '/1' }, 137),
        glucosePart({ person: 'secret person', pointer: '/2' }, 137),
        { type: 'ignored', pointer: '/3', code: 'heartbeat' },
      ],
      after(10),
    );
    const text = await registry.metrics();
    const samples = text
      .split('\n')
      .filter((line) => /^rpm_ingest_(parts_total|quarantined|delivery_delay_seconds_(sum|count))/.test(line));
    expect(samples.sort()).toEqual([
      'rpm_ingest_delivery_delay_seconds_count{adapter="telli"} 1',
      'rpm_ingest_delivery_delay_seconds_sum{adapter="telli"} 600',
      'rpm_ingest_parts_total{adapter="telli",kind="bloodGlucose",outcome="duplicate",code="none"} 1',
      'rpm_ingest_parts_total{adapter="telli",kind="bloodGlucose",outcome="quarantined",code="patient_unknown"} 1',
      'rpm_ingest_parts_total{adapter="telli",kind="bloodGlucose",outcome="stored",code="none"} 1',
      'rpm_ingest_parts_total{adapter="telli",kind="none",outcome="ignored",code="heartbeat"} 1',
      'rpm_ingest_quarantined{code="patient_unknown"} 1',
    ]);
    expect(text).not.toMatch(/secret person|cuff 1|137/);
    expect(text).toContain('rpm_ingest_oldest_queued_seconds 0');
  });

  it('say for how long the oldest message has waited, unless its source is paused', async () => {
    const registry = new Registry();
    observeProcessing(registry, service);
    const id = await source.receive([glucosePart({})], AT);
    const waits = async () => Number(/^rpm_ingest_oldest_queued_seconds (.*)$/m.exec(await registry.metrics())?.[1]);
    expect(await waits()).toBeGreaterThan(0);
    await source.query(`update ingest_source set state = 'paused' where id = $1`, [source.id]);
    expect(await waits()).toBe(0);
    await source.query("update ingest_source set state = 'active' where id = $1", [source.id]);
    await source.processor(service).drain();
    expect(await waits()).toBe(0);
    expect((await source.message(id)).state).toBe('quarantined');
  });
});
