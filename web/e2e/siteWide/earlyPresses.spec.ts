import type { Page } from '@playwright/test';
import { languageCookie } from '../../../schema/contract/languages';
import { applicationReadyEvent, loadApplicationEvent } from '../../data/browser/applicationState';
import { expect, test } from '../fixtures';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { collectOperations, waitUntilIdle } from '../support/checks/pageChecks';

/** Moments around hydration: the handlers of the boot script and of React overlap there. */
const moments = ['parsed', 'loading', 'hydrating', 'committed', 'readyEvent', 'afterReadyEvent', 'ready'] as const;
type Moment = (typeof moments)[number];

interface Press {
  moment: Moment;
  selectors: readonly string[];
  loadEvent: string;
  readyEvent: string;
}

/** A script of the page: loads the application, and presses controls at a moment, one after the other. */
function pressAt({ moment, selectors, loadEvent, readyEvent }: Press): void {
  // A control may open another page.
  if (sessionStorage.getItem('pressed')) return;
  const press = () => {
    sessionStorage.setItem('pressed', moment);
    for (const selector of selectors) document.querySelector<HTMLElement>(selector)!.click();
  };
  const whenState = (state: string) => {
    const observer = new MutationObserver(() => {
      if (document.documentElement.dataset.application !== state) return;
      observer.disconnect();
      press();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-application'] });
  };
  const whenCommitted = () => {
    const element = document.querySelector(selectors[0]!);
    const isCommitted = element && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    if (isCommitted) press();
    else setTimeout(whenCommitted);
  };
  const { addEventListener } = EventTarget.prototype;
  let isHydrating = false;
  EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
    if (this instanceof Element && this.id === 'root' && !isHydrating) {
      isHydrating = true;
      if (moment === 'hydrating') setTimeout(press);
      if (moment === 'committed') setTimeout(whenCommitted);
    }
    addEventListener.apply(this, args);
  };
  document.addEventListener(readyEvent, () => {
    if (moment === 'readyEvent') press();
    if (moment === 'afterReadyEvent') queueMicrotask(press);
  });
  document.addEventListener('DOMContentLoaded', () => {
    if (moment === 'loading' || moment === 'ready') whenState(moment);
    if (moment === 'parsed') setTimeout(press);
    setTimeout(() => document.dispatchEvent(new Event(loadEvent)), 50);
  });
}

/** What a control does, once, whenever it is pressed. */
interface EarlyAction {
  name: string;
  path: string;
  selectors: readonly string[];
  expectDone(page: Page): Promise<void>;
}

const t = messagesIn('en');

const actions: EarlyAction[] = [
  {
    name: 'a password is shown',
    path: '/auth',
    selectors: ['[data-password-toggle]'],
    async expectDone(page) {
      await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: t('common:hidePassword'), pressed: true }).click();
      await expect(page.locator('[name=password]')).toHaveAttribute('type', 'password');
    },
  },
  {
    name: 'a color scheme is chosen',
    path: '/about',
    selectors: ['[role=menuitemradio][data-scheme-choice=dark]'],
    async expectDone(page) {
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      await page.getByRole('button', { name: t('shell:scheme.label') }).click();
      await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(t('shell:scheme.dark'));
      await page.getByRole('menuitemradio', { name: t('shell:scheme.light') }).click();
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    },
  },
  {
    name: 'a link is copied and reported',
    path: '/blog/first',
    selectors: ['[data-copy]'],
    async expectDone(page) {
      await expect(page.getByText(t('common:share.copied'), { exact: true })).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/blog/');
    },
  },
  {
    name: 'filters open',
    path: '/courses',
    selectors: ['button[data-disclosure]'],
    async expectDone(page) {
      await expect(page.locator('button[data-disclosure]')).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'a menu opens',
    path: '/about',
    selectors: ['header [aria-haspopup=menu][popovertarget]'],
    async expectDone(page) {
      await expect(page.locator('[role=menu]:popover-open')).toHaveCount(1);
    },
  },
  {
    name: 'the registration opens',
    path: '/auth',
    selectors: ['[role=tab][href*=register]'],
    async expectDone(page) {
      await expect(page.locator('[name=firstName]')).toBeVisible();
      expect(new URL(page.url()).searchParams.get('tab')).toBe('register');
    },
  },
  {
    name: 'a question opens',
    path: '/',
    selectors: ['#faq summary'],
    async expectDone(page) {
      await expect(page.locator('#faq details[open]')).toHaveCount(1);
    },
  },
  {
    name: 'the language changes',
    path: '/about',
    selectors: ['footer a[hreflang]'],
    async expectDone(page) {
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    },
  },
];

/** Every second moment, so that the controls beside each other in the list have all of them. */
const momentsOf = (index: number): Moment[] => moments.filter((_moment, at) => (at + index) % 2 === 0);

for (const [index, { name, path, selectors, expectDone }] of actions.entries())
  test(`${name} once, whenever the control is pressed around hydration`, async ({ openPage, origin }) => {
    const page = await openPage({ language: 'en', isDeferred: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const address = path === '/blog/first' ? await findBlogPostPath(page) : path;
    for (const moment of momentsOf(index))
      await test.step(moment, async () => {
        const tab = await page.context().newPage();
        await tab.context().clearCookies();
        await tab.context().addCookies([{ name: languageCookie, value: 'en', url: origin }]);
        await tab.addInitScript(pressAt, {
          moment,
          selectors,
          loadEvent: loadApplicationEvent,
          readyEvent: applicationReadyEvent,
        });
        await tab.goto(address);
        await waitUntilIdle(tab);
        await expectDone(tab);
        await tab.close();
      });
  });

async function findBlogPostPath(page: Page): Promise<string> {
  const [post] = (await (await page.request.get('/api/blog?isPublished=true')).json()) as { slug: string }[];
  return `/blog/${post?.slug}`;
}

test('a vote is sent once, whenever the button is pressed around hydration', async ({ openPage }) => {
  const pollId = await findDemoPollId(await openPage());
  for (const moment of moments) {
    const page = await openPage({ language: 'en', isDeferred: true });
    const operations = collectOperations(page);
    await page.addInitScript(pressAt, {
      moment,
      selectors: [`#poll-${pollId} [type=radio]`, `#poll-${pollId} [type=submit]`],
      loadEvent: loadApplicationEvent,
      readyEvent: applicationReadyEvent,
    });
    await page.goto('/polls');
    await expect(page.locator(`#poll-${pollId}`).getByText(t('polls:thanks'))).toBeVisible();
    await waitUntilIdle(page);
    expect(
      operations.filter((operation) => operation === 'Vote'),
      moment,
    ).toHaveLength(1);
  }
});

/** Another test's poll may be the first of the page, and be changed or deleted before the vote arrives. */
async function findDemoPollId({ request }: Page): Promise<string | undefined> {
  const query = '{ polls { nodes { id question } } }';
  const { data } = await sendGraphql<{ polls: { nodes: { id: string; question: string }[] } }>(request, query);
  return data.polls.nodes.find(({ question }) => question.startsWith('Which electric car'))?.id;
}
