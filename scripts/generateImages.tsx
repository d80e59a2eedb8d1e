import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { chromium, type Page } from '@playwright/test';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textDirection, languages, type Language } from '../schema/contract/languages';
import { fallbackImageCounts } from '../web/art/fallbackImages/fallbackImageIndex';
import { LogoMark } from '../web/art/LogoMark';
import { courseImages } from '../web/art/courseImages/courseImages';
import { eventImages } from '../web/art/eventImages/eventImages';
import { lessonDrawings } from '../web/art/lessonDrawings/lessonDrawings';
import { questionDrawings } from '../web/art/questionDrawings/questionDrawings';
import { fallbackImagePath } from '../web/art/fallbackImages/fallbackImageIndex';
import { toStandaloneSvg } from '../web/art/courseImages/toStandaloneSvg';
import { CourseFallbackImage } from '../web/art/fallbackImages/CourseFallbackImage';
import { EventFallbackImage } from '../web/art/fallbackImages/EventFallbackImage';
import { HomeHeroArt } from '../web/art/illustrations/HomeHeroArt';
import { BlogPostFallbackImage } from '../web/art/fallbackImages/BlogPostFallbackImage';
import { siteInfo } from '../schema/contract/site/siteInfo';
import { messages as arabic } from '../web/language/messages/ar';
import { messages as english } from '../web/language/messages/en';
import { fontFamilies } from '../web/theme/fontFamilies';
import { lightColors } from '../web/theme/tokens';

/*
 * `npm run images` renders the icons, link preview images, fallback drawings, demo thumbnails and drawings of lessons and questions of web/public, and the
 * demo receipts of transfers in prisma/seed/proofs, which are all committed. Run it after a change of the logo, the site name, the hero title or a drawing. Uses Chromium at CHROMIUM_PATH, else Debian's.
 */

const outputFolder = 'web/public';

/** Size of link previews in pixels. */
const previewSize = { width: 1200, height: 630 };

const heroMessages = { ar: arabic.home.hero, en: english.home.hero };

const LogoBadge = () => (
  <p className="signature">
    <LogoMark />
    {languages.map((language) => (
      <bdi key={language} lang={language}>
        {siteInfo.name[language]}
      </bdi>
    ))}
  </p>
);

const CardPreview = ({ children }: { children: ReactNode }) => (
  <div className="drawing">
    {children}
    <LogoBadge />
  </div>
);

function HeroPreview({ language }: { language: Language }) {
  const { title, badge } = heroMessages[language];
  return (
    <main className="welcome">
      <div>
        <p className="brand">
          <LogoMark />
          {siteInfo.name[language]}
        </p>
        <h1>
          {title.first} <em>{title.second}</em> {title.rest}
        </h1>
        <p className="badge">{badge}</p>
      </div>
      <HomeHeroArt />
    </main>
  );
}

const styles = `
  * { margin: 0; box-sizing: border-box; animation: none !important; }
  body { background: transparent; color: ${lightColors.ink}; font: 400 30px/1.5 ${fontFamilies.ltr}; }
  [dir='rtl'] body { font-family: ${fontFamilies.rtl}; line-height: 1.7; }
  svg { display: block; }
  .icon svg { inline-size: 100vw; block-size: 100vh; }
  .bleeding rect { rx: 0; }
  .drawing { position: relative; inline-size: 100vw; block-size: 100vh; }
  .signature { position: absolute; inset-block-start: 28px; inset-inline-start: 28px; display: flex; align-items: center;
    gap: 14px; padding: 10px 24px 10px 10px; border-radius: 22px; border: 2px solid ${lightColors.line};
    font-size: 26px; background: ${lightColors.paper}; font-weight: 800; }
  .signature svg { inline-size: 48px; block-size: 48px; }
  .signature [lang='ar'] { font-family: ${fontFamilies.rtl}; }
  .welcome { inline-size: 100vw; block-size: 100vh; padding: 48px 56px; display: grid; align-items: center; gap: 48px;
    grid-template-columns: 1fr 560px; background: linear-gradient(${lightColors.amberTint}, ${lightColors.ground} 78%); }
  .brand { display: flex; align-items: center; gap: 20px; font-size: 52px; font-weight: 800; }
  .brand svg { inline-size: 76px; block-size: 76px; }
  h1 { margin-block: 28px 20px; font-size: 54px; font-weight: 800; line-height: 1.25; text-wrap: balance; }
  [dir='rtl'] h1 { line-height: 1.5; }
  em { font-style: normal; color: ${lightColors.primary}; text-decoration: underline ${lightColors.amber};
    text-decoration-thickness: 8px; text-underline-offset: 12px; text-decoration-skip-ink: none; }
  .badge { color: ${lightColors.muted}; font-size: 26px; }
  .proof { inline-size: 100vw; block-size: 100vh; padding: 56px; background: #f6f3ea; font-family: ${fontFamilies.rtl}; }
  .proof h2 { font-size: 42px; padding-block-end: 8px; border-block-end: 3px double #6b6a63; }
  .proof .subtitle { color: #6b6a63; margin-block: 8px 36px; font-size: 24px; }
  .proof dl div { padding-block: 20px; border-block-end: 1px dashed #b9b5a7; }
  .proof dt { color: #6b6a63; font-size: 22px; }
  .proof dd { font-size: 32px; font-weight: 600; text-align: end; }
  .proof .stamp { display: inline-block; margin-block-start: 60px; padding: 16px 28px; border: 4px solid #2c5a9e;
    border-radius: 14px; color: #2c5a9e; font-size: 28px; rotate: -6deg; }
  .screen { background: #10243f; color: #f4f7fb; }
  .screen h2 { border-color: #3d7dd1; }
  .screen .subtitle, .screen dt { color: #9fb6d4; }
  .screen .stamp { border-color: #41c98a; color: #41c98a; border-radius: 50%; rotate: none; }`;

/** The font style sheet with inlined files, because the page has no origin to load them from. */
async function inlineFontStyles(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const styleSheet = await readFile('web/theme/fonts.css', 'utf8');
  const urls = [...new Set(styleSheet.match(/@fontsource\/[^']+\.woff2/g))];
  const files = await Promise.all(
    urls.map((url) =>
      readFile(join(dirname(resolve(url.replace(/files\/.*/, 'package.json'))), url.replace(/.*?(?=files\/)/, ''))),
    ),
  );
  return urls.reduce(
    (text, url, at) => text.replaceAll(url, `data:font/woff2;base64,${files[at]?.toString('base64')}`),
    styleSheet,
  );
}

interface GeneratedImage {
  name: string;
  size: { width: number; height: number };
  content: ReactNode;
  language?: Language;
}

const describeIconImage = (name: string, pixels: number, className = ''): GeneratedImage => ({
  name,
  size: { width: pixels, height: pixels },
  content: (
    <div className={`icon ${className}`}>
      <LogoMark />
    </div>
  ),
});

const cardPreviewImages = (kind: string, count: number, drawing: (n: number) => ReactNode): GeneratedImage[] =>
  Array.from({ length: count }, (_, n) => ({
    name: `previews/${kind}-${n}.jpg`,
    size: previewSize,
    content: <CardPreview>{drawing(n)}</CardPreview>,
  }));

const images: GeneratedImage[] = [
  describeIconImage('icons/192.png', 192),
  describeIconImage('icons/512.png', 512),
  describeIconImage('icons/maskable.png', 512, 'bleeding'),
  describeIconImage('touch-icon.png', 180, 'bleeding'),
  ...languages.map((language) => ({
    name: `previews/site-${language}.jpg`,
    size: previewSize,
    content: <HeroPreview language={language} />,
    language,
  })),
  ...cardPreviewImages('course', fallbackImageCounts.courses, (n) => <CourseFallbackImage n={n} />),
  ...cardPreviewImages('post', fallbackImageCounts.posts, (n) => <BlogPostFallbackImage n={n} />),
  ...cardPreviewImages('event', fallbackImageCounts.events, (n) => <EventFallbackImage n={n} />),
];

interface ProofSheet {
  title: string;
  subtitle: string;
  rows: [label: string, value: string][];
  stamp: string;
  isDark?: boolean;
}

const proofSheets = {
  ccp: {
    title: 'وصل دفع إلى حساب جارٍ',
    subtitle: 'VERSEMENT CCP',
    stamp: 'مكتب البريد · Birkhadem',
    rows: [
      ['الحساب المستفيد', '0021453687 / 33'],
      ['المستفيد', 'SARL Tayyar Formation'],
      ['المبلغ', '18 500,00 DA'],
      ['رقم العملية', '0417 8832'],
    ],
  },
  baridimob: {
    title: 'تمّ التحويل بنجاح',
    subtitle: 'Virement effectué',
    stamp: '✓',
    isDark: true,
    rows: [
      ['إلى', '00799999002145368703'],
      ['المبلغ', '22 000,00 DA'],
      ['المرجع', 'BM-7719420'],
    ],
  },
  bank: {
    title: 'ORDRE DE VIREMENT',
    subtitle: 'أمر بالتحويل',
    stamp: 'REÇU',
    rows: [
      ['Bénéficiaire', 'SARL Tayyar Formation'],
      ['RIB', '001 00600 0300123456 78'],
      ['Montant', '24 000,00 DA'],
      ['Référence', 'VIR-2026-30519'],
    ],
  },
} satisfies Record<string, ProofSheet>;

const ProofImage = ({ title, subtitle, rows, stamp, isDark = false }: ProofSheet) => (
  <main className={isDark ? 'proof screen' : 'proof'} dir="rtl">
    <h2>{title}</h2>
    <p className="subtitle">{subtitle}</p>
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="ltr">{value}</dd>
        </div>
      ))}
    </dl>
    <p className="stamp">{stamp}</p>
  </main>
);

/** Private files of the demo data are not in the public folder. */
async function renderProof(page: Page, styleSheet: string, name: keyof typeof proofSheets): Promise<void> {
  await page.setViewportSize({ width: 720, height: 960 });
  await page.setContent(
    `<!doctype html><html lang="ar"><style>${styleSheet}</style><body>` +
      renderToStaticMarkup(<ProofImage {...proofSheets[name]} />),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = `prisma/seed/proofs/${name}.webp`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await new Transformer(await page.screenshot()).webp(78));
  console.log(`${path}: ${Math.round((await stat(path)).size / 1024)} KB`);
}

async function renderImage(
  page: Page,
  styleSheet: string,
  { name, size, content, language = 'en' }: GeneratedImage,
): Promise<void> {
  const html = `<!doctype html><html lang="${language}" dir="${textDirection(language)}"><style>${styleSheet}</style><body>`;
  await page.setViewportSize(size);
  await page.setContent(html + renderToStaticMarkup(content));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = join(outputFolder, name);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot(name.endsWith('.jpg') ? { path, quality: 72 } : { path, omitBackground: true });
  console.log(`${path}: ${Math.round((await stat(path)).size / 1024)} KB`);
}

const fallbackDrawings = {
  courses: (n: number) => <CourseFallbackImage n={n} />,
  posts: (n: number) => <BlogPostFallbackImage n={n} />,
  events: (n: number) => <EventFallbackImage n={n} />,
};

const drawingFiles: (readonly [path: string, drawing: ReactElement])[] = [
  ...Object.entries(courseImages).map(
    ([slug, Drawing]) => [`media/courses/${slug}.svg`, <Drawing key={slug} />] as const,
  ),
  ...Object.entries(eventImages).map(
    ([name, Drawing]) => [`media/events/${name}.svg`, <Drawing key={name} />] as const,
  ),
  ...Object.entries(lessonDrawings).flatMap(([name, Drawing]) =>
    languages.map(
      (language) => [`media/lessons/${name}-${language}.svg`, <Drawing key={name} language={language} />] as const,
    ),
  ),
  ...Object.entries(questionDrawings).map(
    ([name, Drawing]) => [`media/questions/${name}.svg`, <Drawing key={name} />] as const,
  ),
  ...(['courses', 'posts', 'events'] as const).flatMap((kind) =>
    Array.from(
      { length: fallbackImageCounts[kind] },
      (_, n) => [fallbackImagePath(kind, n), fallbackDrawings[kind](n)] as const,
    ),
  ),
];

for (const [name, drawing] of drawingFiles) {
  const path = join(outputFolder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, toStandaloneSvg(drawing));
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage();
const styleSheet = (await inlineFontStyles()) + styles;
for (const image of images) await renderImage(page, styleSheet, image);
for (const name of Object.keys(proofSheets) as (keyof typeof proofSheets)[]) await renderProof(page, styleSheet, name);
await browser.close();
