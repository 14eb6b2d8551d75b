import { type ReadingKindName } from '@rpm/domain';
import { CODE_SYSTEMS } from '../element/code-systems';
import { codeSystem, type FhirIdentity } from '../identity/fhir-identity';
import { OBSERVATION_CODES } from '../observation/observation-codes';
import { elementError, type ReceivedElement } from './received-element';

/** Further LOINC codes of glucose, for values in mmol/L. */
const MOLAR_GLUCOSE = ['105272-9', '14743-9', '15074-8'];

/** Codes of ISO/IEEE 11073-10101, which devices that follow the PHD guide send. They are partition 2 of the nomenclature, or 128 for what has no other. */
const MDC_CODES: Readonly<Record<string, ReadingKindName>> = {
  '160020': 'bloodGlucose', // MDC_CONC_GLU_GEN
  '160184': 'bloodGlucose', // MDC_CONC_GLU_CAPILLARY_WHOLEBLOOD
  '160188': 'bloodGlucose', // MDC_CONC_GLU_CAPILLARY_PLASMA
  '160212': 'bloodGlucose', // MDC_CONC_GLU_ISF
  '160364': 'bloodGlucose', // MDC_CONC_GLU_UNDETERMINED_WHOLEBLOOD
  '160368': 'bloodGlucose', // MDC_CONC_GLU_UNDETERMINED_PLASMA
  '150456': 'bloodOxygen', // MDC_PULS_OXIM_SAT_O2
  '150020': 'bloodPressure', // MDC_PRESS_BLD_NONINV
  '188736': 'weight', // MDC_MASS_BODY_ACTUAL
  '150364': 'temperature', // MDC_TEMP_BODY
  '149530': 'heartRate', // MDC_PULS_OXIM_PULS_RATE
  '147842': 'heartRate', // MDC_ECG_HEART_RATE
  '152584': 'peakFlow', // MDC_FLOW_AWAY_EXP_FORCED_PEAK
};

/** Codes of ISO/IEEE 11073-10101 of components, by the property of the reading. */
export const MDC_COMPONENTS: Readonly<Record<string, string>> = {
  systolic: '150021', // MDC_PRESS_BLD_NONINV_SYS
  diastolic: '150022', // MDC_PRESS_BLD_NONINV_DIA
  heartRate: '149530', // MDC_PULS_OXIM_PULS_RATE
  forcedExpiratoryVolumeInOneSecond: '152586', // MDC_VOL_AWAY_EXP_FORCED_1S
};

/** A code with its system. */
export interface ReceivedCoding {
  system: string | null;
  code: string | null;
}

/** Returns the codes of a member that is a concept; none if it is absent. @throws InvalidInput */
export function codingsOf(element: ReceivedElement, name: string): ReceivedCoding[] {
  return (element.element(name)?.elements('coding') ?? []).map((coding) => ({
    system: coding.text('system'),
    code: coding.text('code'),
  }));
}

/** Returns the kind of reading that an Observation is. @throws InvalidInput if its code is none that the service records, or if its codes contradict each other */
export function kindOf(identity: FhirIdentity, observation: ReceivedElement): ReadingKindName {
  const kinds = new Set(codingsOf(observation, 'code').flatMap((coding) => kindOfCoding(identity, coding) ?? []));
  const [kind, ...others] = kinds;
  const pointer = observation.pointerTo('code');
  if (kind === undefined) throw elementError(pointer, 'unsupported_code', 'Send a code of a reading that the service records.');
  if (others.length > 0) throw elementError(pointer, 'contradiction', 'Send codes of one kind of reading.');
  return kind;
}

function kindOfCoding(identity: FhirIdentity, { system, code }: ReceivedCoding): ReadingKindName | undefined {
  if (code === null) return undefined;
  switch (system) {
    case CODE_SYSTEMS.loinc:
      if (MOLAR_GLUCOSE.includes(code)) return 'bloodGlucose';
      return mainKind(({ loinc }) => loinc.some((one) => one === code));
    case CODE_SYSTEMS.mdc:
      // Objects also have members that are no codes, such as `constructor`.
      return Object.hasOwn(MDC_CODES, code) ? MDC_CODES[code] : undefined;
    case codeSystem(identity, 'reading-value'):
      return mainKind((coded) => coded.code === code);
    default:
      return undefined;
  }
}

function mainKind(matches: (coded: (typeof OBSERVATION_CODES)[number]) => boolean): ReadingKindName | undefined {
  return OBSERVATION_CODES.find((coded) => coded.companion === null && matches(coded))?.kind;
}
