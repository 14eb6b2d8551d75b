import { type Socket } from 'node:net';
import { type Connection } from '../connection/connection';
import { ServerForwarder } from './server-forwarder';

const READY_FOR_QUERY = 'Z'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);
const FORGET = 'deallocate all';

/**
 * Starts a proxy of the test server that drops the named statements of a connection at the end of each transaction. The next transaction then lacks these
 * statements, as it does if a connection pooler in transaction mode moves it to another connection of the server.
 */
export function listenAsForgetfulPooler(connection: Connection): Promise<ServerForwarder> {
  return ServerForwarder.listen(connection, forgetAfterTransactions);
}

function forgetAfterTransactions(client: Socket, server: Socket): void {
  client.on('data', (data) => server.write(data));
  /** The server's message that a transaction has ended. The client gets it only after the statements were dropped. Null while a transaction runs. */
  let ended: Buffer | null = null;
  let received = Buffer.alloc(0);
  server.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    while (received.length >= 5 && received.length > received.readInt32BE(1)) {
      const message = received.subarray(0, 1 + received.readInt32BE(1));
      received = received.subarray(message.length);
      const isEnd = message[0] === READY_FOR_QUERY && message[5] === IDLE;
      if (ended && isEnd) {
        client.write(ended);
        ended = null;
      } else if (isEnd) {
        ended = message;
        server.write(queryMessage(FORGET));
      } else if (!ended) client.write(message);
    }
  });
}

/** Returns the message of a simple query. */
function queryMessage(text: string): Buffer {
  const message = Buffer.alloc(6 + text.length);
  message.write('Q');
  message.writeInt32BE(5 + text.length, 1);
  message.write(text, 5);
  return message;
}
