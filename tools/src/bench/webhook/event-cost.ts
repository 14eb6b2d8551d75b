import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyReadings, type ReadingsDatabase, withDataSource } from '../database/readings-database';
import { compareVariants, tableOf, type Variant } from '../measure/comparison';
import { bodyRequest } from '../measure/http-request';
import { processorRatio } from '../measure/processor-columns';
import { createKeys, startService } from '../measure/programs';
import { PATH } from '../reading/compared-readings';
import { newReadings } from '../reading/reading-post';
import { type Row } from '../row';

const CONNECTIONS = 32;
const LOOK_MS = 20;

const TITLES = {
  discarded: 'no event: a trigger discards its row',
  stored: 'an event, DELIVERY=off',
  published: 'an event, numbered and kept for the feed',
};
type Name = keyof typeof TITLES;
const NAMES = Object.keys(TITLES) as Name[];

const DISCARD = `
  create function discard_event() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger discard_event before insert on event for each row execute function discard_event()`;

export const eventCost: Row = {
  name: 'event-cost',
  about: 'CPU time of posting single readings: without an event, with an event, and with an event that is published for the feed',
  defaults: { readings: 20_000, rounds: 7 },
  hasHttpServers: true,
  run: async (bench) => {
    // Each variant has a database of its own, because a service publishes all events in its database. No organization has a webhook.
    const databases = {} as Record<Name, ReadingsDatabase>;
    const variants: Variant<Name>[] = [];
    const keys = {} as Record<Name, string>;
    for (const name of NAMES) {
      const database = (databases[name] = await copyReadings(bench, 1, name));
      if (name === 'discarded')
        await withDataSource(database.administrationUrl, (administration) => administration.query(DISCARD));
      [keys[name] = ''] = await createKeys(database, database.organizationIds, ['readings:write']);
      const settings = {
        WEBHOOK_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
        DELIVERY: name === 'published' ? 'on' : 'off',
      };
      variants.push(await startService(bench, database, settings, { name, title: TITLES[name] }));
    }
    const next = newReadings(databases.stored.devices);
    const result = await withDataSource(databases.published.administrationUrl, (administration) =>
      compareVariants(
        {
          variants,
          baseline: 'stored',
          requests: (_, name) => () => bodyRequest('POST', PATH, { 'Service-API-Key': keys[name] }, JSON.stringify(next())),
          connections: CONNECTIONS,
          settle: async (name) => {
            const hasEvents = async () => (await administration.query<object[]>('select from event limit 1')).length > 0;
            while (name === 'published' && (await hasEvents())) await sleep(LOOK_MS);
          },
        },
        bench,
      ),
    );
    for (const name of NAMES) {
      const [row] = await withDataSource(databases[name].administrationUrl, (administration) =>
        administration.query<{ published: number }[]>('select count(*) as published from published_event'),
      );
      assert.equal((row?.published ?? 0) > 0, name === 'published', `Events of the variant ${name}`);
    }
    const { discarded, stored, published } = result.variants;
    const [ratio, ratioToNone] = [published.cpuRatio, processorRatio(published.cpu, discarded.cpu)];
    const head = `CPU time of a post until its event is published: ${ratio} of one whose event is stored, ${ratioToNone} of one without`;
    return {
      figures: { ratio, ratioToNone, ...result },
      text: [head, '', ...tableOf([discarded, stored, published], stored, 'readings')].join('\n'),
      failures: result.failures,
      postgres: databases.stored.postgres,
    };
  },
};
