import { type DeviceKey, type HealthPart, type PartTime } from '../message-part';
import { round } from './decimal';
import { type Place } from './place';

/** Percentages of a device; undefined for those that the message does not state. */
interface Percentages {
  batteryPercentage: number | undefined;
  signalStrength: number | undefined;
}

/** Returns a health check of a device; none if the message states neither percentage. */
export function healthParts(place: Place, device: DeviceKey, time: PartTime, percentages: Percentages): HealthPart[] {
  const { batteryPercentage, signalStrength } = percentages;
  if (batteryPercentage === undefined && signalStrength === undefined) return [];
  return [
    {
      type: 'health',
      pointer: place.pointer,
      device,
      time,
      ...(batteryPercentage !== undefined && { batteryPercentage }),
      ...(signalStrength !== undefined && { signalStrength }),
    },
  ];
}

/** Returns the percentage of a value between two limits, as a whole number from 0 to 100. */
export function percentageBetween(value: number, min: number, max: number): number {
  return round(Math.min(Math.max((value - min) / (max - min), 0), 1) * 100, 0);
}

/** Returns a value that already is a percentage as a whole number; undefined if it cannot be one. */
export function percentage(value: number | undefined): number | undefined {
  return value !== undefined && value >= 0 && value <= 100 ? round(value, 0) : undefined;
}
