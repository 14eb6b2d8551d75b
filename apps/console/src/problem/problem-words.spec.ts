import { partsOfSentence, sentencesOf, titleOfProblem, wordsOfPointer } from './problem-words';

describe('Sentences of the service in the console', () => {
  it('show instants and records apart from the words', () => {
    expect(
      partsOfSentence(
        'Assignment 29 says that the patient 5 has had the device since 2026-11-13T13:30:00.000Z. Correct or remove it first.',
      ),
    ).toEqual([
      'The history of the device says that ',
      { patientId: 5 },
      ' has had the device since ',
      { at: '2026-11-13T13:30:00.000Z' },
      '. Correct or remove it first.',
    ]);
    expect(partsOfSentence('It is in order 12.')).toEqual(['It is in ', { noun: 'order', id: 12 }, '.']);
  });

  it('leave other sentences as they are', () => {
    expect(partsOfSentence('There is not enough in stock.')).toEqual(['There is not enough in stock.']);
    expect(partsOfSentence('')).toEqual([]);
  });

  it('ask people to enter values, and name properties in words', () => {
    expect(partsOfSentence('Send a last getUpTime that is not before the first bedTime.')).toEqual([
      'Enter a last “get up time” that is not before the first “bed time”.',
    ]);
  });

  it('call the resource of a page by the page', () => {
    expect(partsOfSentence('This is the patient in the path. Send the other one.')).toEqual([
      'This is the patient of this page. Enter the other one.',
    ]);
  });

  it('name the property that an error concerns, unless it is the whole body', () => {
    expect(wordsOfPointer('/orderItems/0/item/id')).toBe('Id');
    expect(wordsOfPointer('/address/zipCode')).toBe('Zip code');
    expect(wordsOfPointer('')).toBe('');
  });

  it('do not repeat the list of places to be corrected', () => {
    const errors = [{ pointer: '/scopes', code: 'required', detail: 'Send at least one scope.' }];
    expect(sentencesOf({ code: 'invalid_input', detail: 'Correct /scopes and send the request again.', errors })).toEqual([
      'Permissions: Send at least one scope.',
    ]);
    expect(
      sentencesOf({ code: 'conflict', detail: 'It is taken.', errors: [{ pointer: '', code: 'taken', detail: 'It is taken.' }] }),
    ).toEqual(['It is taken.']);
  });

  it('have titles for people, and those of the service where there are no others', () => {
    expect(titleOfProblem({ code: 'conflict', title: 'The request conflicts with what is stored' })).toBe(
      'This does not fit what is recorded',
    );
    expect(titleOfProblem({ code: 'out_of_stock', title: 'There is not enough in stock' })).toBe('There is not enough in stock');
  });
});
