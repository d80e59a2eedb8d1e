import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../schema/contract/languages';
import { notificationKinds } from '../../schema/notifications/kinds/notificationKinds';
import {
  composeSampleMail as mailOf,
  sampleCourse as course,
  sampleEvent as event,
  sampleSender,
  samplePayloads as samples,
  samplePayment,
  sampleSiteUrl as siteUrl,
} from '../testing/sampleMails';

const { linkId } = samples.email_changing as { linkId: string };

describe.each(languages)('in %s', (language) => {
  test.each(notificationKinds)('$kind is a complete mail', async (notification) => {
    const payload = samples[notification.kind];
    expect(notification.payload.parse(payload)).toEqual(payload);
    const mail = await mailOf(notification.kind, language, payload);
    const text = notification.text[language](payload);
    const html = String(mail.html);

    expect(mail.subject).toBe(text.subject);
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    // Mail programs take the content of the body out of its document.
    const direction = language === 'ar' ? 'direction:rtl;text-align:right' : 'direction:ltr;text-align:left';
    const attributes = `lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" style="${direction}"`;
    expect(html).toMatch(new RegExp(`<body><div ${attributes}>.*</div></body></html>$`, 's'));
    for (const paragraph of text.paragraphs) expect(mail.text).toContain(paragraph);
    for (const [label, value] of text.details ?? []) expect(mail.text).toContain(`${label}: ${value}`);
    if (text.action) expect(mail.text).toMatch(new RegExp(`${text.action}:\\s+${siteUrl}/`));
    expect(mail.text).not.toMatch(
      /undefined|null|NaN|\[object|#(?!event-|TYR-|token=|notifications|second-factor|sessions|export|delete|threads)/,
    );
  });

  test.each(notificationKinds)('$kind loads nothing from elsewhere', async (notification) => {
    const html = String((await mailOf(notification.kind, language, samples[notification.kind])).html);
    expect(html).not.toMatch(/<(?:img|script|link|iframe|video|object)|url\(|@import|src=/i);
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => new URL(address));
    const links = addresses.filter(({ protocol }) => protocol !== 'mailto:').map(({ origin }) => origin);
    // The meeting link of an event leads to the service that its organizer has chosen.
    expect(new Set(links.filter((origin) => origin !== new URL(event.meetingUrl).origin))).toEqual(new Set([siteUrl]));
    expect(addresses.filter(({ protocol }) => protocol === 'mailto:').map(({ pathname }) => pathname)).toEqual([
      'office@tayyar.example',
    ]);
  });

  test.each(notificationKinds)('$kind can be unsubscribed from, unless it is always sent', async (notification) => {
    const mail = await mailOf(notification.kind, language, samples[notification.kind]);
    const isOptional = notification.byEmail === 'on' || notification.byEmail === 'off';
    expect(mail.headers.has('list-unsubscribe-post') || mail.headers.has('list')).toBe(isOptional);
    expect(String(mail.html).includes('/unsubscribe')).toBe(isOptional);
  });
});

/** The texts of a reply are those of an admin, in the language of the mail. */
const ownTexts = notificationKinds.filter(({ kind }) => kind !== 'contact_reply');

test.each(ownTexts)('$kind has Arabic texts in Arabic and English ones in English', (notification) => {
  const payload = samples[notification.kind];
  const sentences = (language: Language) => {
    const { subject, paragraphs, details = [], action } = notification.text[language](payload);
    return [
      notification.label[language],
      subject,
      ...paragraphs,
      ...details.map(([label]) => label),
      ...(action ? [action] : []),
    ];
  };
  for (const sentence of sentences('ar')) {
    expect(sentence).toMatch(/\p{Script=Arabic}/u);
    expect(sentence).not.toMatch(/\p{Script=Latin}{3}/u);
    expect(sentence).not.toMatch(/[,;?]/);
  }
  for (const sentence of sentences('en')) expect(sentence).not.toMatch(/\p{Script=Arabic}/u);
});

test.each([
  [1, 'درس جديد في دورة «الطاقة الشمسية المنزلية»', 'New lesson in “Home solar”'],
  [2, 'درسان جديدان في دورة «الطاقة الشمسية المنزلية»', '2 new lessons in “Home solar”'],
  [3, '3 دروس جديدة في دورة «الطاقة الشمسية المنزلية»', '3 new lessons in “Home solar”'],
  [11, '11 درسًا جديدًا في دورة «الطاقة الشمسية المنزلية»', '11 new lessons in “Home solar”'],
  [100, '100 درس جديد في دورة «الطاقة الشمسية المنزلية»', '100 new lessons in “Home solar”'],
])('new lessons are counted: %i', async (lessons, arabic, english) => {
  expect((await mailOf('new_lesson', 'ar', { ...course, lessons })).subject).toBe(arabic);
  expect((await mailOf('new_lesson', 'en', { ...course, lessons })).subject).toBe(english);
});

test.each([
  ['new_review', { ...course, rating: 1 }, 'ar', 'نُشر تقييم بنجمة واحدة لدورتك.'],
  ['new_review', { ...course, rating: 5 }, 'ar', 'نُشر تقييم بـ5 نجوم لدورتك.'],
  ['second_factor_changed', { change: 'recoveryCodeUsed', codesLeft: 0 }, 'en', 'You have no recovery codes left.'],
  // A dash between two times would be read in the wrong order.
  ['event_reminder', event, 'ar', 'من 10:00 إلى 12:00'],
  ['event_reminder', event, 'en', '10:00 AM – 12:00 PM'],
  ['email_changing', { linkId, isConfirmed: false }, 'en', 'before the other address is confirmed'],
  ['email_changing', { linkId, isConfirmed: true }, 'en', 'within 7 days'],
  ['payment_confirmed', { ...samplePayment, amount: '0.00' }, 'en', 'no receipt for this order'],
  ['payment_confirmed', { ...samplePayment, amount: '0.00' }, 'ar', 'ولا وصل دفع لهذا الطلب'],
] as const)('%s says counts and times in words: %o (%s)', async (kind, payload, language, sentence) => {
  expect((await mailOf(kind, language, payload)).text).toContain(sentence);
});

test.each(notificationKinds)('$kind isolates texts of the other language', async ({ kind }) => {
  const [arabic, english] = ['الطاقة (الجزء 2)', 'Rooftop PV (part 2)'];
  // Authors write texts into the field of the other language.
  const swapped = JSON.parse(
    JSON.stringify(samples[kind], (name, value: unknown) =>
      name === 'title' ? arabic : name === 'titleAr' ? english : value,
    ),
  ) as object;
  const [inArabic, inEnglish] = [await mailOf(kind, 'ar', swapped), await mailOf(kind, 'en', swapped)];
  for (const [{ html, text = '' }, title] of [
    [inArabic, english],
    [inEnglish, arabic],
  ] as const) {
    const innermost = /<title>.*?<\/title>|<bdi[^>]*>[^<]*<\/bdi>/gs;
    const withoutIsolated = String(html).replace(innermost, '').replace(innermost, '');
    expect(withoutIsolated).not.toContain(title);
    expect(text.replace(/\u2068[^\u2069]*\u2069/g, '')).not.toContain(title);
  }
});

test.each(['event_registered', 'event_cancelled'])('the calendar file of %s has lines of 75 octets', async (kind) => {
  const { attachments } = await mailOf(kind, 'ar', { ...event, titleAr: 'يوم مفتوح للطاقة الشمسية '.repeat(8).trim() });
  const lines = attachments[0]?.content.toString().split('\r\n') ?? [];
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('links lead to the page in the language of the mail', async () => {
  const textOf = async (kind: string, language: Language, payload: object) =>
    (await mailOf(kind, language, payload)).text;
  expect(await textOf('enrolled', 'en', course)).toContain(`${siteUrl}/courses/7?lang=en\n`);
  expect(await textOf('enrolled', 'ar', course)).toContain(`${siteUrl}/courses/7\n`);
  expect(await textOf('event_changed', 'en', event)).toContain(`${siteUrl}/events/3?lang=en\n`);
  expect(await textOf('event_changed', 'en', event)).toContain(`${siteUrl}/?lang=en\n`);
  expect(await textOf('event_changed', 'ar', event)).toContain(`${siteUrl}/\n`);
  expect(await textOf('new_student', 'en', course)).toContain('?tab=students&course=7&lang=en\n');
  // The admin panel exists in Arabic only.
  expect(await textOf('review_waiting', 'en', course)).toContain(`${siteUrl}/dashboard/admin/reviews\n`);
});

test('a cancellation withdraws the calendar entry, in the media type, too', async () => {
  const { attachments } = await mailOf('event_cancelled', 'en', event);
  const [file] = attachments;
  expect(file?.headers.get('content-type')).toMatchObject({ value: 'text/calendar', params: { method: 'CANCEL' } });
  const calendar = file?.content.toString() ?? '';
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:event-3@tayyar.example'])
    expect(calendar).toContain(line);
  expect(calendar).not.toContain('meet.example.dz');
});

test.each(['event_registered', 'event_changed', 'event_reminder'])('%s has a calendar file', async (kind) => {
  const { attachments } = await mailOf(kind, 'ar', event);
  expect(attachments).toMatchObject([{ filename: 'event-3.ics', contentType: 'text/calendar' }]);
  const calendar = attachments[0]?.content.toString() ?? '';
  expect(calendar).toMatch(/^BEGIN:VCALENDAR/);
  expect(calendar).toContain('UID:event-3@tayyar.example');
  expect(calendar).toContain('DTSTART:20270301T090000Z');
});

test.each(['event_registered', 'event_changed', 'event_reminder'])('%s has the meeting as a link', async (kind) => {
  for (const language of languages) {
    const { html, text } = await mailOf(kind, language, event);
    expect(html).toContain(`<a class="link" href="${event.meetingUrl}" dir="ltr">${event.meetingUrl}</a>`);
    expect(text).toContain(`: ${event.meetingUrl}\n`);
  }
  const { html } = await mailOf(kind, 'en', { ...event, meetingUrl: 'javascript:alert(1)' });
  expect(html).not.toContain('href="javascript');
});

test.each([
  ['ccp', 'ar', ['صاحب الحساب: SARL Tayyar', 'رقم الحساب CCP: 0021453687', 'المفتاح: 33']],
  ['baridimob', 'ar', ['رقم الحساب RIP: 0079 9999 0021 4536 8733']],
  ['bank_transfer', 'en', ['Bank: BNA', 'RIB account number: 0010 0012 3456 7890 1234']],
] as const)('an order by %s in %s names account, reference, amount and hour', async (method, language, lines) => {
  for (const kind of ['payment_opened', 'order_price_lowered']) {
    const { text = '' } = await mailOf(kind, language, samplePayment, siteUrl, { payment: { method } });
    const plain = text.replace(/[\u2068\u2069]/g, '');
    for (const line of lines) expect(plain).toContain(`${line}\n`);
    expect(plain).toContain(samplePayment.reference);
    expect(plain).toMatch(/16,000/);
    expect(plain).toMatch(language === 'ar' ? /آخر أجل: .*10:00/ : /Pay by: .*10:00/);
  }
});

test.each([{ method: 'card' }, { method: 'ccp', status: 'confirmed' }, { method: 'ccp', status: 'cancelled' }])(
  'no account is sent for an order with %o',
  async (payment) => {
    const { text } = await mailOf('payment_opened', 'en', samplePayment, siteUrl, { payment });
    expect(text).not.toContain('Account holder');
  },
);

test('a mail greets the owner of a confirmed address by name, and nobody else', async () => {
  const arabic = await mailOf('welcome', 'ar', { role: 'student' });
  expect(arabic.text).toContain('مرحبًا أمل،\n');
  expect(arabic.html).toContain('<p>مرحبًا <bdi lang="ar" dir="rtl">أمل</bdi>،</p>');
  const english = await mailOf('welcome', 'en', { role: 'student' });
  expect(english.html).toContain('<p>Hello <bdi lang="ar" dir="rtl">أمل</bdi>,</p>');
  // Otherwise, a person who registers with the address of another would choose the first words of a mail to them.
  const unconfirmed = { user: { firstName: 'Win a prize at evil.example', emailConfirmedAt: null } };
  const { html, text } = await mailOf('confirm_address', 'en', samples.confirm_address, siteUrl, unconfirmed);
  expect(text).toContain('Hello,\n');
  expect(`${html}${text}`).not.toContain('evil');
});

test.each([
  ['ar', 'مرحبًا كريم،'],
  ['en', 'Hello Karim,'],
] as const)('a mail in %s has the spelling of the name in its language', async (language, greeting) => {
  const user = { firstName: 'Karim', firstNameAr: 'كريم' };
  const { text } = await mailOf('welcome', language, { role: 'student' }, siteUrl, { user });
  expect(text).toContain(`${greeting}\n`);
});

test('every mail ends with name, address and phone of the sender', async () => {
  for (const { kind } of notificationKinds) {
    const arabic = await mailOf(kind, 'ar', samples[kind]);
    expect(arabic.text).toContain(sampleSender.addressAr);
    expect(arabic.html).toContain(`<bdi dir="ltr">${sampleSender.phone}</bdi>`);
    const { text = '' } = await mailOf(kind, 'en', samples[kind]);
    expect(text).toContain(`${sampleSender.address}\nPhone: ${sampleSender.phone}\nQuestions: ${sampleSender.email}\n`);
  }
});

test('what was ordered is called an order', async () => {
  expect((await mailOf('payment_opened', 'ar', samplePayment)).text).toContain('الطلب: تصميم الأنظمة الشمسية');
});
