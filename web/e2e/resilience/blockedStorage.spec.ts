import { expect, test } from '../fixtures';
import { demo, logIn } from '../support/accounts';
import { walkAsAdmin, walkAsStudent, walkAsTrainer } from '../support/mainJourneys';

type Obstacle = keyof typeof obstacles;

/** Scripts of the page. */
const obstacles = {
  throws: (): void => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  },
  isNull: (): void => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { value: null });
  },
  isFull: (): void => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded', 'QuotaExceededError');
    };
  },
  isEmptied: (): void => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      this.clear();
      setItem.call(this, key, text);
      setTimeout(() => this.clear(), 50);
    };
  },
  refusesCookies: (): void => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  },
} satisfies Record<string, () => void>;

for (const name of Object.keys(obstacles) as Obstacle[])
  test(`visitors sign in and search without memory: storage ${name}`, async ({ openPage }) => {
    const page = await openPage({ language: 'ar', isDeferred: true });
    await page.addInitScript(obstacles[name]);
    await page.goto('/auth');
    await logIn(page, { email: demo.student, password: demo.password }, 'ar');
    await page.waitForURL('**/dashboard/student');
    await page.goto('/courses?view=list');
    await page.getByRole('searchbox').pressSequentially('الطاقة');
    await page.waitForURL(/search=/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('.boot-failure')).toHaveCount(0);
  });

test('students, trainers and admins work where access to storage throws', async ({ openPage }) => {
  const open = async (visitor: Parameters<typeof openPage>[0]) => {
    const page = await openPage({ ...visitor, isDeferred: true });
    await page.addInitScript(obstacles.throws);
    return page;
  };
  await walkAsStudent(await open({ language: 'ar', width: 360 }), 'ar');
  await walkAsTrainer(await open({ role: 'trainer', language: 'ar' }), 'ar');
  await walkAsAdmin(await open({ role: 'admin', language: 'ar' }));
});
