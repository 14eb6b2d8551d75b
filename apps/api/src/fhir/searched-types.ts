import {
  DEVICE_SEARCH,
  DEVICE_USE_SEARCH,
  DeviceResources,
  DeviceUseResources,
  GROUP_SEARCH,
  GroupResources,
  LOCATION_SEARCH,
  LocationResources,
  OBSERVATION_SEARCH,
  ObservationResources,
  ORGANIZATION_SEARCH,
  OrganizationResources,
  PATIENT_SEARCH,
  PatientResources,
} from '@rpm/data-access';
import { type ParameterDefinitions } from '@rpm/fhir';
import { type SearchedType } from './http/resource.controller';

/** Keeps the parameters of a type together with its repository. Each search is read with the definitions that the repository declares. */
const searched = <P extends ParameterDefinitions>(type: SearchedType<P>) => type as unknown as SearchedType;

/** The types of resources that can be read and searched. Routes, the CapabilityStatement and specs are made from this list. */
export const SEARCHED_TYPES: readonly SearchedType[] = [
  searched({
    search: PATIENT_SEARCH,
    resources: PatientResources,
    scope: 'patients:read',
    profiles: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-patient'],
  }),
  searched({ search: OBSERVATION_SEARCH, resources: ObservationResources, scope: 'readings:read' }),
  searched({ search: DEVICE_SEARCH, resources: DeviceResources, scope: 'devices:read' }),
  searched({ search: DEVICE_USE_SEARCH, resources: DeviceUseResources, scope: 'devices:read' }),
  searched({ search: ORGANIZATION_SEARCH, resources: OrganizationResources, scope: null }),
  searched({ search: LOCATION_SEARCH, resources: LocationResources, scope: 'sites:read' }),
  searched({ search: GROUP_SEARCH, resources: GroupResources, scope: 'patients:read' }),
];
