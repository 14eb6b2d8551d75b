import { WORKSPACE_ROOT } from '@rpm/database';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type OpenApiPart } from '../openapi/model';
import { RESOURCE_MODULES } from '../resource-modules';

const read = (...path: string[]) => readFileSync(join(WORKSPACE_ROOT, ...path), 'utf8');
const GUIDE = read('docs', 'adding-a-resource.md');
const API = join(WORKSPACE_ROOT, 'apps', 'api', 'src');

/** Returns the rows of the table under the given heading of docs/adding-a-resource.md. If a cell contains code, only the code is returned. */
function tableOf(title: string): string[][] {
  const section = GUIDE.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => /^ *`(.+)` *$/.exec(cell)?.[1] ?? cell.trim()),
  );
}

/** A file that every resource needs, or a string that a file must contain for every resource. */
interface Place {
  file: string;
  text?: string;
}

const PLACES: Place[] = [
  ...tableOf('Files').map(([file = '']) => ({ file })),
  ...tableOf('Lines in other files').map(([file = '', text = '']) => ({ file, text })),
];

/** The resources that have the usual operations (list, create, fetch and so on). */
const RESOURCES = RESOURCE_MODULES.flatMap(({ openApi }): OpenApiPart[] => [openApi].flat()).flatMap(({ resource }) =>
  resource ? [resourceOf(resource.view.name)] : [],
);

/** Returns the values of the placeholders in docs/adding-a-resource.md, such as `<name>`, for one resource. */
function resourceOf(Name: string): Record<string, string> {
  const words = Name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`);
  const name = words.toLowerCase().replaceAll(' ', '-');
  const controllers = readdirSync(API, { recursive: true, encoding: 'utf8' });
  const folder = dirname(controllers.find((path) => basename(path) === `${name}.controller.ts`) ?? '');
  return { folder, name, Name, NAME: words.toUpperCase().replaceAll(' ', '_') };
}

const fill = (template: string, resource: Record<string, string>) =>
  template.replaceAll(/<(\w+)>/g, (placeholder, key: string) => resource[key] ?? placeholder);

/** Returns whether a file is missing or lacks a required string. If the path is a folder, any of its files may contain the string. */
const isMissing = ({ file, text }: Place) => {
  const path = join(WORKSPACE_ROOT, file);
  if (!existsSync(path)) return true;
  const files = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [''];
  const sources = files.map((name) => join(path, name)).filter((one) => one.endsWith('.ts') || one === path);
  return text !== undefined && !sources.some((one) => statSync(one).isFile() && readFileSync(one, 'utf8').includes(text));
};
const describePlace = ({ file, text }: Place) => (text === undefined ? file : `${file}: ${text}`);

describe('docs/adding-a-resource.md', () => {
  it('contains tables of required files, so that the other specs check at least one resource', () => {
    expect([PLACES.length, RESOURCES.length].every((count) => count > 7)).toBe(true);
  });

  it('is checked for all resources, because RESOURCE_MODULES lists every module that defines OpenAPI operations', () => {
    const sources = readdirSync(API, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(controller|module)\.ts$/.test(path))
      .map((path) => read('apps', 'api', 'src', path));
    const modules = sources.flatMap((source) => /export class (\w+) \{\n +static readonly openApi/.exec(source)?.[1] ?? []);
    expect(RESOURCE_MODULES.map(({ name }) => name).sort()).toEqual(modules.sort());
  });

  it.each(RESOURCES)(
    'lists as exceptions all required files and strings that the resource $name lacks, and no others',
    (resource) => {
      const places = PLACES.map(({ file, text }) => ({
        file: fill(file, resource),
        ...(text !== undefined && { text: fill(text, resource) }),
      }));
      const exceptions = tableOf('Exceptions').filter(([name]) => name === resource['name']);
      expect(places.filter(isMissing).map(describePlace)).toEqual(exceptions.map(([, place]) => place));
    },
  );

  it('lists exceptions only for resources that exist', () => {
    const names = RESOURCES.map(({ name }) => name);
    expect(tableOf('Exceptions').filter(([name = '']) => !names.includes(name))).toEqual([]);
  });

  it.each(['libs/domain/src', 'libs/data-access/src', 'apps/api/src'])(
    'mentions every file suffix, such as .input.ts, that all resources have in %s',
    (project) => {
      const suffixes = RESOURCES.map(({ folder = '', name = '' }) => suffixesOf(join(project, folder), name));
      const common = (suffixes[0] ?? []).filter((suffix) => suffixes.every((some) => some.includes(suffix)));
      const listed = PLACES.map(({ file }) => file).filter((file) => file.startsWith(`${project}/<folder>/`));
      expect(common.filter((suffix) => !listed.includes(`${project}/<folder>/<name>${suffix}`))).toEqual([]);
    },
  );
});

/** Returns the suffixes of a resource's files in a folder, such as `.input.ts`. */
function suffixesOf(folder: string, name: string): string[] {
  return readdirSync(join(WORKSPACE_ROOT, folder))
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => file.slice(name.length));
}
