import { type IngestQuarantineGroup } from '@rpm/client';

type Action = IngestQuarantineGroup['action'];

/** The action that mends the parts of a group: a text that describes it, and the text of its button; null if there is none. */
interface Mending {
  text: string;
  button: string | null;
}

const MENDINGS: Readonly<Record<Action, Mending>> = {
  bindDevice: {
    text: 'Register the device with this identifier. If it is registered already, or if this is an identifier of the vendor’s own, bind it to the device. The readings are stored then.',
    button: 'Bind to a device',
  },
  bindPerson: {
    text: 'Bind the person of the vendor to a patient. The readings are stored then, and later ones at once.',
    button: 'Bind to a patient',
  },
  setTimeZone: { text: 'Set the time zone of the source.', button: 'Set the time zone' },
  acceptOrDiscard: {
    text: 'The vendor has sent other values than those that are stored for the same time. Accept its values, or discard them.',
    button: 'Accept the new values',
  },
  changeMapping: {
    text: 'Describe it in the mapping of the source. Once that is active, the messages are processed again. Otherwise discard the parts.',
    button: 'Mapping',
  },
  retryOrDiscard: { text: 'Correct what the reason names, then try again; or discard the parts.', button: null },
  wait: { text: 'The missing part may still arrive. Otherwise discard the parts.', button: null },
};

/** Texts for reasons of which the action alone does not say enough. */
const TEXTS: Readonly<Partial<Record<IngestQuarantineGroup['code'], string>>> = {
  contradiction: 'Correct the assignment of the device, or the binding on the page of the source. Otherwise discard the parts.',
  device_ambiguous: 'Bind the identifier to one of the devices; or remove all bindings but one on the page of the source.',
  malformed: 'The service does not understand the message, which the vendor must correct. Discard the parts.',
  not_in_range: 'No person can have this value. Look after the device, then discard the parts.',
  person_ambiguous: 'Remove all bindings of this person but one on the page of the source, or merge the patients.',
  time_in_future: 'Correct the clock of the device, then discard the parts.',
  time_invalid: 'Correct the clock of the device, then discard the parts.',
  ambiguous_time: 'The clocks were put back, and the message does not say which of the two times it means. Discard the parts.',
};

export function mendingOf({ action, code }: Pick<IngestQuarantineGroup, 'action' | 'code'>): Mending {
  const mending = (MENDINGS as Readonly<Record<string, Mending>>)[action] ?? MENDINGS.retryOrDiscard;
  const text = (TEXTS as Readonly<Record<string, string>>)[code] ?? mending.text;
  return { text, button: code === 'person_ambiguous' ? null : mending.button };
}
