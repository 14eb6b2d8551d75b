import { WEBHOOK_TYPES } from '@rpm/domain';
import { openApiDocument } from '../operations/document';
import { type OpenApiPart } from '../openapi/model';
import { RESOURCE_MODULES } from '../resource-modules';
import { type DocumentedOperation, operationsOf } from '../testing/operations-of';
import { TestApi } from '../testing/test-api';
import { insertSampleRows, type SampleNames } from './one-of-everything';
import { exampleBodyOf } from './references';

/** Resources whose changes emit no events, with the reason. The spec fails if a reason is no longer true. */
const WITHOUT_EVENTS: Readonly<Record<string, string>> = {
  IngestSource: 'only the operator of a source needs to know of its changes',
  Webhook: 'a webhook is what sends events',
};

/** Resources whose creation and changes of status each have an event type of their own. They cannot be deleted. */
const WITH_TRANSITIONS = ['Order', 'Return'];

/** Merge patches for resources whose documented PATCH would change nothing, because the documented POST has the same values. */
const OTHER_CHANGES: Readonly<Record<string, object>> = { Item: { name: 'Another meter' } };

/** An entry of a list of changes. The payload of an event contains the same id and version. */
interface Changed {
  id: number;
  version: number;
  deleted?: true;
}

const OPERATIONS = operationsOf(openApiDocument);

const RESOURCES = RESOURCE_MODULES.flatMap(({ openApi }): OpenApiPart[] => [openApi].flat()).flatMap(
  ({ resource, paths = {} }) =>
    resource
      ? [{ ...resource, name: resource.view.name, subject: lowerFirst(resource.view.name), paths: Object.keys(paths) }]
      : [],
);

function lowerFirst(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** @throws Error with the texts of all parts whose condition is false */
function requireParts(parts: readonly [isThere: boolean, missing: string][]): void {
  const missing = parts.filter(([isThere]) => !isThere).map(([, text]) => text);
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

describe.each(RESOURCES)('the resource $name', ({ name, subject, paths }) => {
  let api: TestApi;
  let names: SampleNames;
  let created: Changed;

  const [path = ''] = paths;
  const table = name.replaceAll(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  const operation = (method: string, template: string) =>
    OPERATIONS.find((one) => one.method === method && one.template === template);
  const onOne = (method: string) => operation(method, `${path}/{${subject}Id}`);
  const bodyOf = (one: DocumentedOperation | undefined) => (one ? exampleBodyOf(one, names) : undefined) ?? {};

  /** The changes since the beginning, or the reason why the list of changes was refused. */
  const changes = async () => {
    // The list contains changes of the current millisecond only when the millisecond is over.
    await api.database.dataSource.query('select pg_sleep(0.002)');
    const { status, json, text } = await api.get(`${path}/changes?updatedAfter=2000-01-01T00:00:00Z&size=250`);
    return status === 200 ? (json as { content: Changed[] }).content : text;
  };
  /** The types of the events about the created resource, with the version that each contains. */
  const events = async () => {
    const rows = await api.database.dataSource.query<{ type: string; version: number }[]>(
      `select type, (payload ->> 'version')::int as version from event
       where organization_id = $1 and subject_id = $2 and split_part(type, '.', 1) = $3 order by id`,
      [api.factory.organizationId, created.id, subject],
    );
    return rows.map(({ type, version }) => `${type} ${version}`);
  };
  /** Checks that the created resource is in the list of changes. @returns the version that the list contains */
  const listedVersion = async (isExpected: (version: number) => boolean, isDeleted = false) => {
    const listed = await changes();
    if (typeof listed === 'string') throw new Error(`${name}Query lacks @UpdatedAfter(): the list of changes answers ${listed}`);
    const found = listed.find(({ id }) => id === created.id);
    if (found && isExpected(found.version) && found.deleted === (isDeleted ? true : undefined)) return found.version;
    const state = found ? `with version ${found.version}${found.deleted ? ', deleted' : ''}` : 'not at all';
    throw new Error(
      `The list of changes of ${path} has the resource ${state}: the table ${table} needs the columns, triggers and index that createResourceTable ` +
        'gives it (libs/schema/src/resource-table.ts).',
    );
  };
  /** Checks that an event of a change has been emitted. */
  const expectEvent = async (change: 'created' | 'updated' | 'deleted', version: number) => {
    const types: readonly string[] = WEBHOOK_TYPES;
    const type = `${subject}.${change}`;
    const emitted = await events();
    if (name in WITHOUT_EVENTS) {
      expect(emitted).toEqual([]);
      return;
    }
    if (WITH_TRANSITIONS.includes(name)) {
      expect(emitted.map((event) => event.split(' ')[1])).toContain(String(version));
      return;
    }
    requireParts([
      [types.includes(type), `WEBHOOK_TYPES lacks ${type} (libs/domain/src/event-type/webhook-type.ts).`],
      [
        emitted.includes(`${type} ${version}`),
        `No event ${type} with version ${version} was emitted, only ${JSON.stringify(emitted)}: call registerChanges with subject '${subject}' and ` +
          `table '${table}' where the SQL of ${name} is, with deletable: true if it can be deleted; the table needs the triggers of createResourceTable.`,
      ],
    ]);
  };

  beforeAll(async () => {
    api = await TestApi.start();
    names = await insertSampleRows(api.factory);
    const { status, json, text } = await api.post(path, bodyOf(operation('POST', path)));
    expect([path, status, text]).toEqual([path, 200, text]);
    created = json as Changed;
  });
  afterAll(() => api.stop());

  it('has version 1 when it is created, in the list of changes and in an event', async () => {
    await expectEvent('created', await listedVersion((version) => version === 1));
  });

  it('has version 2 after a PATCH, in the list of changes and in an event', async () => {
    const change = onOne('PATCH');
    if (!change) {
      expect(name).toBe('Return');
      return;
    }
    const { status, text } = await api.patch(`${path}/${created.id}`, OTHER_CHANGES[name] ?? bodyOf(change));
    expect([status, text]).toEqual([200, text]);
    await expectEvent('updated', await listedVersion((version) => version === 2));
  });

  it('is in the list of changes, and in an event, after it was deleted', async () => {
    if (!onOne('DELETE')) {
      expect(['Patient', ...WITH_TRANSITIONS]).toContain(name);
      return;
    }
    expect((await api.delete(`${path}/${created.id}`)).status).toBe(204);
    // The deletion of a resource with parts increases its version twice: once for its parts, and once for the resource.
    await expectEvent('deleted', await listedVersion((version) => version > 2, true));
  });
});
