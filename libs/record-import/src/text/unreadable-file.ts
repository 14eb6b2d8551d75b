/** Error for a file that cannot be read to its end. A single invalid line is not such an error: the line is only rejected. */
export class UnreadableFile extends Error {}
