import { createTestDatabase, guideBlocks, runGuide } from '@rpm/database/testing';

describe('README.md', () => {
  it('has commands of rpm-admin that print what the page shows', async () => {
    const database = await createTestDatabase();
    try {
      const commands = guideBlocks('README.md', 'sh').filter(({ name }) => name === 'rpm-admin');
      const { printed, shown } = await runGuide(commands, { ...process.env, DATABASE_URL: database.url });
      expect(printed).toEqual(shown);
    } finally {
      await database.drop();
    }
  });
});
