import { type Answer } from './test-api';

/** What an answer refuses, by its status, its code and where each fault stands. */
export const told = ({ status, json }: Answer) => {
  const { code, errors = [] } = json as { code: string; errors?: { pointer: string; code: string }[] };
  return [status, code, errors.map((fault) => `${fault.pointer} ${fault.code}`)];
};
