/** Number of identifiers of a device that are written as JSON in a fraction of a millisecond. */
const FEW = 50;

/**
 * SQL condition that a device of the organization has few identifiers, or that there is none. Devices that were registered before their number was
 * limited may have thousands.
 */
export const hasFewIdentifiers = (deviceId: string) =>
  `not exists (select from device_identifier n where n.organization_id = $organizationId and n.device_id = ${deviceId} offset ${FEW})`;
