import { type ExportJob } from '@rpm/data-access';

/** A file of an export, as the manifest lists it. */
interface OutputFile {
  type: string;
  url: string;
}

/**
 * Returns the manifest of an export (Bulk Data 3.0.0). The ballot of version 4.0 calls the list of errors `outcome`, so that it has both names; it is always empty,
 * because nothing is prepared that could fail. Files have no `count`: they are made when they are fetched, and a resource may have changed until then.
 */
export function manifestOf(
  { id, request }: ExportJob,
  { transactionTimestamp, files }: NonNullable<ExportJob['contents']>,
  baseUrl: string,
): object {
  const listed = files.map(({ type, part }, number) => ({
    type,
    isDeleted: part === 'deleted',
    url: `${baseUrl}/export/${id}/file/${number}`,
  }));
  const ofDeleted = (isDeleted: boolean): OutputFile[] =>
    listed.filter((file) => file.isDeleted === isDeleted).map(({ type, url }) => ({ type: isDeleted ? 'Bundle' : type, url }));
  return {
    transactionTime: transactionTimestamp.toISOString(),
    request,
    requiresAccessToken: true,
    output: ofDeleted(false),
    deleted: ofDeleted(true),
    error: [],
    outcome: [],
  };
}
