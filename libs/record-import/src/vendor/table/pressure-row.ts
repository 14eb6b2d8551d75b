import { isEmptyCell, numberIn } from '../cell-text';
import { skip, type VendorRow } from '../vendor-row';
import { type CellOf } from './named-table';

/** Returns the row of a blood pressure reading. */
export function pressureRow(
  line: number,
  time: string,
  { systolic, diastolic, pulse }: { systolic: string; diastolic: string; pulse: string },
): VendorRow {
  if (isEmptyCell(systolic) && isEmptyCell(diastolic)) return skip(line, 'no_value');
  const values = {
    systolic: numberIn(systolic),
    diastolic: numberIn(diastolic),
    ...(!isEmptyCell(pulse) && { heartRate: numberIn(pulse) }),
  };
  return { line, kind: 'bloodPressure', time, values, serial: null, role: 'cuff' };
}

/** Reads a line with a blood pressure whose date and time stand in two columns. */
export function readPressure(cell: CellOf<'date' | 'time' | 'systolic' | 'diastolic' | 'pulse'>, line: number): VendorRow {
  const [systolic, diastolic, pulse] = [cell('systolic'), cell('diastolic'), cell('pulse')];
  return pressureRow(line, `${cell('date')} ${cell('time')}`, { systolic, diastolic, pulse });
}
