// npm run day-one: prints a transcript of what an operator does, in temporary folders: install and start a clone of the current commit, record a reading
// with @rpm/client, back up, delete all data, restore, and read the same answer. Then the documented upgrades: of the service from an older commit, and of
// PostgreSQL's major version. It counts commands and minutes, and fails if an answer differs.
// Usage: npm run day-one -- [older commits, by default the oldest landed one and the oldest one with backups]
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** The oldest landed commit, and the oldest one whose rpm-admin creates backups. Their databases are fixtures of specs, too. */
const OLDER_COMMITS = ['944622b', '3dc9649'];
const POSTGRES_15 = '/usr/lib/postgresql/15/bin';
/** Lines of output that the transcript shows of a command. */
const SHOWN = 6;

const folder = mkdtempSync(join(tmpdir(), 'rpm-day-one-'));
const results = [];
/** The running services. */
const services = [];

/** A part of the transcript: commands that are run in order, and counted. */
class Transcript {
  commands = 0;
  begin = Date.now();
  environment = {};

  constructor(title, name) {
    this.title = title;
    this.folder = join(folder, name);
    mkdirSync(this.folder);
    print(`\n## ${title}\n`);
  }

  /** Runs a command line. @returns what it writes to stdout */
  sh(command, cwd = '.') {
    this.announce(command, cwd);
    try {
      const output = execFileSync('bash', ['--norc', '-euc', command], {
        ...this.options(cwd),
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      });
      show(output);
      return output.trim();
    } catch (error) {
      print(String(error.stdout) + String(error.stderr));
      throw new Error(`This command failed: ${command}`, { cause: error });
    }
  }

  /** Starts the service. @returns its URL, when it is ready */
  async start(command, cwd) {
    this.announce(command, cwd);
    const service = spawn('bash', ['--norc', '-c', `exec ${command}`], {
      ...this.options(cwd),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let written = '';
    const url = await new Promise((resolve, reject) => {
      for (const stream of [service.stdout, service.stderr]) {
        stream.on('data', (chunk) => {
          written += chunk;
          const [, address] = /(?:The service is at|Listening on) (http:\S+)/.exec(written) ?? [];
          if (address) resolve(address);
        });
      }
      service.on('exit', (status) => reject(new Error(`The service ended with ${status}:\n${written}`)));
    });
    services.push(service);
    print(`The service is at ${url}`);
    return url;
  }

  /** Stops the service like Ctrl-C. */
  async stop() {
    this.announce('^C');
    await end();
  }

  announce(command, cwd = '.') {
    this.commands++;
    print(`${cwd === '.' ? '' : cwd}$ ${command}`);
  }

  options(cwd) {
    const { PATH, HOME } = process.env;
    return { cwd: join(this.folder, cwd), env: { PATH, HOME, ...certificates(), ...this.environment } };
  }

  finish(outcome) {
    const minutes = ((Date.now() - this.begin) / 60_000).toFixed(1);
    results.push(`${this.title}: ${outcome} (${this.commands} commands, ${minutes} minutes)`);
    print(`\n${results.at(-1)}`);
  }
}

/** Ends all services. */
async function end() {
  for (const service of services.splice(0)) {
    const exited = once(service, 'exit');
    service.kill('SIGTERM');
    await exited;
  }
}

/** Variables by which a machine names the authorities that it trusts. npm needs them to reach its registry. */
const certificates = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_registry)$/.test(name)),
  );

/** Keys and signing secrets are shortened. */
const print = (text) => process.stdout.write(`${text.replace(/\b(rpm_|whsec_)[\w+/=]{20,}/g, '$1…')}\n`);

function show(output) {
  const lines = output
    .trim()
    .split('\n')
    .map((line) => (line.length > 160 ? `${line.slice(0, 160)} …` : line));
  print(
    lines.length > SHOWN
      ? [...lines.slice(0, 2), `[${lines.length - 4} lines]`, ...lines.slice(-2)].join('\n')
      : lines.join('\n'),
  );
}

async function freePort() {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address();
  await once(server.close(), 'close');
  return String(port);
}

const READ = ['patient', 'blood-glucose-reading', 'webhook'];

/** Records a patient, a reading and a webhook with rpm-admin, which can do so in every version. */
function record(transcript, cwd) {
  writeFileSync(join(transcript.folder, 'readings.csv'), 'subject,timestamp,glucose\nex-1,2026-01-31 08:00,101\n');
  const organization = '--organization "North Clinic"';
  // Early versions know only mg/dL, and have no such option.
  const unit = `$(npx rpm-admin reading import --help | grep -qe --unit && echo --unit mgdl)`;
  transcript.sh(
    `npx rpm-admin reading import ${transcript.folder}/readings.csv ${organization} --time-zone America/Los_Angeles ${unit}`,
    cwd,
  );
  transcript.sh(`npx rpm-admin webhook create ${organization} --type device.healthcheck --url http://127.0.0.1:9/`, cwd);
}

async function answersOf(url, key) {
  const answers = {};
  for (const path of READ) {
    const answer = await globalThis.fetch(`${url}/api/v3/${path}`, { headers: { 'Service-API-Key': key }, redirect: 'error' });
    assert.equal(answer.status, 200, path);
    answers[path] = await answer.json();
    assert.equal(answers[path].total, 1, path);
  }
  return answers;
}

/** Returns the paths of the properties that a newer version added. @throws AssertionError if a property of the older version is missing or differs */
function addedProperties(before, after, path = '') {
  if (before === null || typeof before !== 'object') {
    assert.deepEqual(after, before, path);
    return [];
  }
  assert.ok(after !== null && typeof after === 'object', path);
  if (Array.isArray(before)) assert.equal(after.length, before.length, path);
  const added = Object.keys(after)
    .filter((name) => !(name in before))
    .map((name) => `${path}.${name}`);
  return [...added, ...Object.keys(before).flatMap((name) => addedProperties(before[name], after[name], `${path}.${name}`))];
}

/** Creates an organization and a key. @returns the key */
function createKey(transcript, cwd) {
  transcript.sh('npx rpm-admin organization create "North Clinic"', cwd);
  return transcript.sh(`npx rpm-admin api-key create --organization "North Clinic" --name laptop --scopes '*' 2> /dev/null`, cwd);
}

const CLIENT = `import { createClient } from '@rpm/client';
const rpm = createClient({ baseUrl: process.env.URL, key: process.env.KEY });
if (process.argv[2] === 'record') {
  const { id } = await rpm.createPatient({ body: { firstName: 'Testina', lastName: 'Sampleton' } });
  await rpm.recordBloodGlucoseReading({ body: { patient: { id }, readingTimestamp: '2026-01-31T08:00:00Z', glucose: 101 } });
}
for await (const reading of rpm.each('listBloodGlucoseReadings', {})) console.log(JSON.stringify(reading));
`;

async function dayOne() {
  const transcript = new Transcript('Day one: install, record, back up, lose everything, restore', 'day-one');
  const { environment } = transcript;
  Object.assign(environment, { PORT: await freePort(), DEMO: 'off' });
  transcript.sh(`git clone --quiet ${root} rpm`);
  environment.URL = await transcript.start('npm start', 'rpm');
  environment.KEY = createKey(transcript, 'rpm');
  transcript.sh('npm pack --silent --workspace @rpm/client', 'rpm');
  mkdirSync(join(transcript.folder, 'app'));
  transcript.sh('npm init --yes > /dev/null && npm pkg set type=module && npm install --silent ../rpm/rpm-client-*.tgz', 'app');
  writeFileSync(join(transcript.folder, 'app', 'readings.js'), CLIENT);
  const before = transcript.sh('node readings.js record', 'app');
  mkdirSync(join(transcript.folder, 'backups'));
  const file = transcript.sh('npx rpm-admin backup create --output ../backups', 'rpm');
  transcript.sh(`npx rpm-admin backup verify ${file}`, 'rpm');
  // docs/backup.md says to keep this key.
  transcript.sh('cp .data/webhook-encryption.key ..', 'rpm');
  await transcript.stop();
  transcript.sh('rm -rf .data', 'rpm');
  transcript.sh('install -D -m 600 ../webhook-encryption.key .data/webhook-encryption.key', 'rpm');
  transcript.sh(`npx rpm-admin backup restore ${file}`, 'rpm');
  await transcript.start('npm start', 'rpm');
  const after = transcript.sh('node readings.js', 'app');
  await transcript.stop();
  assert.equal(after, before);
  transcript.finish('the same answer');
}

async function upgrade(commit) {
  const transcript = new Transcript(`Upgrade of the service from ${commit}`, `upgrade-${commit}`);
  const { environment } = transcript;
  Object.assign(environment, { PORT: await freePort(), DEMO: 'off', DATA_DIR: join(transcript.folder, 'data') });
  const install = 'npm ci --include=dev --silent && npm run --silent build';
  const allowed = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };
  Object.assign(environment, allowed);
  transcript.sh(`git clone --quiet ${root} old && git -C old checkout --quiet ${commit}`);
  transcript.sh(install, 'old');
  const url = await transcript.start('node apps/api/dist/main.js', 'old');
  const key = createKey(transcript, 'old');
  record(transcript, 'old');
  const before = await answersOf(url, key);

  const hasBackups = existsSync(join(transcript.folder, 'old/apps/cli/src/backup'));
  mkdirSync(join(transcript.folder, 'backups'));
  const file = hasBackups ? transcript.sh('npx rpm-admin backup create --output ../backups', 'old') : null;
  if (file) transcript.sh(`npx rpm-admin backup verify ${file}`, 'old');
  await transcript.stop();
  if (!file) transcript.sh('cp -a "$DATA_DIR" backups/data');
  transcript.sh(`git clone --quiet ${root} new`);
  transcript.sh(install, 'new');
  transcript.sh('npx rpm-admin migrate', 'new');
  const upgraded = await transcript.start('node apps/api/dist/main.js', 'new');
  const added = addedProperties(before, await answersOf(upgraded, key));
  print(`The same answers${added.length > 0 ? `, with new properties: ${added.join(', ')}` : ''}.`);
  transcript.sh('npx rpm-admin doctor || [ $? = 1 ]', 'new');
  await transcript.stop();

  // To return, the old version is started with the backup that was made before the upgrade.
  environment.DATA_DIR = join(transcript.folder, 'returned');
  if (file) {
    transcript.sh('install -D -m 600 data/webhook-encryption.key returned/webhook-encryption.key');
    transcript.sh(`npx rpm-admin backup restore ${file}`, 'old');
  } else {
    transcript.sh('cp -a backups/data returned');
  }
  const returned = await transcript.start('node apps/api/dist/main.js', 'old');
  assert.deepEqual(await answersOf(returned, key), before);
  await transcript.stop();
  transcript.finish('the same answers after the upgrade, and after the return to the old version');
}

/** The SQL of docs/backup.md that creates the role for backups. */
const ROLE = /```sql\n(create role rpm_backup[^]*?)```/.exec(readFileSync(join(root, 'docs/backup.md'), 'utf8'))[1];

async function upgradePostgres() {
  const transcript = new Transcript('Upgrade of PostgreSQL from 15 to the embedded version, and back', 'postgres');
  const { environment } = transcript;
  const [port, cluster] = [await freePort(), join(folder, 'postgres', 'cluster')];
  const options = `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -p ${port}`;
  const server = (database, role) => `postgres://${role}@127.0.0.1:${port}/${database}`;
  // PostgreSQL refuses to run as root.
  const asServer = process.getuid() === 0 ? 'setpriv --reuid=nobody --regid=nogroup --clear-groups ' : '';
  if (asServer) execFileSync('bash', ['-c', `chmod 755 ${folder} ${transcript.folder} && install -d -o nobody ${cluster}`]);
  transcript.sh(`${asServer}${POSTGRES_15}/initdb -D ${cluster} -U postgres -A trust > /dev/null`);
  transcript.sh(`${asServer}${POSTGRES_15}/pg_ctl -D ${cluster} -o '${options}' -w -l ${cluster}/log start > /dev/null`);
  try {
    const psql = (sql, database = 'postgres') =>
      transcript.sh(`psql -qX -v ON_ERROR_STOP=1 -c "${sql}" ${server(database, 'postgres')}`);
    psql('create role rpm login');
    psql('create database rpm owner rpm');
    const keys = { WEBHOOK_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'), WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };
    Object.assign(environment, { PORT: await freePort(), DEMO: 'off', DATABASE_URL: server('rpm', 'rpm'), ...keys });
    transcript.sh(`ln -s ${root} rpm && mkdir backups`);
    const url = await transcript.start('node apps/api/dist/main.js', 'rpm');
    const key = createKey(transcript, 'rpm');
    record(transcript, 'rpm');
    const before = await answersOf(url, key);
    await transcript.stop();
    psql(ROLE.trim().replaceAll('\n', ' '), 'rpm');
    environment.DATABASE_URL = server('rpm', 'rpm_backup');
    const file = transcript.sh(
      'npx rpm-admin backup create --output $OLDPWD/backups'.replace('$OLDPWD', transcript.folder),
      'rpm',
    );
    transcript.sh(`npx rpm-admin backup verify ${file}`, 'rpm');

    delete environment.DATABASE_URL;
    environment.DATA_DIR = join(transcript.folder, 'data');
    transcript.sh(`npx rpm-admin backup restore ${file}`, 'rpm');
    const embedded = await transcript.start('node apps/api/dist/main.js', 'rpm');
    assert.deepEqual(await answersOf(embedded, key), before);
    await transcript.stop();
    const back = transcript.sh(`npx rpm-admin backup create --output ${transcript.folder}/backups`, 'rpm');

    psql('create database rpm_new owner rpm');
    environment.DATABASE_URL = server('rpm_new', 'rpm');
    transcript.sh(`npx rpm-admin backup restore ${back}`, 'rpm');
    const own = await transcript.start('node apps/api/dist/main.js', 'rpm');
    assert.deepEqual(await answersOf(own, key), before);
    await transcript.stop();
    transcript.finish('the same answers on both');
  } finally {
    await end();
    transcript.sh(`${asServer}${POSTGRES_15}/pg_ctl -D ${cluster} -m fast -w stop > /dev/null`);
  }
}

const commits = process.argv.slice(2);
try {
  await dayOne();
  for (const commit of commits.length > 0 ? commits : OLDER_COMMITS) await upgrade(commit);
  if (existsSync(POSTGRES_15)) await upgradePostgres();
  else
    print('\nThe upgrade of PostgreSQL is skipped: PostgreSQL 15 is not installed (Debian 12: apt-get install postgresql-15).');
  print(`\n${results.join('\n')}`);
} finally {
  await end();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}
