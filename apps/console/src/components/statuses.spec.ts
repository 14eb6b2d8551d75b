import { KINDS_OF_STATUSES, toneOf } from './statuses';

describe('tones of statuses (good, bad, busy or plain)', () => {
  it('are the same for a word in all kinds of statuses that contain the word', () => {
    const stated = KINDS_OF_STATUSES.flatMap((tones) => Object.entries(tones));
    expect(stated.filter(([status, tone]) => toneOf(status) !== tone)).toEqual([]);
  });

  it('are plain for an unknown status, which a later version of the service may have added', () => {
    expect(toneOf('constructor')).toBe('plain');
  });
});
