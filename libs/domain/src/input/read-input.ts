import { validateSync } from 'class-validator';
import { plainToInstance } from 'class-transformer';
import { InvalidInput, MAX_FAULTS } from '../problem/problem';
import { faultOf, type InputSource, removeInvalid, unknownFault, validationFaults } from './located-fault';
import { type InputClass, type ReadMode } from './members';
import { outline, type UnknownProperty } from './outline';
import { readPlainly } from './plain-input';
import { faultsOfWhole } from './whole';

/**
 * Reads raw input into an input class. Of a merge-patch (RFC 7396), properties to clear are null in the result, and properties that
 * stay as they are are absent.
 * @param maxFaults how many faults are reported, for inputs that come in large numbers
 * @throws InvalidInput with every fault: unknown properties, then invalid values, then valid values that contradict one another.
 */
export function readInput<T extends object>(
  type: InputClass<T>,
  raw: object,
  source: InputSource,
  mode: ReadMode = 'whole',
  maxFaults = MAX_FAULTS,
): T {
  // The libraries take about ten times as long, so they read only what may be invalid and therefore needs a report.
  const plain = mode === 'whole' ? readPlainly(type, raw) : null;
  if (plain) {
    const faults = faultsOfWhole(plain, () => true).map((fault) => faultOf(fault, source));
    if (faults.length > 0) throw new InvalidInput(faults.slice(0, maxFaults));
    return plain;
  }
  return readWithLibraries(type, raw, source, mode, maxFaults);
}

/** Does all that {@link readInput} does; exported so that a spec can compare the two. */
export function readWithLibraries<T extends object>(
  type: InputClass<T>,
  raw: object,
  source: InputSource,
  mode: ReadMode,
  maxFaults: number,
): T {
  const unknown: UnknownProperty[] = [];
  // A small body can have ten thousand unknown properties.
  const outlined = outline(type, raw, mode, (property) => unknown.length < maxFaults && unknown.push(property));
  const input = plainToInstance(type, outlined, { excludeExtraneousValues: true, exposeUnsetFields: false });
  const errors = validateSync(input, { stopAtFirstError: true });
  const faults = [...unknown.map((property) => unknownFault(property, source)), ...validationFaults(errors, source, mode)];
  if (mode === 'whole') {
    const invalid = removeInvalid(errors);
    faults.push(...faultsOfWhole(input, (name) => !invalid.has(name)).map((fault) => faultOf(fault, source)));
  }
  if (faults.length > 0) throw new InvalidInput(faults.slice(0, maxFaults));
  return input;
}
