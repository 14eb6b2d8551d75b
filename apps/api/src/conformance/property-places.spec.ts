import {
  DEVICE_VIEW,
  DeviceInput,
  type InputClass,
  ITEM_VIEW,
  ItemInput,
  KIT_VIEW,
  KitInput,
  MANUFACTURER_VIEW,
  ManufacturerInput,
  inputProperties,
  PATIENT_VIEW,
  PatientInput,
  SITE_VIEW,
  SiteInput,
  type View,
} from '@rpm/domain';

interface Places {
  view: View;
  input: InputClass;
  /** Properties that only the service sets. */
  readOnly?: readonly string[];
}

const RESOURCES: Record<string, Places> = {
  device: {
    view: DEVICE_VIEW,
    input: DeviceInput,
    readOnly: ['currentPatient', 'currentStatus', 'deviceEvents', 'disabledReadings', 'lastHealthCheck', 'droppedReadings'],
  },
  item: { view: ITEM_VIEW, input: ItemInput },
  kit: { view: KIT_VIEW, input: KitInput },
  manufacturer: { view: MANUFACTURER_VIEW, input: ManufacturerInput },
  patient: { view: PATIENT_VIEW, input: PatientInput },
  site: { view: SITE_VIEW, input: SiteInput },
};

/*
 * A plain property is written in four places: migration, entity, input and view. The compiler requires the entity's column, the
 * specs of the schema compare columns with the migrations, and this spec compares inputs with views.
 */
describe.each(Object.entries(RESOURCES))('the properties of a %s', (_resource, { view, input, readOnly = [] }) => {
  const represented = Object.keys(view.properties);
  const accepted = [...inputProperties(input).keys()];

  it('are in the view if the input accepts them', () => {
    expect(accepted.filter((name) => !represented.includes(name)).map((name) => `${view.name} view: ${name}`)).toEqual([]);
  });

  it('are accepted by the input if they are in the view, unless only the service sets them', () => {
    const missing = represented.filter((name) => !accepted.includes(name) && !readOnly.includes(name));
    expect(missing.map((name) => `${input.name}: ${name}`)).toEqual([]);
  });
});
