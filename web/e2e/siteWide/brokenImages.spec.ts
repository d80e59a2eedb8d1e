import type { Page } from '@playwright/test';
import { loadApplicationEvent } from '../../data/browser/applicationState';
import { expect, test } from '../fixtures';
import { sendGraphql } from '../support/graphql';
import { registerByApi } from '../support/accounts';
import { uniqueId } from '../support/testRecords';

/** Loads all images with a drawing in their place, also those further down; returns what each one shows. */
const shownImages = (page: Page): Promise<string[]> =>
  page.locator('img[data-fallback^="/drawings/"]').evaluateAll(async (images) => {
    for (const image of images as HTMLImageElement[]) image.loading = 'eager';
    const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    for (let attempt = 0; attempt < 100 && !(images as HTMLImageElement[]).every(isShown); attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return (images as HTMLImageElement[]).map((image) => (isShown(image) ? image.getAttribute('src')! : 'broken'));
  });

const createPost = 'mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id slug } }';
const createEvent = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }';

test('images that cannot be loaded show their drawing, before hydration and after it', async ({ openPage }) => {
  const admin = await openPage({ role: 'admin' });
  const id = uniqueId();
  // Other tests see these rows too: a file of another kind fails without an error in the console.
  const thumbnail = '/media/current.m3u8';
  const text = { title: id, titleAr: id, isPublished: true, thumbnail };
  const post = await sendGraphql<{ createBlogPost: { id: string; slug: string } }>(admin.request, createPost, {
    input: { ...text, slug: id, excerpt: 'x', excerptAr: 'x', content: 'x', contentAr: 'x' },
  });
  const event = await sendGraphql<{ createEvent: { id: string } }>(admin.request, createEvent, {
    input: {
      ...text,
      description: 'x',
      descriptionAr: 'x',
      location: 'x',
      locationAr: 'x',
      startDate: '2126-02-01T09:00:00Z',
      endDate: '2126-02-01T10:00:00Z',
    },
  });
  const page = await openPage({ language: 'ar', isDeferred: true, allowFailedRequests: true });
  for (const folder of ['courses', 'events']) await page.route(`**/media/${folder}/*`, (route) => route.abort());
  const paths = ['/', '/courses', '/courses?view=list', '/courses/3', '/blog', `/blog/${id}`, '/events?when=upcoming'];
  for (const path of paths) {
    await page.goto(path);
    const shown = await shownImages(page);
    expect(shown.length, path).toBeGreaterThan(0);
    for (const source of shown) expect(source, path).toMatch(/^\/drawings\/(courses|posts|events)-\d\.svg$/);
    await expect(page.locator('html')).toHaveAttribute('data-application', 'deferred');
  }
  await page.evaluate((name) => document.dispatchEvent(new Event(name)), loadApplicationEvent);
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready');
  expect(await shownImages(page)).not.toContain('broken');

  await page.route('**/drawings/*', (route) => route.abort());
  await page.goto('/courses/3');
  await expect(page.locator('img[data-fallback^="/drawings/"]').first()).toHaveCSS('visibility', 'hidden');
  for (const [mutation, row] of [
    ['deleteBlogPost', post.data.createBlogPost.id],
    ['deleteEvent', event.data.createEvent.id],
  ] as const)
    await sendGraphql(admin.request, `mutation ($id: ID!) { ${mutation}(id: $id) }`, { id: row });
});

test('where the picture of a person cannot be loaded, the initial is seen', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  const { firstName } = await registerByApi(page.request);
  const update = 'mutation ($input: ProfileInput!) { updateProfile(input: $input) { avatar } }';
  const avatar = '/media/current.m3u8';
  expect(await sendGraphql(page.request, update, { input: { avatar } })).toMatchObject({
    data: { updateProfile: { avatar } },
  });
  await page.goto('/courses');
  const picture = page.getByRole('banner').locator(`img[src="${avatar}"]`);
  await expect(picture).toHaveCSS('visibility', 'hidden');
  await expect(picture.locator('..')).toHaveText(firstName.slice(0, 1));
});
