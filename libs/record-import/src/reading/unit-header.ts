import { type FileUnit, findUnit, type ValueWithUnits } from '@rpm/domain';
import { type FileLine } from '../text/file-lines';
import { UnreadableFile } from '../text/unreadable-file';

/**
 * Reads the unit in the first line of a CSV file, such as `glucose (mg/dL)`.
 * @returns the line with the unit removed from the name of the column, and the unit; a unit that the line does not state is null
 * @throws UnreadableFile if the unit is not known, or if the file also has a column of units
 */
export function readUnitHeader(value: ValueWithUnits, line: FileLine): { line: FileLine; unit: FileUnit | null } {
  const headings = line.fields.map((field) => {
    const [, name = '', written = ''] = /^\s*([a-z]+)\s*[([]([^()[\]]+)[)\]]\s*$/i.exec(field) ?? [];
    return name.toLowerCase() === value.property ? { name, unit: requireUnit(value, written) } : { name: field, unit: null };
  });
  const fields = headings.map(({ name }) => name);
  const unit = headings.find((heading) => heading.unit)?.unit ?? null;
  if (unit && fields.some((field) => field.trim().toLowerCase() === `${value.property}unit`)) {
    throw new UnreadableFile(
      `The first line states the unit of ${value.property} twice: next to the name, and in a column of its own.`,
    );
  }
  return { line: { ...line, fields }, unit };
}

function requireUnit(value: ValueWithUnits, written: string): FileUnit {
  const unit = findUnit(value, written);
  if (unit) return unit;
  const known = value.units.map(({ label }) => label).join(', ');
  throw new UnreadableFile(`The first line states an unknown unit of ${value.property}. Known are: ${known}.`);
}
