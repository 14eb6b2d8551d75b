import {
  CHART_LIMITS,
  GLUCOSE_DEFINITIONS,
  GLUCOSE_PROFILE_VIEW,
  GlucoseProfileQuery,
  PATIENT_DAY_VIEW,
  SERIES_VIEW,
  SeriesQuery,
} from '@rpm/domain';
import { openApiPart } from '../openapi/resource-part';

const { goals, cvGoal, gmi, continuousGapMinutes, sufficientDays, sufficientCoverage, sufficientEpisodicReadings } =
  GLUCOSE_DEFINITIONS;
const LIMIT = `At most ${CHART_LIMITS.points} readings; the request is rejected with 400 otherwise. Voided readings are left out.`;

export const chartOpenApi = openApiPart(
  { area: 'readings', heading: 'Charts', view: SERIES_VIEW },
  {
    'GET /api/v3/patient/{patientId}/series': {
      operationId: 'getPatientSeries',
      isServedByStandby: true,
      summary: 'Fetch the readings of a patient as columns',
      description: `Returns the readings of one kind in a period of at most ${CHART_LIMITS.days} days, earliest first. ${LIMIT}`,
      query: SeriesQuery,
    },
    'GET /api/v3/patient/{patientId}/glucose-profile': {
      operationId: 'getPatientGlucoseProfile',
      isServedByStandby: true,
      summary: 'Fetch glucose by time of day',
      description:
        `Returns percentiles by the local time of day, the share of each range, and statistics. Data is continuous if most of it is from items that ` +
        `are \`continuous\`, or if the median time between readings is at most ${continuousGapMinutes} minutes. Continuous data is sufficient with ` +
        `${sufficientDays} days and ${sufficientCoverage} percent coverage, episodic data with ${sufficientEpisodicReadings} readings. The GMI is ` +
        `${gmi.intercept} + ${gmi.slope} × mean. Usual goals in percent of values: below 54 mg/dL < ${goals.below54.below}, below 70 < ${goals.below70.below}, ` +
        `70 to 180 > ${goals.from70to180.above}, above 180 < ${goals.above180.below}, above 250 < ${goals.above250.below}; a CV of at most ${cvGoal} percent. ${LIMIT}`,
      query: GlucoseProfileQuery,
      view: GLUCOSE_PROFILE_VIEW,
    },
    'GET /api/v3/patient/{patientId}/day/{date}': {
      operationId: 'getPatientDay',
      isServedByStandby: true,
      summary: 'Fetch one local day of a patient',
      description: `Returns the readings of all kinds on one day of the patient's time zone, which has 23 or 25 hours if the clocks change. ${LIMIT}`,
      parameters: [
        {
          name: 'date',
          in: 'path',
          required: true,
          description: 'The day, `YYYY-MM-DD`.',
          schema: { type: 'string', format: 'date' },
        },
      ],
      view: PATIENT_DAY_VIEW,
    },
  },
);
