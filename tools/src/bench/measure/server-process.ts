import { fetchText } from '@rpm/client';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKSPACE_ROOT } from '@rpm/database';

const START_TIMEOUT_MS = 60_000;

/** A program under test that runs in its own process. */
export interface ServerProcess {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts a built program that listens on `PORT`, and waits until it accepts connections. The program's log is written to the null device, which costs
 * about as much as writing to a file. @param program path in the repository @param node path of the Node executable that runs it
 */
export async function startServer(
  program: string,
  environment: Record<string, string>,
  node = process.execPath,
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(node, [join(WORKSPACE_ROOT, program)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment, PORT: String(port) },
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2_000)));
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(port))) {
    const isDead = child.exitCode !== null || child.signalCode !== null;
    if (!isDead && Date.now() < deadline) continue;
    if (!isDead) await stop();
    throw new Error(`${program} did not start. Its last output:\n${complaint}`);
  }
  return { port, pid: child.pid ?? 0, stop };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetchText(`http://127.0.0.1:${port}/`, { operation: 'answers' });
    return true;
  } catch {
    await sleep(50);
    return false;
  }
}
