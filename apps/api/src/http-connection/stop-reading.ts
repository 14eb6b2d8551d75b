import { type Socket } from 'node:net';

/**
 * Stops reading from a connection for good. Node's HTTP parser resumes the socket after every request in the bytes that were already read, so pausing
 * it once has no effect.
 */
export function stopReading(socket: Socket): void {
  socket.on('resume', () => socket.pause());
  socket.pause();
}
