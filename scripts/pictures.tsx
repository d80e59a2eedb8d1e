import { mkdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, languages, type Language } from '../schema/contract/languages';
import { limits } from '../schema/contract/limits';
import { Mark } from '../web/app/Mark';
import { CoursePicture } from '../web/art/CoursePicture';
import { EventPicture } from '../web/art/EventPicture';
import { HeroScene } from '../web/art/HeroScene';
import { PostPicture } from '../web/art/PostPicture';
import { identity } from '../web/identity';
import { messages as arabic } from '../web/language/messages/ar';
import { messages as english } from '../web/language/messages/en';
import { families } from '../web/theme/families';
import { light } from '../web/theme/tokens';

/*
 * `npm run pictures` draws into web/public what cannot be SVG: the icons of the installed site, and the pictures of link
 * previews. They are committed; draw them anew when the mark, the name, the hero's title or a drawing has changed. The
 * browser is the one that CHROMIUM_PATH names, else Debian's.
 */

const folder = 'web/public';

/** What link previews are shown in. */
const wide = { width: 1200, height: 630 };

const words = { ar: arabic.home.hero, en: english.home.hero };

/** A name on every picture that leaves the site, whatever it shows. */
const Signature = () => (
  <p className="signature">
    <Mark />
    {languages.map((language) => (
      <bdi key={language} lang={language}>
        {identity.name[language]}
      </bdi>
    ))}
  </p>
);

/** A drawing of a card, as wide as a preview. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <div className="drawing">
    {children}
    <Signature />
  </div>
);

/** The hero of the front page, as a picture. */
function Welcome({ language }: { language: Language }) {
  const { title, badge } = words[language];
  return (
    <main className="welcome">
      <div>
        <p className="brand">
          <Mark />
          {identity.name[language]}
        </p>
        <h1>
          {title.first} <em>{title.second}</em> {title.rest}
        </h1>
        <p className="badge">{badge}</p>
      </div>
      <HeroScene />
    </main>
  );
}

const styles = `
  * { margin: 0; box-sizing: border-box; animation: none !important; }
  body { background: transparent; color: ${light.ink}; font: 400 30px/1.5 ${families.ltr}; }
  [dir='rtl'] body { font-family: ${families.rtl}; line-height: 1.7; }
  svg { display: block; }
  .icon svg { inline-size: 100vw; block-size: 100vh; }
  .bleeding rect { rx: 0; }
  .drawing { position: relative; inline-size: 100vw; block-size: 100vh; }
  .signature { position: absolute; inset-block-start: 28px; inset-inline-start: 28px; display: flex; align-items: center;
    gap: 14px; padding: 10px 24px 10px 10px; border-radius: 22px; border: 2px solid ${light.line};
    font-size: 26px; background: ${light.paper}; font-weight: 800; }
  .signature svg { inline-size: 48px; block-size: 48px; }
  .signature [lang='ar'] { font-family: ${families.rtl}; }
  .welcome { inline-size: 100vw; block-size: 100vh; padding: 48px 56px; display: grid; align-items: center; gap: 48px;
    grid-template-columns: 1fr 560px; background: linear-gradient(${light.amberTint}, ${light.ground} 78%); }
  .brand { display: flex; align-items: center; gap: 20px; font-size: 52px; font-weight: 800; }
  .brand svg { inline-size: 76px; block-size: 76px; }
  h1 { margin-block: 28px 20px; font-size: 54px; font-weight: 800; line-height: 1.25; text-wrap: balance; }
  [dir='rtl'] h1 { line-height: 1.5; }
  em { font-style: normal; color: ${light.primary}; text-decoration: underline ${light.amber};
    text-decoration-thickness: 8px; text-underline-offset: 12px; text-decoration-skip-ink: none; }
  .badge { color: ${light.muted}; font-size: 26px; }`;

/** The style sheet of the site's fonts, with the files in it: the page has no address to load them from. */
async function fonts(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const sheet = await readFile('web/theme/fonts.css', 'utf8');
  const urls = [...new Set(sheet.match(/@fontsource\/[^']+\.woff2/g))];
  const files = await Promise.all(
    urls.map((url) =>
      readFile(join(dirname(resolve(url.replace(/files\/.*/, 'package.json'))), url.replace(/.*?(?=files\/)/, ''))),
    ),
  );
  return urls.reduce(
    (text, url, at) => text.replaceAll(url, `data:font/woff2;base64,${files[at]?.toString('base64')}`),
    sheet,
  );
}

interface Picture {
  name: string;
  size: { width: number; height: number };
  shown: ReactNode;
  language?: Language;
}

const icon = (name: string, pixels: number, className = ''): Picture => ({
  name,
  size: { width: pixels, height: pixels },
  shown: (
    <div className={`icon ${className}`}>
      <Mark />
    </div>
  ),
});

const drawings = (kind: string, count: number, drawing: (n: number) => ReactNode): Picture[] =>
  Array.from({ length: count }, (_, n) => ({
    name: `previews/${kind}-${n}.jpg`,
    size: wide,
    shown: <Drawing>{drawing(n)}</Drawing>,
  }));

const pictures: Picture[] = [
  icon('icons/192.png', 192),
  icon('icons/512.png', 512),
  icon('icons/maskable.png', 512, 'bleeding'),
  icon('touch-icon.png', 180, 'bleeding'),
  ...languages.map((language) => ({
    name: `previews/site-${language}.jpg`,
    size: wide,
    shown: <Welcome language={language} />,
    language,
  })),
  ...drawings('course', limits.fallbackPictures.courses, (n) => <CoursePicture n={n} />),
  ...drawings('post', limits.fallbackPictures.posts, (n) => <PostPicture n={n} />),
  ...drawings('event', limits.fallbackPictures.events, (n) => <EventPicture n={n} />),
];

async function draw(page: Page, sheet: string, { name, size, shown, language = 'en' }: Picture): Promise<void> {
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><style>${sheet}</style><body>`;
  await page.setViewportSize(size);
  await page.setContent(html + renderToStaticMarkup(shown));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot(name.endsWith('.jpg') ? { path, quality: 72 } : { path, omitBackground: true });
  console.log(`${path}: ${Math.round((await stat(path)).size / 1024)} KB`);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage();
const sheet = (await fonts()) + styles;
for (const picture of pictures) await draw(page, sheet, picture);
await browser.close();
