import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CompressedContent } from '../http-answer/compressed-content';

/** Manifest that `apps/console/build.mjs` writes: the page for every address of the console, and the files that this page loads. */
interface Manifest {
  shell: string;
  /** Files by their path relative to the manifest, such as `assets/app-ABC123.js`. */
  files: Record<string, { type: string }>;
}

/** A file of the console, with its media type. */
export interface ConsoleFile {
  type: string;
  content: CompressedContent;
}

/**
 * The files of the built console. All of them are read when the service starts, so no request reaches the file system. The names of the files contain the
 * hash of their content, so a browser may keep them for ever.
 */
export class ConsoleFiles {
  private constructor(
    /** The page of the console; null if the console was not built. */
    readonly shell: CompressedContent | null,
    private readonly assets: ReadonlyMap<string, ConsoleFile>,
  ) {}

  /** @param manifestFile null if the console was not built */
  static read(manifestFile: string | null): ConsoleFiles {
    if (manifestFile === null) return new ConsoleFiles(null, new Map());
    const folder = dirname(manifestFile);
    const { shell, files } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
    const assets = Object.entries(files).map(([name, { type }]): [string, ConsoleFile] => [
      name,
      { type, content: readContent(join(folder, name)) },
    ]);
    return new ConsoleFiles(readContent(join(folder, shell)), new Map(assets));
  }

  /** Returns a file by its name in the folder `assets`. */
  find(name: string): ConsoleFile | undefined {
    return this.assets.get(`assets/${name}`);
  }
}

const MANIFEST = '@rpm/console/manifest.json';

/**
 * Finds the manifest of the built console as a file of an installed package, like the files of Swagger UI: the API does not import the console, and works
 * without it. @returns null if it was not built
 */
export function findManifest(): string | null {
  try {
    return require.resolve(MANIFEST);
  } catch {
    return null;
  }
}

function readContent(file: string): CompressedContent {
  const compressed = (extension: string) =>
    existsSync(`${file}.${extension}`) ? readFileSync(`${file}.${extension}`) : undefined;
  return new CompressedContent(readFileSync(file), { br: compressed('br'), gzip: compressed('gz') });
}
