import { EMBEDDED_ITEM_VIEW } from '../catalogue/item.view';
import { EMBEDDED_DEVICE_VIEW } from '../device/device.view';
import { EMBEDDED_PATIENT_VIEW } from '../patient/patient.view';
import { choice, decimal, flag, id, instant, integer, object, values, type ViewProperty } from '../view/property';
import { combinedView, type View, view, type ViewOf } from '../view/view';
import { OUT_OF_RANGE, READING_CIRCUMSTANCES } from './reading.input';
import { storableRange } from '../reading-kind/instrument-range';
import { TIME_ZONE_OFFSET_BOUNDS } from '../reading-kind/reading-bounds';
import { UNIT_CONVERSIONS } from '../reading-kind/reading-units';
import { readingKind, READING_KIND_NAMES, type ReadingKindName, type ReadingValue } from '../reading-kind/reading-kind';
import { SAMPLE_VALUES } from '../reading-kind/reading-sample';
import { SOURCE_REFERENCE_VIEW } from '../source/health/source-reference.view';

/** The properties that readings of every kind have, apart from the measured values. */
const OTHERS = {
  device: object(EMBEDDED_DEVICE_VIEW, 'The current state of the device that took the reading; null if no device did.', {
    nullable: true,
  }),
  deviceTimeZoneOffset: offset("Offset of the device's time zone; null if the device did not report it."),
  item: object(EMBEDDED_ITEM_VIEW, 'The item of the catalogue with which the reading was taken; null if it is not known.', {
    nullable: true,
  }),
  manual: flag('Whether a person entered the value by hand.', { example: false }),
  patient: object(
    EMBEDDED_PATIENT_VIEW,
    'The current data of the patient whose reading this is; null if nobody held the device.',
    {
      nullable: true,
    },
  ),
  patientTimeZoneOffset: offset("Offset of the patient's time zone at that instant; null if it is not known."),
};

const FIRST = {
  id: id('Identifier of the reading.', { example: 1 }),
  readingTimestamp: instant('When the reading was taken.', { example: '2026-01-15T08:00:00.000Z' }),
};

/** A reading of any kind. The compiler does not know the measured values, because they depend on the kind. */
export type ReadingView = ViewOf<View<typeof FIRST & typeof OTHERS>> & Readonly<Record<string, unknown>>;

const VIEWS = new Map(READING_KIND_NAMES.map((kind) => [kind, viewOfKind(kind)]));

/** The view of one kind of reading. For blood glucose it has exactly the twelve properties of the specification, section 2. */
export function readingView(kind: ReadingKindName): View {
  const found = VIEWS.get(kind);
  if (!found) throw new Error(`There is no kind of reading called ${kind}.`);
  return found;
}

/** A value as it was sent, in another unit than the one in which the API returns it. */
const SENT_VALUE_VIEW = view('SentValue', 'A measured value as it was sent.', {
  value: decimal({}, 'The number as it was sent.', { example: 5.5 }),
  unit: choice(Object.keys(UNIT_CONVERSIONS), 'Unit in which the value was sent.', { example: 'mmoll' }),
});

/** Flags: names of circumstances that matter for the interpretation of a reading. `docs/using-the-api.md` explains each. */
export const READING_FLAGS = ['patientArchived', ...READING_CIRCUMSTANCES] as const;

/** The properties that this service adds to the specification. They are in events, and in responses to requests with `view=record`. */
const RECORD_VIEW = {
  ...view('ReadingRecord', 'Further properties of a reading, in events and in responses to requests with `view=record`.', {
    version: integer(
      { minimum: 1 },
      'Version of the reading: 1 when it was recorded, and one more with each change. Keep the highest.',
      {
        example: 1,
      },
    ),
    createTimestamp: instant('When the service received the reading.', { example: '2026-01-15T08:00:01.000Z' }),
    updateTimestamp: instant('When the reading was last changed; when it was received if it was not changed.', {
      example: '2026-01-15T08:00:01.000Z',
    }),
    enteredInError: flag('Whether the reading was marked as entered in error.', { example: false }),
    outOfRange: choice(
      OUT_OF_RANGE,
      'The value lies above or below the range of the instrument, and is the limit of the range.',
      {
        nullable: true,
        example: null,
      },
    ),
    sentAs: object(SENT_VALUE_VIEW, 'The value as it was sent in another unit; null if it was sent in the fixed unit.', {
      nullable: true,
      example: null,
    }),
    flags: values({ type: 'string', enum: READING_FLAGS }, 'Circumstances that matter for the interpretation of the reading.', {
      maxItems: READING_FLAGS.length,
      example: [],
    }),
    source: object(
      SOURCE_REFERENCE_VIEW,
      'The source whose message contained the reading; null if it was not received in a message.',
      {
        nullable: true,
        example: null,
      },
    ),
    importNumber: integer(
      { minimum: 1 },
      'Number of the file import that stored the reading; null if it does not come from such a file.',
      { nullable: true, example: null },
    ),
  }),
  isOpen: true,
};

/**
 * The record of a reading: the properties of its kind (for blood glucose, the twelve of the specification), and all further ones. It is the payload of
 * `reading.<kind>`.
 */
export function readingRecordView(kind: ReadingKindName): View {
  const { name } = readingView(kind);
  const { noun } = readingKind(kind);
  return combinedView(`${name}Record`, `A ${noun} with all of its properties.`, readingView(kind), RECORD_VIEW);
}

/** The payload of `reading.voided`, which is the same for all kinds. */
export const READING_VOIDED_VIEW = view('ReadingVoidedEvent', 'A reading that was marked as entered in error.', {
  id: FIRST.id,
  kind: choice(READING_KIND_NAMES, 'Kind of the reading.', { example: 'bloodGlucose' }),
  version: RECORD_VIEW.properties.version,
  updateTimestamp: RECORD_VIEW.properties.updateTimestamp,
  voidTimestamp: instant('When the reading was marked as entered in error.', { example: '2026-01-15T09:00:00.000Z' }),
  patient: OTHERS.patient,
  device: OTHERS.device,
});

/** The properties are in the order of the specification: first the identifier and the timestamp, then all others by name. */
function viewOfKind(kind: ReadingKindName): View {
  const { noun, values: measured } = readingKind(kind);
  const sample = SAMPLE_VALUES[kind];
  const own = Object.entries<ReadingValue>(measured).flatMap(([name, value]) => valueProperties(name, value, sample[name]));
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Reading`;
  const properties = Object.fromEntries(
    [...own, ...Object.entries<ViewProperty>(OTHERS)].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  // The record of a reading has further properties.
  return { ...view(name, `A ${noun}, with its patient and its device.`, { ...FIRST, ...properties }), isOpen: true };
}

function offset(description: string) {
  const range = { format: 'int32', minimum: TIME_ZONE_OFFSET_BOUNDS.min, maximum: TIME_ZONE_OFFSET_BOUNDS.max } as const;
  return integer(range, `${description} Seconds east of UTC.`, { nullable: true, example: -28_800 });
}

/** Returns the properties for a measured value: the value, followed by its unit if it has one. */
function valueProperties(name: string, value: ReadingValue, sample: unknown): [string, ViewProperty][] {
  const { description } = value;
  const nullable = !('required' in value && value.required);
  switch (value.type) {
    case 'flag':
      return [[name, flag(description, { nullable, example: (sample ?? null) as boolean })]];
    case 'choice':
      return [[name, choice(value.choices, description, { nullable, example: (sample ?? null) as string })]];
    case 'instants': {
      const { schema, description: items } = instant('An instant.', { example: '' });
      return [
        [
          name,
          values({ ...schema, description: items }, description, { example: (sample ?? []) as string[], maxItems: value.max }),
        ],
      ];
    }
    case 'integer':
    case 'number': {
      const { unit } = value;
      const { min: minimum, max: maximum } = storableRange(value);
      const number = { nullable, example: (sample ?? null) as number };
      const property =
        value.type === 'integer'
          ? integer({ format: 'int32', minimum, maximum }, description, number)
          : decimal({ minimum, maximum }, description, number);
      if (unit === undefined) return [[name, property]];
      const example = sample === undefined ? null : unit;
      return [
        [name, property],
        [`${name}Unit`, choice([unit], `Unit of \`${name}\`.`, { nullable, example })],
      ];
    }
  }
}
