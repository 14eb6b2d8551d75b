import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestApi } from '../testing/test-api';

/** The readings of one person from a public data set. The first lines of the data file name the source and the licence of the data. */
const SUBJECT = readFileSync(join(__dirname, 'testing/hall-2018-2133-039.csv'), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split(',') as [timestamp: string, glucose: string]);

/**
 * Results of the R package iglu 4.3.0 (https://github.com/irinagain/iglu, commit 33d72695) for these readings on R 4.2.2: mean_glu, sd_glu, cv_glu,
 * below_percent, in_range_percent and above_percent, with their default limits of 54, 70, 180 and 250 mg/dL.
 */
const IGLU = {
  mean: 103.921510184,
  sd: 23.7128866514,
  cv: 22.8180735726,
  below54: 0.149031296572,
  below70: 4.22255340288,
  from70to180: 95.0819672131,
  above180: 0.695479384004,
  above250: 0,
};

describe('the statistics of a glucose profile', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('equal the results of the package iglu for one person from the data set of Hall et al. (2018)', async () => {
    const patient = await api.factory.patient({ timeZone: 'UTC', localTimeZone: 'UTC' });
    await api.database.dataSource.query(
      `insert into blood_glucose_reading (organization_id, patient_id, reading_timestamp, received_timestamp, glucose, manual)
       select $1, $2, t at time zone 'UTC', t at time zone 'UTC', g, false from unnest($3::timestamp[], $4::integer[]) r (t, g)`,
      [api.factory.organizationId, patient.id, SUBJECT.map(([timestamp]) => timestamp), SUBJECT.map(([, glucose]) => glucose)],
    );
    const { json } = await api.get(`/api/v3/patient/${patient.id}/glucose-profile?endDate=2017-06-18`);
    const { ranges, ...profile } = json as { ranges: { percent: number }[] };
    const tenth = (value: number) => Math.round(value * 10) / 10;
    expect(profile).toMatchObject({
      source: 'continuous',
      readings: SUBJECT.length,
      mean: tenth(IGLU.mean),
      sd: tenth(IGLU.sd),
      cv: tenth(IGLU.cv),
      // Ten days are too few for a GMI, so chart.spec.ts compares the GMI with the published table instead.
      gmi: null,
    });
    const { below54, below70, from70to180, above180, above250 } = IGLU;
    const expected = [below54, below70 - below54, from70to180, above180 - above250, above250];
    expect(ranges.map(({ percent }) => percent)).toEqual(expected.map(tenth));
  });
});
