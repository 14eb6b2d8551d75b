import { UnreadableFile } from '../text/unreadable-file';
import { NAME_COLUMNS } from '../vendor/columns/columns';
import { detectFormat, type FormatDetection } from '../vendor/detect-format';
import { readFileHead } from '../vendor/file-head';
import { type FileBytes, VendorFile } from '../vendor/vendor-file';
import { vendorFormat } from '../vendor/vendor-formats';
import { type OpenedFile } from './file-analysis';
import { type FileAnswers } from './file-answers';

/** The format of a file, and the file if its format is known. */
export interface FileOpening {
  detection: FormatDetection;
  /** Null if a person must choose the format. */
  opened: OpenedFile | null;
}

/** Detects the format of a file, unless the answers name it. @throws UnreadableFile if the file has not the format that the answers name */
export async function openVendorFile(bytes: FileBytes, answers: FileAnswers): Promise<FileOpening> {
  const file = new VendorFile(bytes, answers.encoding);
  const head = await readFileHead(file);
  const detection = detectFormat(head);
  if (answers.format === null)
    return { detection, opened: detection.format && { file, head, format: detection.format, answers } };
  const format = vendorFormat(answers.format);
  const isPossible = detection.candidates.some((candidate) => candidate.format === format);
  const isChosen = format.name === 'columns' && answers.columns !== null;
  if (!isPossible && !isChosen)
    throw new UnreadableFile(
      `Nothing was stored. The file is not of the format ${format.title}. ${format.name === 'columns' ? NAME_COLUMNS : 'Leave out --format to detect its format.'}`,
    );
  return { detection, opened: { file, head, format, answers } };
}
