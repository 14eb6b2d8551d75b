import { inputProperties } from '@rpm/domain';
import { type OpenApiPart } from '../openapi/model';
import { RESOURCE_MODULES } from '../resource-modules';

/** Properties that only the service sets, by view. */
const READ_ONLY: Record<string, readonly string[]> = {
  Device: ['currentPatient', 'currentStatus', 'deviceEvents', 'disabledReadings', 'lastHealthCheck', 'droppedReadings'],
};

/** Resources whose input differs from the view: an order and a return change by transitions, and the service disables a webhook. */
const DIFFERENT = ['Order', 'Return', 'Webhook'];

const RESOURCES = RESOURCE_MODULES.flatMap(({ openApi }): OpenApiPart[] => [openApi].flat())
  .flatMap(({ resource }) => (resource ? [{ ...resource, name: resource.view.name }] : []))
  .filter(({ name }) => !DIFFERENT.includes(name));

/*
 * A plain property is written in four places: migration, entity, input and view. The compiler requires the entity's column, the
 * specs of the schema compare columns with the migrations, and this spec compares inputs with views.
 */
describe.each(RESOURCES)('the properties of the resource $name', ({ name: resource, view, input }) => {
  const represented = Object.keys(view.properties);
  const accepted = [...inputProperties(input).keys()];

  it('are in the view if the input accepts them', () => {
    expect(accepted.filter((name) => !represented.includes(name)).map((name) => `${view.name} view: ${name}`)).toEqual([]);
  });

  it('are accepted by the input if they are in the view, unless only the service sets them', () => {
    const missing = represented.filter((name) => !accepted.includes(name) && !READ_ONLY[resource]?.includes(name));
    expect(missing.map((name) => `${input.name}: ${name}`)).toEqual([]);
  });
});
