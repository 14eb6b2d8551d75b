import { createColors, isColorSupported } from 'picocolors';
import { type Terminal } from './terminal';

/** Returns colours only for a terminal. By default, the library picocolors would also colour the output to pipes in CI. */
export function colorsFor(stream: Terminal['stdout']) {
  return createColors(stream.isTTY ? isColorSupported : false);
}
