import { type WriteStream } from 'node:tty';

/** Tells what is being done: in one line that changes on a terminal, in a line for each step anywhere else. */
export function progressTo(stream: NodeJS.WriteStream | WriteStream) {
  let isOpen = false;
  const say = (step: string) => {
    stream.write(stream.isTTY ? `\r\x1b[K${step} …` : `${step} …\n`);
    isOpen = stream.isTTY;
  };
  const end = () => {
    if (isOpen) stream.write('\r\x1b[K');
    isOpen = false;
  };
  return { say, end };
}
