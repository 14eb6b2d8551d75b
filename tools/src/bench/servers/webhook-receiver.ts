import { createServer, type Socket } from 'node:net';
import { monotonicMs } from '../measure/monotonic';

/**
 * A webhook receiver that needs very little CPU time, because it shares the machine with the measured programs. It responds to every POST and records
 * the arrival time and the number of the message (`"n":`), but never responds to requests for `/hung`. `GET /receipts` returns the records made since
 * the previous `GET /receipts`.
 */
let receipts: [n: number, at: number][] = [];

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const NUMBER = Buffer.from('"n":');

createServer({ noDelay: true }, (socket) => {
  let pending = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (let length = take(socket, pending); length > 0; length = take(socket, pending)) pending = pending.subarray(length);
  });
}).listen(Number(process.env.PORT), '127.0.0.1');

/** Finds the first complete request in the received bytes. @returns the length of the request, or 0 if it is incomplete */
function take(socket: Socket, bytes: Buffer): number {
  const endOfHead = bytes.indexOf(END_OF_HEAD);
  if (endOfHead === -1) return 0;
  const head = bytes.toString('latin1', 0, endOfHead);
  const length = endOfHead + END_OF_HEAD.length + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (bytes.length < length) return 0;
  if (head.startsWith('GET /receipts ')) {
    answer(socket, JSON.stringify(receipts));
    receipts = [];
  } else if (!head.startsWith('POST ')) {
    answer(socket, 'here');
  } else if (!head.startsWith('POST /hung ')) {
    const at = bytes.indexOf(NUMBER, endOfHead) + NUMBER.length;
    receipts.push([Number.parseInt(bytes.toString('latin1', at, at + 12), 10), monotonicMs()]);
    answer(socket, 'ok');
  }
  return length;
}

function answer(socket: Socket, body: string): void {
  socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`, 'latin1');
}
