// Sends requests over 16 connections until `total` were answered or the service refuses connections, and prints the number of answers by status.
// Usage: node load.mjs <URL> <total> <prefix of the request ids> [API key, with which sites are created]
import { Agent, request } from 'node:http';

const [url, total, prefix, key] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const answers = {};
let next = 0;

function send(number) {
  const headers = {
    'X-Request-Id': `${prefix}-${number}`,
    ...(key && { 'Service-API-Key': key, 'Content-Type': 'application/json' }),
  };
  return new Promise((resolve) => {
    request(url, { agent, headers, method: key ? 'POST' : 'GET' }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    )
      .on('error', () => resolve('no answer'))
      .end(key && '{"name":"Load"}');
  });
}

async function client() {
  while (next < Number(total)) {
    const status = await send(next++);
    answers[status] = (answers[status] ?? 0) + 1;
    if (status === 'no answer') return;
  }
}

await Promise.all(Array.from({ length: 16 }, client));
agent.destroy();
console.log(JSON.stringify(answers));
