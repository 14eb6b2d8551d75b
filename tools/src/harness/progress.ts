import { type WriteStream } from 'node:tty';

/** Prints the current step of a benchmark: on a terminal in a single line that is overwritten, otherwise in one line per step. */
export function createProgressPrinter(stream: NodeJS.WriteStream | WriteStream) {
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
