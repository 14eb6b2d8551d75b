import { fetchText } from '@rpm/client';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChildProgram } from './child-program';

/** Time limit for the start of a program, which can take longer than a minute while the machine is busy with other work. */
const START_TIMEOUT_MS = 180_000;

/** A program under test that runs in its own process. */
export interface ServerProcess {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts a built program that listens on `PORT`, and waits until it responds. @param program path in the repository
 * @param node path of the Node executable that runs it
 */
export async function startServer(
  program: string,
  environment: Record<string, string>,
  node = process.execPath,
): Promise<ServerProcess> {
  const port = await freePort();
  const settings = { ...environment, NODE_ENV: 'production', PORT: String(port) };
  const child = ChildProgram.spawn(program, [], settings, { node, isQuiet: true });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(port))) {
    if (child.isAlive() && Date.now() < deadline) continue;
    await child.end('SIGTERM');
    throw new Error(`${program} did not start. Its last output:\n${child.written.slice(-2_000)}`);
  }
  return { port, pid: child.pid, stop: () => child.end('SIGTERM') };
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
