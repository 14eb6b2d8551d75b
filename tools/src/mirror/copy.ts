/** A resource as a response of the API, an event or a list of changes contains it. */
export interface Resource {
  readonly id: number;
  readonly version: number;
  readonly deleted?: boolean;
  readonly enteredInError?: boolean;
}

/** Properties that embed other resources. An embedded resource changes without a new version of the resource that embeds it. */
const EMBEDDED = [
  'currentPatient',
  'device',
  'devices',
  'item',
  'kit',
  'manufacturer',
  'order',
  'packedKit',
  'patient',
  'return',
  'returns',
  'site',
];

/** Properties that change without a new version, and properties that only events have. */
const EXCLUDED = ['droppedReadings', 'lastHealthCheck', 'silentSinceTimestamp', 'supersededBy', 'remainingPatient'];

/** A client's copy of all resources: the latest version of each resource that has arrived, regardless of the order. */
export class Copy {
  private readonly latest = new Map<string, { version: number; text: string | null }>();

  /** @param type the first segment of the resource's path, such as `weight-reading` */
  put(type: string, resource: Resource): void {
    const name = nameOf(type, resource.id);
    if ((this.latest.get(name)?.version ?? 0) > resource.version) return;
    const isGone = resource.deleted === true || resource.enteredInError === true;
    this.latest.set(name, { version: resource.version, text: isGone ? null : JSON.stringify(ownProperties(resource)) });
  }

  /** Returns the resources of a type that are neither deleted nor entered in error, as JSON by name. */
  of(type: string): Map<string, string> {
    const found = new Map<string, string>();
    for (const [name, { text }] of this.latest) if (text !== null && name.startsWith(`${type}/`)) found.set(name, text);
    return found;
  }
}

export const nameOf = (type: string, id: number): string => `${type}/${id}`;

/** Returns a resource with its embedded resources reduced to their ids. */
function ownProperties(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ownProperties);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(([name]) => !EXCLUDED.includes(name));
  return Object.fromEntries(own.map(([name, part]) => [name, EMBEDDED.includes(name) ? idOnly(part) : ownProperties(part)]));
}

function idOnly(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(idOnly);
  return typeof part === 'object' && part !== null && 'id' in part ? { id: part.id } : ownProperties(part);
}
