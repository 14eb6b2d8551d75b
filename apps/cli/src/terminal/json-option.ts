import { Option } from 'commander';

/** The option `--json`, which every command has. */
export function jsonOption(): Option {
  return new Option('--json', 'print JSON');
}
