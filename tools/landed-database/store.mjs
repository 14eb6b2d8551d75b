// Stores the database of a landed commit, with a few rows in every table, as compressed SQL that can be restored through any connection. Specs
// upgrade it to the current schema. docs/migrations.md explains how to add the database of another commit.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';

const [clone, serverUrl, version] = process.argv.slice(2);
if (!clone || !serverUrl || !version) {
  process.stderr.write(
    'Usage: node tools/landed-database/store.mjs <built clone> <superuser URL of a PostgreSQL server> <commit or tag>\n',
  );
  process.exit(64);
}

const DUMPS = new URL('../../libs/schema/src/testing/landed-databases/', import.meta.url);
/** A window as large as the dump, because the payloads of events repeat the rows of the tables: a twentieth of the SQL remains. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };

const ORGANIZATION = 'Fixture Clinic';
/** URL of a closed port: deliveries to it fail and wait for their next attempt. */
const UNREACHABLE = 'http://127.0.0.1:9/';
const PERSON = { firstName: 'Ada', lastName: 'Fixture', timeZone: 'America/Chicago' };
const LONG_AGO = '2000-01-01T00:00:00Z';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'rpm-landed-'));
const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/rpm_landed_${process.pid}` });
const environment = {
  PATH: process.env.PATH,
  DATABASE_URL: databaseUrl.href,
  DATA_DIR: folder,
  PORT: '0',
  DEMO: 'off',
  LOG_LEVEL: 'warn',
  WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
  // The second attempt follows at once, so that there are retried deliveries; the third comes a day later, so that some deliveries are waiting.
  WEBHOOK_RETRY_SCHEDULE: '1,86400',
};

const admin = async (...args) => {
  const { stdout } = await run(process.execPath, [join(clone, 'apps/cli/bin/rpm-admin.js'), ...args], { env: environment });
  return stdout.trim();
};
const adminOfClinic = (...args) => admin(...args, '--organization', ORGANIZATION);

async function query(url, text) {
  const client = new pg.Client({ connectionString: String(url) });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

/** Calls `work` while the service built from the clone is running. */
async function withService(settings, work) {
  const service = spawn(process.execPath, [join(clone, 'apps/api/dist/main.js')], {
    env: { ...environment, ...settings },
    stdio: ['ignore', process.stderr, 'pipe'],
  });
  const exited = once(service, 'exit');
  try {
    await work(await addressOf(service));
  } finally {
    service.kill('SIGTERM');
    await exited;
  }
}

async function addressOf(service) {
  let written = '';
  for await (const chunk of service.stderr) {
    written += chunk;
    const address = /The service is at (http:\S+) /.exec(written)?.[1];
    if (address) return address;
  }
  throw new Error(`The service did not start:\n${written}`);
}

/** Creates a small clinic whose webhooks have delivered, failed, waiting, replayed and test deliveries. */
async function fill(receiver) {
  await admin('migrate');
  await admin('organization', 'create', ORGANIZATION);
  environment.RPM_API_KEY = await adminOfClinic('api-key', 'create', '--name', 'Fixture', '--scopes', '*');
  for (const type of ['patient.created', 'reading.weight', 'order.status']) {
    await adminOfClinic('webhook', 'create', '--type', type, '--url', receiver);
  }
  await adminOfClinic('webhook', 'create', '--type', 'device.healthcheck', '--url', UNREACHABLE);
  await withService({ DELIVERY: 'on' }, async (url) => {
    await admin('simulate', '--url', url, '--seed', '12', '--patients', '4', '--days', '10', '--until', '2026-01-15T00:00:00Z');
    // Readings are counted only if there are a thousand new ones.
    const readings = Array.from(
      { length: 1_000 },
      (_, at) => `s1,${new Date(Date.UTC(2026, 0, 1, 0, 5 * at)).toISOString()},100\n`,
    );
    writeFileSync(join(folder, 'readings.csv'), `subject,timestamp,glucose\n${readings.join('')}`);
    await adminOfClinic('reading', 'import', join(folder, 'readings.csv'), '--unit', 'mgdl');
    await until(
      'not exists (select from event) and exists (select from webhook_log_retried_cell) and exists (select from reading_count)',
    );
  });
  // From this point on, no webhook is sent, so that events stay in the outbox and changes of totals stay pending.
  await adminOfClinic('webhook', 'replay', '1', '--start', LONG_AGO, '--end', new Date().toISOString(), '--detach');
  await adminOfClinic('webhook', 'test', '1');
  await withService({ DELIVERY: 'off' }, async (url) => {
    const twins = [await post(url, 'patient', PERSON), await post(url, 'patient', PERSON)];
    await post(url, `patient/${twins[0].id}/merge`, { patient: { id: twins[1].id } });
    await post(url, 'blood-glucose-reading', { patient: twins[0], readingTimestamp: '2026-01-14T08:00:00Z', glucose: 100 });
    await ask(url, 'DELETE', `manufacturer/${(await post(url, 'manufacturer', { name: 'Entered by mistake' })).id}`);
    await post(url, 'webhook', {
      type: 'kit.created',
      url: UNREACHABLE,
      headers: [{ name: 'x-token', value: 'a fictitious token' }],
    });
    const [{ id }] = (await ask(url, 'GET', 'device?size=1')).content;
    await ask(url, 'PATCH', `device/${id}`, {
      deviceIdentifiers: [{ type: 'serial', value: 'FIXTURE-1' }],
    });
    // The same reading, this time without its device, is a duplicate that is remembered.
    const [{ patient, readingTimestamp, weight }] = (await ask(url, 'GET', 'weight-reading?size=1')).content;
    await post(url, 'weight-reading', { patient: { id: patient.id }, readingTimestamp, weight });
    const { url: link } = JSON.parse(await adminOfClinic('console', 'link', '--actor', 'Fixture', '--scopes', 'read', '--json'));
    await globalThis.fetch(`${url}/console/session`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ code: link.split('#code=')[1] }),
    });
  });
  await adminOfClinic('console', 'invite', '--name', 'Fixture', '--scopes', 'read');
  // Registering a passkey needs a browser, and nothing reads the key of this one.
  await query(
    databaseUrl,
    `insert into console_passkey (organization_id, person_id, hash, credential_id, public_key, counter, is_backup_eligible, is_backed_up, transports)
     select organization_id, id, sha256('fixture'), 'fixture', 'fixture', 0, false, false, '{}' from console_person`,
  );
  const { file } = JSON.parse(await admin('backup', 'create', '--output', folder, '--json'));
  await admin('backup', 'verify', file);
  // A row that only an interrupted import leaves behind.
  await query(databaseUrl, "insert into reading_import values (1, 'fixture', 500, 0, 498, 2, 0, 1, 1)");
  // A patient whose days are counted again; a service that runs a little longer has counted them already.
  await query(
    databaseUrl,
    'insert into adherence_recheck (organization_id, patient_id) select organization_id, id from patient limit 1',
  );
  // An organization whose patients are not searched yet; a service that runs a little longer has filled its search already.
  await query(
    databaseUrl,
    'insert into patient_search_state (organization_id, through) select id, 0 from organization on conflict do nothing',
  );
  // A row that a sender leaves behind if it dies while it delivers its events.
  await query(
    databaseUrl,
    `insert into event_lease (organization_id, first_position, last_position, publish_timestamp, owner, lease_end)
     select organization_id, position, position, publish_timestamp, gen_random_uuid(), now() from published_event order by position desc limit 1`,
  );
}

const post = (url, path, body) => ask(url, 'POST', path, body);

async function ask(url, method, path, body) {
  const headers = { 'content-type': 'application/json', 'service-api-key': environment.RPM_API_KEY };
  const answer = await globalThis.fetch(`${url}/api/v3/${path}`, {
    method,
    headers,
    redirect: 'error',
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text && JSON.parse(text);
}

async function until(condition) {
  for (;;) {
    const [{ holds }] = await query(databaseUrl, `select ${condition} as holds`);
    if (holds) return;
    await sleep(100);
  }
}

async function assertNoTableIsEmpty() {
  const tables = await query(
    databaseUrl,
    `select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int as rows
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
  );
  for (const { name, rows } of tables) process.stderr.write(`${name}: ${rows}\n`);
  const empty = tables.filter(({ rows }) => rows === 0).map(({ name }) => name);
  if (empty.length > 0) throw new Error(`These tables are empty: ${empty.join(', ')}. Extend tools/landed-database/store.mjs.`);
}

async function dump() {
  const layout = ['--inserts', '--rows-per-insert=100', '--load-via-partition-root'];
  const options = [...layout, '--no-owner', '--no-privileges', '--no-comments'];
  const { stdout } = await run('pg_dump', [...options, databaseUrl.href], { maxBuffer: 2 ** 28 });
  /*
   * Lines that begin with a backslash are commands of psql, and lines that begin with hyphens are comments. pg_dump 15 omits the clause for
   * partitions, because they have identity columns only from PostgreSQL 17 on.
   */
  return stdout.replace(/^(\\.*|--.*|)\n/gm, '').replace(/^(INSERT INTO \S+) VALUES$/gm, '$1 OVERRIDING SYSTEM VALUE VALUES');
}

const receiver = createServer((request, response) => request.resume().on('end', () => response.writeHead(204).end()));
await once(receiver.listen(0, '127.0.0.1'), 'listening');
await query(serverUrl, `create database "${databaseUrl.pathname.slice(1)}"`);
try {
  await fill(`http://127.0.0.1:${receiver.address().port}/`);
  await assertNoTableIsEmpty();
  writeFileSync(new URL(`${version}.sql.br`, DUMPS), brotliCompressSync(await dump(), COMPRESSION));
} finally {
  receiver.close();
  await query(serverUrl, `drop database "${databaseUrl.pathname.slice(1)}" with (force)`);
  rmSync(folder, { recursive: true });
}
