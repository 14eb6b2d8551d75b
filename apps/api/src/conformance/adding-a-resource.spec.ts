import { WORKSPACE_ROOT } from '@rpm/data-access';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const read = (...path: string[]) => readFileSync(join(WORKSPACE_ROOT, ...path), 'utf8');
const GUIDE = read('docs', 'adding-a-resource.md');

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

/** The resources of the API: every OpenAPI description that is built from a view, an input and a query. */
const RESOURCES = readdirSync(join(WORKSPACE_ROOT, 'apps', 'api', 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.openapi.ts'))
  .map((path) => ({ path, source: read('apps', 'api', 'src', path) }))
  .filter(({ source }) => source.includes('= resourcePart('))
  .map(({ path, source }) => resourceOf(dirname(path), basename(path, '.openapi.ts'), source));

/** Returns the values of the guide's placeholders for a resource. */
function resourceOf(folder: string, name: string, openApi: string): Record<string, string> {
  const entity = read('libs', 'domain', 'src', folder, `${name}.ts`);
  const operations = read('apps', 'api', 'src', folder, `${name}.controller.ts`);
  return {
    folder,
    name,
    Name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    NAME: name.toUpperCase(),
    table: /@Entity\('(\w+)'\)/.exec(entity)?.[1] ?? name,
    area: /area: '(\w+)'/.exec(openApi)?.[1] ?? /'(\w+):read'/.exec(operations)?.[1] ?? '',
  };
}

const fill = (template: string, resource: Record<string, string>) =>
  template.replaceAll(/<(\w+)>/g, (placeholder, key: string) => resource[key] ?? placeholder);

const isMissing = ({ file, text }: Place) => {
  const path = join(WORKSPACE_ROOT, file);
  return !existsSync(path) || (text !== undefined && !readFileSync(path, 'utf8').includes(text));
};
const describePlace = ({ file, text }: Place) => (text === undefined ? file : `${file}: ${text}`);

describe('docs/adding-a-resource.md', () => {
  it('has tables with places, and there are resources to check', () => {
    expect([PLACES.length, RESOURCES.length].every((count) => count > 8)).toBe(true);
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
