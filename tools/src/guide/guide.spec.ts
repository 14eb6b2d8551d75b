import { filesAfter, stepsOf } from './guide-files';
import { applyStep, readSteps, renamed } from './guide-steps';

describe('the steps in a guide', () => {
  it.each(['adding-a-resource', 'adding-a-field'])('fit the files that they change: docs/%s.md', (guide) => {
    const steps = stepsOf(guide);
    expect(steps.length).toBeGreaterThan(4);
    const files = filesAfter(steps);
    expect([...files.keys()].sort()).toEqual([...new Set(steps.map(({ file }) => file))].sort());
    for (const { file, lines } of steps) expect(files.get(file)).toContain(lines.join('\n'));
  });

  it('each name a file and a place in the file', () => {
    const block = ['```ts', 'a', '```'].join('\n');
    expect(readSteps(`\`x.ts\`:\n\n${block}\n\nIn \`y.ts\`, before \`z\`:\n\n${block}`)).toEqual([
      { file: 'x.ts', lines: ['a'], place: null },
      { file: 'y.ts', lines: ['a'], place: { side: 'before', anchor: 'z' } },
    ]);
    expect(() => readSteps(`Write this:\n\n${block}`)).toThrow('Of 1 blocks of code, only 0 have a sentence');
  });

  it('are rejected if a line at which they insert code does not exist', () => {
    const step = { file: 'x.ts', lines: ['b'], place: { side: 'after', anchor: 'a' } } as const;
    expect(applyStep(step, '  a\n  c')).toBe('  a\nb\n  c');
    expect(() => applyStep(step, 'c')).toThrow('x.ts has no line a');
    expect(() => applyStep(step, undefined)).toThrow('x.ts does not exist.');
  });

  it('can be changed to create a resource with another name', () => {
    expect(renamed('AlertRule alertRule alert_rule ALERT_RULE alert-rule alert rules', 'alert-rule', 'care-team')).toBe(
      'CareTeam careTeam care_team CARE_TEAM care-team care teams',
    );
  });
});
