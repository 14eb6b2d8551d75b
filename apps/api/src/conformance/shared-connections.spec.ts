import { describeSharedConnections, RESOURCES } from '../testing/shared-connections';

/** Paths of the longest resources, whose responses are too long for a shared connection. `shared-connections.volume.spec.ts` covers all resources. */
const LONGEST = ['/api/v3/patient/{patientId}', '/api/v3/device/{deviceId}', '/api/v3/order/{orderId}'];

describeSharedConnections(
  RESOURCES.filter(({ template }) => LONGEST.includes(template)),
  2,
);
