import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../../prisma/client';
import { deleteUnusedSearchWords } from '../../search/deleteUnusedSearchWords';
import { createFixtures } from '../fixtures';
import { openTestDatabase } from '../testDatabase';

interface SearchTests {
  readonly db: Database['db'];
  readonly fixtures: ReturnType<typeof createFixtures>;
  /** Creates a published course in whose texts searches find nothing but what is given. */
  createPlainCourse(texts: object): ReturnType<ReturnType<typeof createFixtures>['createCourse']>;
}

/** Opens a database for the tests of a file; each test begins without courses, terms and vocabulary. */
export function setUpSearchTests(): SearchTests {
  let database: Database;
  let fixtures: SearchTests['fixtures'];
  beforeAll(async () => {
    database = await openTestDatabase();
    fixtures = createFixtures(database.db);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.course.deleteMany();
    await database.db.glossaryTerm.deleteMany();
    await database.db.searchVocabularyEntry.deleteMany();
    await deleteUnusedSearchWords(database.db);
  });
  return {
    get db() {
      return database.db;
    },
    get fixtures() {
      return fixtures;
    },
    async createPlainCourse(texts) {
      const category = await fixtures.createCategory({ name: 'Other', nameAr: 'أخرى' });
      const plain = { titleAr: 'س', description: 'd', descriptionAr: 'ش', categoryId: category.id };
      return fixtures.createCourse({ ...plain, ...texts });
    },
  };
}
