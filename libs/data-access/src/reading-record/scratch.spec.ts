import { createTestDatabase, Factory } from '../testing';
import { runScoped } from '../scope/organization-scope';
import { recordReadingsStatement as now } from './record-readings.sql';
import { recordReadingsStatement as old } from './scratch-old.sql';
import { recordReadingsValues } from './record-readings.values';

it('measures', async () => {
  const database = await createTestDatabase();
  const service = await database.connectAsService(1);
  const mine = await Factory.inNewOrganization(database.dataSource);
  const devices = [];
  for (let n = 0; n < 20; n++) devices.push((await mine.device()).id);
  const statements = { old: { ...old('bloodGlucose'), name: 'old' }, now: { ...now('bloodGlucose'), name: 'now' } };
  const cpu = { old: [] as number[], now: [] as number[] };
  let t = Date.UTC(2024, 0, 1);
  for (const size of [1, 1000]) {
    for (const dup of [false, true]) {
      cpu.old = []; cpu.now = [];
      for (let round = 0; round < (size === 1 ? 3000 : 40); round++) {
        for (const which of round % 2 ? (['old', 'now'] as const) : (['now', 'old'] as const)) {
          const readings = Array.from({ length: size }, (_, n) => ({ device: { id: devices[n % 20]! }, readingTimestamp: new Date((t += 1000)), glucose: 100 }));
          const values = await recordReadingsValues('bloodGlucose', mine.organizationId, readings as never, size === 1);
          if (dup) await runScoped(service, mine.organizationId, statements.now, values);
          const start = process.hrtime.bigint();
          await runScoped(service, mine.organizationId, statements[which], values);
          cpu[which].push(Number(process.hrtime.bigint() - start) / 1e6);
        }
      }
      const q = (list: number[], p: number) => list.sort((a, b) => a - b)[Math.floor(list.length * p)]!.toFixed(3);
      console.log(size, dup ? 'duplicates' : 'new', 'old p10/p25/p50', q(cpu.old, 0.1), q(cpu.old, 0.25), q(cpu.old, 0.5), 'now', q(cpu.now, 0.1), q(cpu.now, 0.25), q(cpu.now, 0.5));
    }
  }
  await database.drop();
}, 600000);
