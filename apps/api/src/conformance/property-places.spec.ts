import { inputProperties, VERSION_PROPERTIES } from '@rpm/domain';
import { type OpenApiPart } from '../openapi/model';
import { RESOURCE_MODULES } from '../resource-modules';

/** Names of the properties that only the service sets, by the name of their view. Properties of the version are not listed. */
const READ_ONLY: Record<string, readonly string[]> = {
  Device: [
    'currentPatient',
    'currentStatus',
    'deviceEventCount',
    'deviceEvents',
    'disabledReadings',
    'formerIdentifierCount',
    'formerIdentifiers',
    'lastHealthCheck',
    'droppedReadings',
    'silentSinceTimestamp',
  ],
};

/** Resources whose input may differ from their view: orders and returns are changed by transitions, the service can disable a webhook, and the secret of a source is never returned. */
const DIFFERENT = ['IngestSource', 'Order', 'Return', 'Webhook'];

const RESOURCES = RESOURCE_MODULES.flatMap(({ openApi }): OpenApiPart[] => [openApi].flat())
  .flatMap(({ resource }) => (resource ? [{ ...resource, name: resource.view.name }] : []))
  .filter(({ name }) => !DIFFERENT.includes(name));

/*
 * A property is declared in four files: migration, entity, input and view (docs/adding-a-field.md). The compiler compares entities with views, the schema specs compare
 * entities with migrations, and this spec compares inputs with views.
 */
describe.each(RESOURCES)('the properties of the resource $name', ({ name: resource, view, input }) => {
  const represented = Object.keys(view.properties);
  const accepted = [...inputProperties(input).keys()];
  const readOnly = [...Object.keys(VERSION_PROPERTIES), ...(READ_ONLY[resource] ?? [])];

  it('are returned by the API if it accepts them as input', () => {
    expect(accepted.filter((name) => !represented.includes(name)).map((name) => `${view.name} view: ${name}`)).toEqual([]);
  });

  it('are accepted as input if the API returns them, unless only the service sets them', () => {
    const missing = represented.filter((name) => !accepted.includes(name) && !readOnly.includes(name));
    expect(missing.map((name) => `${input.name}: ${name}`)).toEqual([]);
  });
});
