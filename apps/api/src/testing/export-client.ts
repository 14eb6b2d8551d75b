import { type Resource } from '@rpm/fhir';
import { type TestApi, type TestRequest, type TestResponse } from './test-api';

interface OutputFile {
  type: string;
  url: string;
}

export interface Manifest {
  transactionTime: string;
  request: string;
  output: OutputFile[];
  deleted: OutputFile[];
}

/** A client of Bulk Data exports. */
export class ExportClient {
  /** @param key the API key; the key of the organization of the service by default */
  constructor(
    private readonly api: TestApi,
    private readonly key?: string,
  ) {}

  /** Begins an export. @returns the path of its status */
  async begin(path: string, request: TestRequest = {}): Promise<string> {
    const { status, headers, text } = await this.send(path, request);
    if (status !== 202) throw new Error(`${status} ${text}`);
    return pathOf(headers.get('content-location') ?? '');
  }

  async manifest(status: string): Promise<Manifest> {
    return (await this.send(status)).json as Manifest;
  }

  /** Fetches all files of an export, one after the other. */
  async fetch({ output, deleted }: Manifest): Promise<Resource[]> {
    const files: Resource[][] = [];
    for (const { url } of [...output, ...deleted]) files.push(await this.file(url));
    return files.flat();
  }

  /** Fetches a file. */
  async file(url: string): Promise<Resource[]> {
    const { status, text } = await this.send(pathOf(url));
    if (status !== 200) throw new Error(`${status} ${text}`);
    return text === ''
      ? []
      : text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as Resource);
  }

  /** Carries out a whole export. */
  async export(path: string): Promise<{ manifest: Manifest; resources: Resource[] }> {
    const manifest = await this.manifest(await this.begin(path));
    return { manifest, resources: await this.fetch(manifest) };
  }

  private send(path: string, request: TestRequest = {}): Promise<TestResponse> {
    return this.api.send(path, { ...(this.key !== undefined && { key: this.key }), ...request });
  }
}

/** Returns the path of a URL of the service. */
export const pathOf = (url: string) => new URL(url).pathname;

export const referenceOf = ({ resourceType, id }: Resource) => `${resourceType}/${id}`;
