import { type InputFault, jsonPointer, MAX_FAULTS, Problem, unstorableFault } from '@rpm/domain';
import { isUtf8 } from 'node:buffer';
import { type JSONVisitor, visit } from 'jsonc-parser';

/**
 * What `JSON.parse` would let pass: members given twice and text that cannot be kept, each with its pointer.
 * @param isText false when the body is not UTF-8 and was read as Latin-1 to find where
 * @throws Problem naming the position where the body stops being JSON; never quoting it
 */
export function faultsOfJson(text: string, isText: boolean): InputFault[] {
  const faults: InputFault[] = [];
  const members: Set<string>[] = [];
  const check = (value: unknown, path: () => (string | number)[]) => {
    const fault = typeof value === 'string' ? textFault(value, isText) : null;
    if (fault && faults.length < MAX_FAULTS)
      faults.push({ pointer: jsonPointer(path()), code: fault.code, detail: fault.detail });
  };
  const visitor: JSONVisitor = {
    onError: (_code, offset) => {
      throw new Problem('malformed_json', `The body stops being JSON at character ${offset}.`);
    },
    onObjectBegin: () => void members.push(new Set()),
    onObjectEnd: () => void members.pop(),
    onObjectProperty: (name, _offset, _length, _line, _character, path) => {
      const seen = members.at(-1);
      if (seen?.has(name) && faults.length < MAX_FAULTS) {
        const pointer = jsonPointer([...path(), name]);
        faults.push({ pointer, code: 'repeated_member', detail: 'Send this member once.' });
      }
      seen?.add(name);
      check(name, path);
    },
    onLiteralValue: (value: unknown, _offset, _length, _line, _character, path) => check(value, path),
  };
  visit(text, visitor, { disallowComments: true, allowTrailingComma: false });
  return faults;
}

function textFault(value: string, isText: boolean): { code: string; detail: string } | null {
  if (isText) return unstorableFault(value);
  return isUtf8(Buffer.from(value, 'latin1')) ? null : { code: 'invalid_utf8', detail: 'Send text in UTF-8.' };
}
