import { exampleOf, PATIENT_VIEW } from '@rpm/domain';
import { columnsByPath, columnsOf } from './view-paths';

describe('headings of columns', () => {
  const patient = exampleOf(PATIENT_VIEW);
  const cells = (columns: ReturnType<typeof columnsOf<typeof patient>>) =>
    Object.entries(columns).map(([heading, cell]) => [heading, cell(patient)]);

  it('consist of the words in the path if columnsOf creates the columns', () => {
    expect(cells(columnsOf<typeof patient>('firstName', 'site.id', 'address.zipCode'))).toEqual([
      ['first name', 'Testina'],
      ['site id', 42],
      ['address zip code', '00000'],
    ]);
  });

  it('equal the path if columnsByPath creates the columns', () => {
    expect(cells(columnsByPath(['firstName', 'site.id']))).toEqual([
      ['firstName', 'Testina'],
      ['site.id', 42],
    ]);
  });
});
