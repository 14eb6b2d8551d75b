import { type FileHead } from './file-head';
import { type Detection, type VendorFormat } from './vendor-format';
import { VENDOR_FORMATS } from './vendor-formats';

/** A format that a file may have. */
export interface FormatCandidate extends Detection {
  format: VendorFormat;
}

/** The result of looking for the format of a file. */
export interface FormatDetection {
  /** The format, if exactly one is certain. */
  format: VendorFormat | null;
  candidates: FormatCandidate[];
}

/** Finds the formats that a file may have by its content, never by its name. */
export function detectFormat(head: FileHead): FormatDetection {
  const candidates = VENDOR_FORMATS.flatMap((format) => {
    const detection = format.detect(head);
    return detection ? [{ format, ...detection }] : [];
  });
  const certain = candidates.filter(({ certainty }) => certainty === 'certain');
  const [first] = certain;
  return { format: certain.length === 1 && first ? first.format : null, candidates };
}
