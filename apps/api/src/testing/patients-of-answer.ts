import {
  EMBEDDED_PATIENT_VIEW,
  NAMED_PATIENT_VIEW,
  PATIENT_MERGED_VIEW,
  PATIENT_REFERENCE_VIEW,
  PATIENT_UNMERGED_VIEW,
  SOURCE_PATIENT_VIEW,
  PATIENT_VIEW,
} from '@rpm/domain';
import { openApiDocument } from '../operations/document';
import { type Schema } from '../openapi/model';
import { nameInEvent } from '../openapi/schema/view-schema';
import { resolveComponents } from './resolve-components';

/** Names of the schemas whose objects are patients. */
export const PATIENT_SCHEMAS: ReadonlySet<string> = new Set(
  [
    PATIENT_VIEW,
    EMBEDDED_PATIENT_VIEW,
    NAMED_PATIENT_VIEW,
    PATIENT_REFERENCE_VIEW,
    PATIENT_MERGED_VIEW,
    PATIENT_UNMERGED_VIEW,
    SOURCE_PATIENT_VIEW,
  ].flatMap((view) => [view.name, nameInEvent(view)]),
);

const WEBHOOK_EVENT: Schema = { $ref: '#/components/schemas/WebhookEvent' };

/** The schemas of the API by name. */
export const SCHEMAS = resolveComponents(openApiDocument).components.schemas;

export const schemaNameOf = ({ $ref }: Schema) => $ref?.replace('#/components/schemas/', '') ?? '';

/**
 * Returns the ids of all patients in an answer. They are found by the schemas of the objects that contain them, and never by the text, so that the result is
 * independent of the expressions with which the service seeks patients.
 */
export function patientsOfAnswer(schema: Schema, answer: unknown): Set<number> {
  const found = new Set<number>();
  collect(schema, answer, found);
  return found;
}

function collect(schema: Schema, value: unknown, found: Set<number>): void {
  if (typeof value !== 'object' || value === null) return;
  const { id } = value as { id?: unknown };
  const name = schemaNameOf(schema);
  if (PATIENT_SCHEMAS.has(name) && typeof id === 'number') found.add(id);
  const target = name === '' ? schema : SCHEMAS[name];
  if (!target) throw new Error(`The document has no schema ${name}.`);
  if (Array.isArray(value)) {
    for (const entry of value) if (target.items) collect(target.items, entry, found);
    return;
  }
  for (const part of alternativesOf(target, value)) collect(part, value, found);
  for (const [property, inner] of Object.entries(value)) {
    const described = target.properties?.[property];
    if (!described) continue;
    if (property === 'patientId' && typeof inner === 'number') found.add(inner);
    // The logs of webhooks contain the bodies that were sent as text.
    if (property === 'payload' && typeof inner === 'string') collect(WEBHOOK_EVENT, JSON.parse(inner), found);
    collect(described, inner, found);
  }
}

/** Returns the schemas of which a value has at least one. A property that tells them apart selects one. */
function alternativesOf({ allOf = [], anyOf = [], oneOf = [], discriminator }: Schema, value: object): readonly Schema[] {
  const kind = discriminator && String((value as Record<string, unknown>)[discriminator.propertyName]);
  const selected = kind === undefined ? undefined : discriminator?.mapping?.[kind];
  return selected === undefined ? [...allOf, ...anyOf, ...oneOf] : [{ $ref: selected }];
}
