import { constants } from 'node:fs';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ScaleOptions, type ScaleOutcome, type ScaleScenario } from '../scenario';
import { FailoverCluster, PROGRAMS } from './cluster';
import { Customer } from './customer';
import { type DatabaseNode } from './database-node';
import { type FailoverPhase, KILLED, type MachineFault, PHASES, SHORT_PHASES } from './faults';
import { lossesOf, secondsWithoutWrites } from './ledger';
import { signalAll } from './process-tree';
import { ServicePrograms } from './service-programs';

/** Number of readings that are acknowledged before a fault, and after the failover. */
const WRITES = 50;
/** Time in milliseconds for which the standbys of an asynchronous primary lag behind when it is killed. */
const LAG_MS = 1_000;
/** Time in milliseconds without any standby: more than the time limit of a request. */
const ALONE_MS = 15_000;

/** Programs of Debian's packages, by the package that contains them. */
const NEEDED: Record<string, string> = {
  'postgresql-15': join(PROGRAMS, 'postgres'),
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
};

/** The step "Failover" of docs/scaling.md: the machine with the primary is killed, frozen and cut off under load. */
export const FAILOVER: ScaleScenario = {
  name: 'failover',
  about: 'the primary of three machines with Patroni is killed, frozen and cut off under load',
  obstacle: findObstacle,
  play,
};

async function findObstacle(): Promise<string | null> {
  if (process.platform !== 'linux') return 'it needs Linux';
  const missing: string[] = [];
  for (const [name, program] of Object.entries(NEEDED)) if (!(await isExecutable(program))) missing.push(name);
  if (missing.length === 0) return null;
  return `${missing.join(', ')} not installed: apt-get install --no-install-recommends ${missing.join(' ')}, as .ci/find-failover does`;
}

async function isExecutable(program: string): Promise<boolean> {
  // HAProxy is in a folder that is not in the path of ordinary users.
  const folders = program.includes('/') ? [''] : [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  for (const folder of folders) {
    const isFound = await access(join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isFound) return true;
  }
  return false;
}

async function play({ isShort, say, defer }: ScaleOptions): Promise<ScaleOutcome> {
  const cluster = await FailoverCluster.start(defer, say);
  const programs = await ServicePrograms.start(cluster.url, defer);
  const outcome: FailoverOutcome = { figures: {}, differences: [] };
  for (const phase of isShort ? SHORT_PHASES : PHASES) {
    await new PhaseRun({ cluster, programs, phase, outcome, say, defer }).play();
  }
  if (!programs.areAlive) outcome.differences.push('a process of the service has ended');
  const { exitCode, output } = await programs.run('audit', 'verify');
  if (exitCode !== 0) outcome.differences.push(`audit verify exited with ${exitCode}: ${output.trim()}`);
  return outcome;
}

interface FailoverOutcome {
  figures: Record<string, number | string>;
  differences: string[];
}

interface PhaseOptions extends Pick<ScaleOptions, 'say' | 'defer'> {
  cluster: FailoverCluster;
  programs: ServicePrograms;
  phase: FailoverPhase;
  outcome: FailoverOutcome;
}

/** Tries the faults of a phase, one after the other, under the load of one customer. */
class PhaseRun {
  constructor(private readonly options: PhaseOptions) {}

  async play(): Promise<void> {
    const { cluster, programs, phase, say, defer } = this.options;
    const primary = await cluster.waitForPrimary();
    await primary.configure(phase.settings);
    await cluster.waitForStandbys(phase.isSynchronous);
    const customer = await Customer.create(cluster, programs.url, defer);
    const { load } = customer;
    load.start();
    for (const fault of phase.faults) {
      say(`${phase.name}: the primary is ${fault.name}`);
      await this.strike(customer, fault);
    }
    if (phase.endsStandbys) await this.endStandbys(customer);
    say(`${phase.name}: comparing`);
    const losses = lossesOf(await customer.evidence());
    for (const [name, count] of Object.entries(losses)) {
      if (!phase.isSynchronous) this.note(name, count as number);
      this.promise(count === 0 || !phase.isSynchronous, `${count} ${name}`);
    }
    const { acknowledged, readRequests, resolved, refusals, expiredCursors } = load;
    this.note('acknowledged readings', acknowledged.length);
    this.note('answered reads', readRequests.length);
    this.note('unknown outcomes', `${resolved.unknown.done} carried out, ${resolved.unknown.notDone} not`);
    this.note('other answers', [...refusals].map(([code, count]) => `${count} ${code}`).join(', '));
    this.promise(
      resolved.unchanged.done === 0,
      `${resolved.unchanged.done} readings were stored although the answer was "unchanged"`,
    );
    this.promise(expiredCursors === 0 || !phase.isSynchronous, `the cursor of the feed expired ${expiredCursors} times`);
    const session = await customer.statusOfSession();
    this.promise(session === 200, `the session from before was answered ${session}`);
  }

  private async strike({ load }: Customer, fault: MachineFault): Promise<void> {
    const { cluster, phase, programs } = this.options;
    await load.waitForWrites(WRITES);
    const former = await cluster.waitForPrimary();
    const isLossy = !phase.isSynchronous && fault === KILLED;
    const checkpoints = isLossy ? await this.keepCheckpoint() : null;
    const continueReplication = isLossy ? await this.lag(former) : () => undefined;
    programs.takeReadiness();
    const since = performance.now();
    fault.strike(former);
    continueReplication();
    await cluster.waitForPrimary(former);
    const becamePrimary = new Date().toISOString();
    await load.waitForWrites(WRITES);
    const seconds = secondsWithoutWrites(load.acknowledged, since);
    this.note(`seconds without writes, ${fault.name}`, seconds);
    this.promise(seconds <= phase.maxSecondsWithoutWrites, `no writes for ${seconds} s after the primary was ${fault.name}`);
    const { notReady, isReady } = programs.takeReadiness();
    this.promise(
      notReady > 0 && isReady,
      `readiness after the primary was ${fault.name}: ${notReady} times 503, then ready: ${isReady}`,
    );
    if (checkpoints !== null) await this.beginEpoch(becamePrimary, checkpoints);
    // The former primary returns while the load continues.
    fault.repair(former);
    await cluster.waitForStandbys(phase.isSynchronous);
  }

  /** Ends both standbys. Nothing is acknowledged until one of them is back. */
  private async endStandbys({ load }: Customer): Promise<void> {
    const { cluster, programs, say } = this.options;
    say('The only standbys end');
    await load.waitForWrites(WRITES);
    const primary = await cluster.waitForPrimary();
    const standbys = cluster.nodes.filter((node) => node !== primary);
    for (const standby of standbys) standby.kill();
    // Acknowledgements that the standby had sent before it ended may still arrive.
    await sleep(500);
    const [before, refused] = [load.acknowledged.length, load.refusals.get('outcome_unknown') ?? 0];
    programs.takeReadiness();
    await sleep(ALONE_MS);
    const { notReady } = programs.takeReadiness();
    const count = load.acknowledged.length - before;
    const unknown = (load.refusals.get('outcome_unknown') ?? 0) - refused;
    this.note('answers 503 outcome_unknown without any standby', unknown);
    this.note('readiness checks that failed without any standby', notReady);
    this.promise(count === 0, `${count} readings were acknowledged without any standby`);
    this.promise(unknown > 0, 'no write was answered 503 outcome_unknown without any standby');
    for (const standby of standbys) standby.start();
    await cluster.waitForStandbys();
    await load.waitForWrites(WRITES);
  }

  /** Lets the standbys read nothing for a while, as over a slow network. @returns a function that lets them continue without what they have not read */
  private async lag(primary: DatabaseNode): Promise<() => void> {
    const receivers = this.options.cluster.nodes
      .filter((node) => node !== primary)
      .flatMap((node) => node.processesOf('walreceiver'));
    signalAll(receivers, 'SIGSTOP');
    await sleep(LAG_MS);
    return () => {
      // A receiver that continues would find what has arrived meanwhile. PostgreSQL starts another one, whose connection is new.
      signalAll(receivers, 'SIGTERM');
      signalAll(receivers, 'SIGCONT');
    };
  }

  /** Stores a checkpoint of the audit trail elsewhere, as a customer does. @returns the path of its file */
  private async keepCheckpoint(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'rpm-checkpoint-'));
    this.options.defer(() => rm(folder, { recursive: true, force: true }));
    const { exitCode, output } = await this.options.programs.run('audit', 'checkpoint');
    this.promise(exitCode === 0, `audit checkpoint exited with ${exitCode}`);
    const file = join(folder, 'checkpoints.txt');
    await writeFile(file, output);
    return file;
  }

  /** Does what docs/audit.md says after a failover that has lost rows. */
  private async beginEpoch(becamePrimary: string, checkpoints: string): Promise<void> {
    const { programs } = this.options;
    const options = ['--reason', 'Failover with asynchronous replication', '--loss-timestamp', becamePrimary];
    const begun = await programs.run('audit', 'begin-epoch', ...options);
    this.promise(begun.exitCode === 0, `audit begin-epoch exited with ${begun.exitCode}: ${begun.output.trim()}`);
    const verified = await programs.run('audit', 'verify', '--checkpoint', checkpoints);
    this.promise(
      verified.exitCode === 0,
      `audit verify --checkpoint exited with ${verified.exitCode}: ${verified.output.trim()}`,
    );
  }

  private note(name: string, figure: number | string): void {
    this.options.outcome.figures[`${this.options.phase.name}: ${name}`] = figure;
  }

  private promise(isKept: boolean, otherwise: string): void {
    if (!isKept) this.options.outcome.differences.push(`${this.options.phase.name}: ${otherwise}`);
  }
}
