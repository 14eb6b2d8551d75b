import { exampleOf, PATIENT_VIEW } from '@rpm/domain';
import { columnsByPath, columnsOf } from './view-paths';

describe('headings of columns', () => {
  const patient = exampleOf(PATIENT_VIEW);
  const cells = (columns: ReturnType<typeof columnsOf<typeof patient>>) =>
    Object.entries(columns).map(([heading, cell]) => [heading, cell(patient)]);

  it('are the words of the path if the columns are made by columnsOf', () => {
    expect(cells(columnsOf<typeof patient>('firstName', 'site.id', 'address.zipCode'))).toEqual([
      ['first name', 'Testina'],
      ['site id', 42],
      ['address zip code', '00000'],
    ]);
  });

  it('are the path itself if the columns are made by columnsByPath', () => {
    expect(cells(columnsByPath(['firstName', 'site.id']))).toEqual([
      ['firstName', 'Testina'],
      ['site.id', 42],
    ]);
  });
});
