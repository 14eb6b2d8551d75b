import { KINDS_OF_STATUSES, toneOf } from './statuses';

describe('tones of statuses', () => {
  it('are the same for a word in all kinds of statuses that contain the word', () => {
    const stated = KINDS_OF_STATUSES.flatMap((tones) => Object.entries(tones));
    expect(stated.filter(([status, tone]) => toneOf(status) !== tone)).toEqual([]);
  });

  it('are plain for statuses of later versions of the service', () => {
    expect(toneOf('constructor')).toBe('plain');
  });
});
