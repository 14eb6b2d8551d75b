/** The LOINC codes that Observations and their components have, with the names that LOINC gives them. */
export const LOINC_NAMES = {
  '41653-7': 'Glucose [Mass/volume] in Capillary blood by Glucometer',
  '2339-0': 'Glucose [Mass/volume] in Blood',
  '99504-3': 'Glucose [Mass/volume] in Interstitial fluid by Continuous glucose monitoring',
  '59408-5': 'Oxygen saturation in Arterial blood by Pulse oximetry',
  '2708-6': 'Oxygen saturation in Arterial blood',
  '85354-9': 'Blood pressure panel with all children optional',
  '8480-6': 'Systolic blood pressure',
  '8462-4': 'Diastolic blood pressure',
  '8867-4': 'Heart rate',
  '29463-7': 'Body weight',
  '8310-5': 'Body temperature',
  '80404-7': 'R-R interval.standard deviation (Heart rate variability)',
  '19935-6': 'Maximum expiratory gas flow Respiratory system airway by Peak flow meter',
  '20150-9': 'FEV1',
  '93832-4': 'Sleep duration',
  '93831-6': 'Deep sleep duration',
  '93830-8': 'Light sleep duration',
  '93829-0': 'REM sleep duration',
  '9279-1': 'Respiratory rate',
} as const;

export type LoincCode = keyof typeof LOINC_NAMES;
