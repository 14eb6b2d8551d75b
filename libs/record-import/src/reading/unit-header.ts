import { type FileUnit, findUnit, type ValueWithUnits } from '@rpm/domain';
import { type FileLine } from '../file/file-lines';
import { UnreadableFile } from '../file/unreadable-file';

/**
 * Reads the unit in the first line of a CSV file, such as `glucose (mg/dL)`.
 * @returns the line with the name of the column alone, and the unit; null if the line does not state it
 * @throws UnreadableFile if the unit is not known, or if the file also has a column of units
 */
export function readUnitHeader(value: ValueWithUnits, line: FileLine): { line: FileLine; unit: FileUnit | null } {
  let unit: FileUnit | null = null;
  const fields = line.fields.map((field) => {
    const [, name = '', written = ''] = /^\s*([a-z]+)\s*[([]([^()[\]]+)[)\]]\s*$/i.exec(field) ?? [];
    if (name.toLowerCase() !== value.property) return field;
    unit = findUnit(value, written);
    if (!unit)
      throw new UnreadableFile(`The first line states an unknown unit of ${value.property}. Known are: ${labelsOf(value)}.`);
    return name;
  });
  if (unit && fields.some((field) => field.trim().toLowerCase() === `${value.property}unit`))
    throw new UnreadableFile(
      `The first line states the unit of ${value.property} twice: next to the name, and in a column of its own.`,
    );
  return { line: { ...line, fields }, unit };
}

const labelsOf = ({ units }: ValueWithUnits) => units.map(({ label }) => label).join(', ');
