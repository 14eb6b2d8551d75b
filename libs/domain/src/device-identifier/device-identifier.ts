import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import validator from 'validator';
import { ValueError } from '../format/value-error';
import { Conflict } from '../problem/problem';
import { OwnedByOrganization } from '../ownership/owned-by-organization';

/** Types of device identifiers. `imei`, `serial` and `macAddress` come from the specification. */
export const DEVICE_IDENTIFIER_TYPES = ['imei', 'serial', 'macAddress', 'iccid', 'simCardNumber'] as const;

export type DeviceIdentifierType = (typeof DEVICE_IDENTIFIER_TYPES)[number];

/** Maximum number of identifiers that a device has after a write that adds one. */
export const MAX_DEVICE_IDENTIFIERS = 20;

/**
 * Maximum number of identifiers in one request. It is greater than {@link MAX_DEVICE_IDENTIFIERS}, so that a device whose list became longer under
 * earlier rules can be changed with the whole list.
 */
export const MAX_SENT_IDENTIFIERS = 1_000;

/** A device identifier as a client sends it. */
export interface TypedIdentifier {
  type: DeviceIdentifierType;
  value: string;
}

/** A stored identifier of a device, such as its serial number. No two devices of an organization have the same identifier. */
@Entity()
export class DeviceIdentifier extends OwnedByOrganization {
  @PrimaryColumn('text')
  type: DeviceIdentifierType;

  /** The normalized identifier, by which identifiers are compared: all spellings of a MAC address are equal. */
  @PrimaryColumn('text')
  normalized: string;

  /** The identifier of the device, exactly as the client sent it. */
  @Column('text')
  value: string;

  @Column('bigint')
  deviceId: number;
}

/** An identifier that a device had in the past. Another device may have it now. */
@Entity()
export class FormerDeviceIdentifier extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  type: DeviceIdentifierType;

  @Column('text')
  value: string;

  @Column('bigint')
  deviceId: number;

  /** The time at which the device lost the identifier. */
  @Column({ type: 'timestamptz', precision: 3 })
  endTimestamp: Date;
}

/** Normalizes an identifier of a known type, so that equal identifiers can be compared as strings. */
export function normalizeIdentifier(type: DeviceIdentifierType, value: string): string {
  return withoutSeparators(type, value).normalize('NFC');
}

/** Returns a MAC address in the form in which it is stored, and any other identifier unchanged, for look-ups in which the database normalizes it. */
export function withoutSeparators(type: DeviceIdentifierType, value: string): string {
  return type === 'macAddress' ? value.replaceAll(/[\s:.-]/g, '').toLowerCase() : value;
}

/** Returns both forms of an identifier of unknown type for a look-up: the unchanged string, and the form as a MAC address. */
export function normalizeAsAnyType(value: string): [plain: string, macAddress: string] {
  return [withoutSeparators('serial', value), withoutSeparators('macAddress', value)];
}

/** The format for each type of identifier. IMEI: 3GPP TS 23.003; MAC: EUI-48 and EUI-64; ICCID: ITU-T E.118. */
const FORMATS: Record<DeviceIdentifierType, { isValid: (value: string) => boolean; detail: string }> = {
  imei: { isValid: (value) => validator.isIMEI(value), detail: 'Send 15 digits, the last of which is a check digit.' },
  serial: { isValid: (value) => value !== '', detail: 'Send at least one character.' },
  macAddress: {
    isValid: (value) => /^([0-9a-f]{12}|[0-9a-f]{16})$/.test(normalizeIdentifier('macAddress', value)),
    detail: 'Send 12 or 16 hexadecimal digits, with or without separators.',
  },
  iccid: {
    isValid: (value) => /^\d{18,22}$/.test(value) && validator.isLuhnNumber(value),
    detail: 'Send 18 to 22 digits, the last of which is a check digit.',
  },
  simCardNumber: { isValid: (value) => /^\d{5,22}$/.test(value), detail: 'Send 5 to 22 digits.' },
};

export function identifierError(type: DeviceIdentifierType, value: string): ValueError | null {
  const { isValid, detail } = FORMATS[type];
  return isValid(value) ? null : new ValueError('not_an_identifier', detail);
}

/** Returns the index of the first identifier that also occurs earlier in the list; null if all are different. */
export function indexOfFirstDuplicate(identifiers: readonly TypedIdentifier[]): number | null {
  const keys = identifiers.map(({ type, value }) => `${type} ${normalizeIdentifier(type, value)}`);
  const at = keys.findIndex((key, index) => keys.indexOf(key) < index);
  return at < 0 ? null : at;
}

/** Checks the number of identifiers that a device would have after one is added. @throws Conflict */
export function assertFewDeviceIdentifiers(identifiers: readonly TypedIdentifier[]): void {
  if (identifiers.length <= MAX_DEVICE_IDENTIFIERS) return;
  const detail = `A device has at most ${MAX_DEVICE_IDENTIFIERS} identifiers. Leave some out: they become former identifiers.`;
  throw new Conflict(detail, [{ pointer: '/deviceIdentifiers', code: 'too_many', detail }]);
}
