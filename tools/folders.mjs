// Checks the folders of all projects: which of them import each other in a circle, and how many files they have. It needs no build.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import ts from 'typescript';

/** The folders that may import each other in a circle, each with the reason in the field. This list may only become shorter. */
const CIRCLES = {
  'libs/data-access/src/custody': 'a change of custody corrects the owner of readings',
  'libs/data-access/src/device': 'a device changes hands by orders and returns',
  'libs/data-access/src/fulfilment': 'an order and a return change their devices, and store their own views',
  'libs/data-access/src/order': 'an order embeds its patient and its devices',
  'libs/data-access/src/patient': 'merging two patients moves readings, devices and orders',
  'libs/data-access/src/reading': 'a reading embeds its device and its patient',
  'libs/data-access/src/reading-record': 'the holder of the device at the time of a reading is its patient',
  'libs/data-access/src/site': 'an active site releases the orders that were held for it',
};
const MAX_CIRCLES = 8;

const MAX_FILES = 15;
/** A folder that has one file for every migration. */
const WITHOUT_MAXIMUM = ['libs/schema/src/migrations'];

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const projects = ['libs', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)));
const isProduction = (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\.d\.ts$|(^|\/)testing\//.test(file);

/** Returns the paths of the files of a project that are not for specs, relative to its folder `src`. */
function filesOf(project) {
  return readdirSync(join(root, project, 'src'), { recursive: true, encoding: 'utf8' }).filter(isProduction);
}

/** Returns the name of the first folder below `src`; undefined for a file in `src` itself. */
const firstFolder = (file) => (file.includes('/') ? file.split('/')[0] : undefined);

/** Returns the folders that each first folder of a project imports by relative paths, types included. */
function importsOf(project) {
  const imports = new Map();
  for (const file of filesOf(project)) {
    const from = firstFolder(file);
    if (from === undefined) continue;
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, project, 'src', file), 'utf8'));
    for (const { fileName } of importedFiles) {
      const to = fileName.startsWith('.') && firstFolder(normalize(join(dirname(file), fileName)));
      if (!to || to === '..' || to === from) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** Returns the folders from which the imports lead back to the folder itself. */
function circlesOf(imports) {
  const reached = (folder) => {
    const found = new Set();
    const next = [folder];
    while (next.length > 0) {
      for (const other of imports.get(next.pop()) ?? []) {
        if (found.has(other)) continue;
        found.add(other);
        next.push(other);
      }
    }
    return found;
  };
  return [...imports.keys()].filter((folder) => reached(folder).has(folder));
}

/** Returns the number of files of each folder, by its path. */
function sizesOf(project) {
  const sizes = new Map();
  for (const file of filesOf(project)) {
    const folder = join(project, 'src', dirname(file));
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return sizes;
}

const all = [...projects, 'tools'];
const circles = all.flatMap((project) => circlesOf(importsOf(project)).map((folder) => `${project}/src/${folder}`));
const errors = [
  ...circles
    .filter((folder) => !(folder in CIRCLES))
    .map(
      (folder) =>
        `${folder} imports a folder that imports it, directly or through others. Move what both need into a third folder.`,
    ),
  ...Object.keys(CIRCLES)
    .filter((folder) => !circles.includes(folder))
    .map((folder) => `${folder} is in no circle any more. Remove it from CIRCLES.`),
  ...(Object.keys(CIRCLES).length > MAX_CIRCLES ? [`CIRCLES has more than ${MAX_CIRCLES} folders.`] : []),
  ...all
    .flatMap((project) => [...sizesOf(project)])
    .filter(([folder, size]) => size > MAX_FILES && !WITHOUT_MAXIMUM.includes(folder))
    .map(
      ([folder, size]) =>
        `${folder} has ${size} files, and the maximum is ${MAX_FILES}. Move a subject into a folder of its own.`,
    ),
];
process.stdout.write(`${circles.length} folders import each other in circles.\n`);
for (const error of errors) process.stderr.write(`${error}\n`);
process.exitCode = errors.length === 0 ? 0 : 1;
