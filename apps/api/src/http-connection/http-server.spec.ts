import { setTimeout as sleep } from 'node:timers/promises';
import { HttpConnection } from '../testing/http-connection';

const MIB = 1024 * 1024;

describe('HTTP server', () => {
  it('stops reading from a connection with too many unanswered requests', async () => {
    const connection = await HttpConnection.open(() => undefined);
    connection.request(17);
    const { client, accepted } = connection;
    const requests = Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(40_000));
    let written = 0;
    // The kernel's socket buffers hold a part of the requests, so the client's writes stall a little later than the server stops reading.
    for (let stalled = 0; stalled < 50 && written < 64 * MIB; stalled++) {
      if (client.writableLength === 0) {
        stalled = 0;
        written += requests.length;
        client.write(requests);
      }
      await sleep(10);
    }
    expect(accepted.bytesRead).toBeLessThan(MIB);
    connection.close();
  });

  it('emits `close` for the response of every unanswered request when a connection breaks, so that the requests are logged', async () => {
    let [received, closed] = [0, 0];
    const connection = await HttpConnection.open((response) => {
      received++;
      response.once('close', () => closed++);
    });
    connection.request(3);
    while (received < 3) await sleep(5);
    connection.client.destroy();
    while (closed < 3) await sleep(5);
    await sleep(20);
    expect(closed).toBe(3);
    connection.close();
  });
});
