import { Option } from 'commander';

/** Every command has it. */
export function jsonOption(): Option {
  return new Option('--json', 'print JSON');
}
