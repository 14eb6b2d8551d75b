import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { SocketServer } from './socket-server';

const HEAD = 'HTTP/1.1 200 OK\r\n';
const MEBIBYTE = Buffer.alloc(1024 * 1024, 'x');
const BOMB = gzipSync(Buffer.alloc(32 * MEBIBYTE.length));

/** Ways in which a webhook receiver can misbehave once a request has begun. The keys describe the misbehaviour. */
const MISBEHAVIOURS = {
  'never answers': () => undefined,
  'sends half a status line': (socket) => socket.write('HTTP/1.1 2'),
  'sends a status line and no end of headers': (socket) => socket.write(HEAD),
  'sends headers and no body': (socket) => socket.write(`${HEAD}content-length: 5\r\n\r\n`),
  'drips headers': (socket) => {
    socket.write(HEAD);
    drip(socket, 'x: y\r\n');
  },
  'drips interim answers': (socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'),
  'drips a body': (socket) => {
    socket.write(`${HEAD}content-length: 100000\r\n\r\n`);
    drip(socket, '.');
  },
  'drips chunks': (socket) => {
    socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
    drip(socket, '1\r\n.\r\n');
  },
  'sends a gigabyte': (socket) => {
    socket.write(`${HEAD}content-length: ${1024 * MEBIBYTE.length}\r\n\r\n`);
    pour(socket, MEBIBYTE);
  },
  'sends endless chunks': (socket) => {
    socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
    pour(socket, Buffer.concat([Buffer.from('100000\r\n'), MEBIBYTE, Buffer.from('\r\n')]));
  },
  'sends a gzip bomb': (socket) => {
    socket.end(Buffer.concat([Buffer.from(`${HEAD}content-encoding: gzip\r\ncontent-length: ${BOMB.length}\r\n\r\n`), BOMB]));
  },
  'sends endless headers': (socket) => {
    socket.write(HEAD);
    pour(socket, Buffer.from(`x: ${'y'.repeat(1000)}\r\n`.repeat(64)));
  },
  'sends one endless header': (socket) => {
    socket.write(`${HEAD}x: `);
    pour(socket, MEBIBYTE);
  },
  'sends an endless interim answer': (socket) => {
    socket.write('HTTP/1.1 103 Early Hints\r\n');
    pour(socket, Buffer.from(`link: ${'y'.repeat(1000)}\r\n`.repeat(64)));
  },
  'sends endless interim answers': (socket) => pour(socket, Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1000))),
  'speaks another protocol': (socket) => socket.end('220 smtp.example.org ESMTP\r\n'),
  'says two lengths': (socket) => socket.end(`${HEAD}content-length: 1\r\ncontent-length: 2\r\n\r\nok`),
  'ends in the body': (socket) => socket.end(`${HEAD}content-length: 5\r\n\r\nok`),
  'ends in the chunks': (socket) => socket.end(`${HEAD}transfer-encoding: chunked\r\n\r\n2\r\nok\r\n`),
  'ends after an interim answer': (socket) => socket.end('HTTP/1.1 100 Continue\r\n\r\n'),
  'ends in the headers': (socket) => socket.end(`${HEAD}content-le`),
  'ends without an answer': (socket) => socket.end(),
  'resets without an answer': (socket) => socket.resetAndDestroy(),
  'resets in the headers': (socket) => socket.write(HEAD, () => socket.resetAndDestroy()),
  'resets in the body': (socket) => {
    socket.write(`${HEAD}content-length: 5\r\n\r\nok`);
    // The delay gives the client time to read the beginning of the response.
    setTimeout(() => socket.resetAndDestroy(), 100);
  },
  'switches protocols': (socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  'answers 600': (socket) => socket.end('HTTP/1.1 600 No\r\ncontent-length: 2\r\n\r\nok'),
  'answers 999': (socket) => socket.end('HTTP/1.1 999 Request denied\r\ncontent-length: 2\r\n\r\nok'),
  'answers 000': (socket) => socket.end('HTTP/1.1 000 No\r\ncontent-length: 2\r\n\r\nok'),
  'answers twice': (socket) => socket.end(`${HEAD}content-length: 2\r\n\r\nok`.repeat(2)),
} satisfies Record<string, (socket: Socket) => unknown>;

export type Misbehaviour = keyof typeof MISBEHAVIOURS;

/** Starts a webhook receiver that misbehaves in the given way on each request. */
export function startMisbehavingReceiver(misbehaviour: Misbehaviour): Promise<SocketServer> {
  return SocketServer.listen((socket) => socket.once('data', () => MISBEHAVIOURS[misbehaviour](socket)));
}

/** Sends a small piece every 20 ms, so that a time limit per chunk never triggers. */
function drip(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 20);
  socket.once('close', () => clearInterval(timer));
}

/** Sends data endlessly, as fast as the client reads it. */
function pour(socket: Socket, piece: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', more);
  more();
}
