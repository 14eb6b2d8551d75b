import { hrefOfPatients, patientIdsOf } from './patient-ids';

describe('the address of a page about several patients', () => {
  const idsIn = (query: string) => patientIdsOf(new URLSearchParams(query));

  it('contains their ids, each of which is read once', () => {
    const href = hrefOfPatients('/selected-patients/reports', [7, 3, 7], { days: 30 });
    expect(href).toBe('/console/selected-patients/reports?days=30&patients=7-3-7');
    expect(idsIn(href.slice(href.indexOf('?')))).toEqual([7, 3]);
  });

  it('is read without anything that is no id, and up to a hundred ids', () => {
    expect(idsIn('')).toEqual([]);
    expect(idsIn('patients=x-0-5--1e3-007-99999999999999999')).toEqual([5]);
    expect(idsIn(`patients=${Array.from({ length: 150 }, (_, index) => index + 1).join('-')}`)).toHaveLength(100);
  });
});
