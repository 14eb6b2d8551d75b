import { type TestResponse } from './test-api';

/** Returns the status and code of a rejected request, and the pointer and code of each validation error. */
export const rejectionOf = ({ status, json }: TestResponse) => {
  const { code, errors = [] } = json as { code: string; errors?: { pointer: string; code: string }[] };
  return [status, code, errors.map((error) => `${error.pointer} ${error.code}`)];
};
