import { MAX_MEASUREMENT_INDEX, type ReadingKindName } from '@rpm/domain';
import { type DeviceKey, type MessagePart } from '../adapter/message-part';
import { numberOf } from '../adapter/reading/decimal';
import { healthParts, percentage } from '../adapter/reading/health';
import { type Place } from '../adapter/reading/place';
import { attempt, ignored, type PartContext } from '../adapter/reading/read-message';
import { readingPart } from '../adapter/reading/reading-part';
import { optionalKey, optionalLabel, readKeyText } from '../adapter/reading/text';
import { Unreadable } from '../adapter/reading/unreadable';
import { holds, type MappingScope } from './mapping-condition';
import { readMappedTime } from './mapping-time-value';
import { follow } from './mapping-path';
import { type MappingRule } from './mapping-schema';
import { readNumber, readValue } from './mapping-value';

/** Reads an entry by a rule whose condition holds. The path of a part that cannot be placed begins with the name of the rule. */
export function readByRule(rule: MappingRule, scope: MappingScope): MessagePart[] {
  const { entry } = scope;
  if (rule.ignore !== undefined) return [ignored(entry, rule.ignore)];
  const context: PartContext = rule.reading !== undefined ? { kind: rule.reading as ReadingKindName } : {};
  return attempt<MessagePart[]>(entry, context, () => {
    const device = readDevice(rule, scope);
    if (device) context.device = device;
    const person = rule.person ? (optionalKey(follow(rule.person.path, scope)) ?? null) : null;
    if (person !== null) context.person = person;
    return rule.reading !== undefined ? readReading(rule, scope, device, person) : readHealth(rule, scope, device);
  }).map((part) => (part.type === 'unplaced' ? { ...part, path: `${rule.name}: ${part.path ?? '$'}` } : part));
}

function readDevice({ device }: MappingRule, scope: MappingScope): DeviceKey | null {
  if (!device) return null;
  const value = readKeyText(follow(device.path, scope));
  // A text that cannot be an IMEI is kept as it is, for an alias.
  return device.as === 'imei' && !/^\d{13,15}$/.test(value) ? { type: 'vendor', value } : { type: device.as, value };
}

function readReading(rule: MappingRule, scope: MappingScope, device: DeviceKey | null, person: string | null): MessagePart[] {
  const kind = rule.reading as ReadingKindName;
  const time = timeOf(rule, scope);
  const values = Object.entries(rule.values ?? {}).map(([name, value]) => readValue(kind, name, value, scope));
  return [
    readingPart(scope.entry, {
      kind,
      values: Object.assign({}, ...values) as Record<string, unknown>,
      ...time,
      device,
      person,
      provider: rule.provider && optionalLabel(follow(rule.provider.path, scope)),
      measurementIndex: rule.index && indexAt(follow(rule.index.path, scope)),
      manual: flag(rule.manual && holds(rule.manual, scope)),
      timeEstimated: flag(rule.timeEstimated && holds(rule.timeEstimated, scope)),
      vendorId: rule.vendorId && optionalKey(follow(rule.vendorId.path, scope)),
      action: rule.action === 'record' ? undefined : (rule.action ?? (rule.join ? 'complete' : undefined)),
    }),
  ];
}

function readHealth(rule: MappingRule, scope: MappingScope, device: DeviceKey | null): MessagePart[] {
  if (!device) throw new Unreadable('value_missing', 'device');
  const { time } = timeOf(rule, scope);
  const [battery, signal] = [rule.health?.battery, rule.health?.signal].map((value) => value && readNumber(value, scope));
  const percentages = { batteryPercentage: percentage(battery), signalStrength: percentage(signal) };
  const parts = healthParts(scope.entry, device, time, percentages);
  return parts.length > 0 ? parts : [ignored(scope.entry, 'heartbeat')];
}

function timeOf(rule: MappingRule, scope: MappingScope) {
  if (!rule.time) throw new Unreadable('value_missing', 'time');
  return readMappedTime(rule.time, scope);
}

const flag = (value: boolean | undefined) => (value === true ? true : undefined);

function indexAt(place: Place): number | undefined {
  const index = numberOf(place.value);
  return index !== null && Number.isInteger(index) && index >= 0 && index <= MAX_MEASUREMENT_INDEX ? index : undefined;
}
