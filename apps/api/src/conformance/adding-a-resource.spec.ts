import { WORKSPACE_ROOT } from '@rpm/data-access';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type OpenApiPart } from '../openapi/model';
import { RESOURCE_MODULES } from '../resource-modules';

const read = (...path: string[]) => readFileSync(join(WORKSPACE_ROOT, ...path), 'utf8');
const GUIDE = read('docs', 'adding-a-resource.md');
const API = join(WORKSPACE_ROOT, 'apps', 'api', 'src');

/** The rows of the table in a section of the guide. Each cell that contains code is reduced to this code. */
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

/** A file that a resource needs, or a text that a file must contain for the resource. */
interface Place {
  file: string;
  text?: string;
}

const PLACES: Place[] = [
  ...tableOf('Files').map(([file = '']) => ({ file })),
  ...tableOf('Lines in other files').map(([file = '', text = '']) => ({ file, text })),
];

/** The resources with the usual operations. */
const RESOURCES = RESOURCE_MODULES.flatMap(({ openApi }): OpenApiPart[] => [openApi].flat()).flatMap(({ resource }) =>
  resource ? [resourceOf(resource.view.name)] : [],
);

/** Returns the values of the guide's placeholders for a resource. */
function resourceOf(Name: string): Record<string, string> {
  const words = Name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`);
  const name = words.toLowerCase().replaceAll(' ', '-');
  const controllers = readdirSync(API, { recursive: true, encoding: 'utf8' });
  const folder = dirname(controllers.find((path) => basename(path) === `${name}.controller.ts`) ?? '');
  return { folder, name, Name, NAME: words.toUpperCase().replaceAll(' ', '_') };
}

const fill = (template: string, resource: Record<string, string>) =>
  template.replaceAll(/<(\w+)>/g, (placeholder, key: string) => resource[key] ?? placeholder);

/** Whether a file is missing or lacks a text. A text may be in any file of a folder. */
const isMissing = ({ file, text }: Place) => {
  const path = join(WORKSPACE_ROOT, file);
  if (!existsSync(path)) return true;
  const files = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [''];
  const sources = files.map((name) => join(path, name)).filter((one) => one.endsWith('.ts') || one === path);
  return text !== undefined && !sources.some((one) => statSync(one).isFile() && readFileSync(one, 'utf8').includes(text));
};
const describePlace = ({ file, text }: Place) => (text === undefined ? file : `${file}: ${text}`);

describe('docs/adding-a-resource.md', () => {
  it('has tables with places, and there are resources to check', () => {
    expect([PLACES.length, RESOURCES.length].every((count) => count > 7)).toBe(true);
  });

  it('describes a service that contains every module with an OpenAPI part', () => {
    const sources = readdirSync(API, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(controller|module)\.ts$/.test(path))
      .map((path) => read('apps', 'api', 'src', path));
    const modules = sources.flatMap((source) => /export class (\w+) \{\n +static readonly openApi/.exec(source)?.[1] ?? []);
    expect(RESOURCE_MODULES.map(({ name }) => name).sort()).toEqual(modules.sort());
  });

  it.each(RESOURCES)('lists the places of the resource $name, and exactly the missing ones as exceptions', (resource) => {
    const places = PLACES.map(({ file, text }) => ({
      file: fill(file, resource),
      ...(text !== undefined && { text: fill(text, resource) }),
    }));
    const exceptions = tableOf('Exceptions').filter(([name]) => name === resource['name']);
    expect(places.filter(isMissing).map(describePlace)).toEqual(exceptions.map(([, place]) => place));
  });

  it('has exceptions only for existing resources', () => {
    const names = RESOURCES.map(({ name }) => name);
    expect(tableOf('Exceptions').filter(([name = '']) => !names.includes(name))).toEqual([]);
  });

  it.each(['libs/domain/src', 'libs/data-access/src', 'apps/api/src'])(
    'lists every file in %s that all resources have',
    (project) => {
      const suffixes = RESOURCES.map(({ folder = '', name = '' }) => suffixesOf(join(project, folder), name));
      const common = (suffixes[0] ?? []).filter((suffix) => suffixes.every((some) => some.includes(suffix)));
      const listed = PLACES.map(({ file }) => file).filter((file) => file.startsWith(`${project}/<folder>/`));
      expect(common.filter((suffix) => !listed.includes(`${project}/<folder>/<name>${suffix}`))).toEqual([]);
    },
  );
});

/** The ends of the names of the files that belong to a resource, such as `.input.ts`. */
function suffixesOf(folder: string, name: string): string[] {
  return readdirSync(join(WORKSPACE_ROOT, folder))
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => file.slice(name.length));
}
