/** A device with at most this number of identifiers is written as JSON in a fraction of a millisecond. */
const FEW = 50;

/**
 * SQL condition that a device has few identifiers, or does not exist in the organization. Devices that were registered before the number of identifiers
 * was limited may have thousands.
 */
export const hasFewIdentifiers = (deviceId: string) =>
  `not exists (select from device_identifier n where n.organization_id = $organizationId and n.device_id = ${deviceId} offset ${FEW})`;
