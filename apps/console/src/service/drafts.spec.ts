import { Drafts } from './drafts';

const NURSE = 'nurse of the clinic';
const MINUTE = 60_000;

describe('the drafts of forms', () => {
  let drafts: Drafts;

  beforeEach(() => {
    jest.useFakeTimers();
    drafts = new Drafts();
    drafts.begin(NURSE);
    drafts.keep('patient', { lastName: 'Sampleton' }, true);
  });
  afterEach(() => jest.useRealTimers());

  const valueOf = (form: string) => drafts.find(form)?.value;

  it('return to the same person after the session has ended', () => {
    drafts.hide('patient');
    drafts.begin(NURSE);
    expect(valueOf('patient')).toEqual({ lastName: 'Sampleton' });
    expect(valueOf('device')).toBeUndefined();
  });

  it('are removed when somebody else signs in, so that they do not return to the first person either', () => {
    drafts.hide('patient');
    drafts.begin('clerk of the clinic');
    expect(valueOf('patient')).toBeUndefined();
    drafts.begin(NURSE);
    expect(valueOf('patient')).toBeUndefined();
  });

  it('vanish from the memory 30 minutes after the form has disappeared, even if nobody looks for them', () => {
    drafts.hide('patient');
    jest.advanceTimersByTime(30 * MINUTE - 1);
    expect(valueOf('patient')).toEqual({ lastName: 'Sampleton' });
    jest.advanceTimersByTime(1);
    expect(JSON.stringify([...drafts['drafts']])).toBe('[]');
  });

  it('are not returned after 30 minutes if the computer slept meanwhile and no timer ran', () => {
    drafts.hide('patient');
    jest.setSystemTime(Date.now() + 30 * MINUTE);
    expect(valueOf('patient')).toBeUndefined();
  });

  it('wait as long as their form is shown, and from then on for another 30 minutes', () => {
    drafts.hide('patient');
    jest.advanceTimersByTime(20 * MINUTE);
    drafts.show('patient');
    jest.advanceTimersByTime(60 * MINUTE);
    drafts.hide('patient');
    jest.advanceTimersByTime(29 * MINUTE);
    expect(valueOf('patient')).toEqual({ lastName: 'Sampleton' });
  });

  it('are changes that a person is asked about only while their form is shown and has been changed', () => {
    expect(drafts.hasChanges).toBe(true);
    drafts.hide('patient');
    expect(drafts.hasChanges).toBe(false);
    drafts.show('patient');
    drafts.keep('patient', 'unchanged', false);
    expect(drafts.hasChanges).toBe(false);
    drafts.keep('patient', 'changed', true);
    drafts.clear();
    expect([drafts.hasChanges, valueOf('patient')]).toEqual([false, undefined]);
  });
});
