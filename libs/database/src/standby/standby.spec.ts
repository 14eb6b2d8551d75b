import { type QueryResult } from 'pg';
import { type DatabasePool } from '../driver/database-pool';
import { standbyShare } from '../limit/organization-share';
import { Standby } from './standby';

const IDENTITY = 'cluster 5 rpm';
const STATEMENT = { scope: { statement: { name: 'scope', text: '' }, value: '1' }, query: { text: '' }, preparations: [] };

describe('a standby whose first check takes too long', () => {
  it('is checked again by the next read, and serves it', async () => {
    const checks = [
      () => Promise.reject(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })),
      () => Promise.resolve({ rows: [{ identity: IDENTITY }] }),
    ];
    const answer = { rows: [{ json: '{}' }] } as QueryResult;
    // The cast is safe, because a standby uses only these members of its pool.
    const pool = {
      on: () => undefined,
      query: () => checks.shift()?.(),
      run: () => Promise.resolve(answer),
    } as unknown as DatabasePool;
    const standby = new Standby(pool, standbyShare(2), () => Promise.resolve(IDENTITY));
    await expect(standby.run(1, null, STATEMENT)).rejects.toMatchObject({ reason: 'slow' });
    expect(await standby.run(1, null, STATEMENT)).toBe(answer);
    expect(checks).toEqual([]);
  });
});
