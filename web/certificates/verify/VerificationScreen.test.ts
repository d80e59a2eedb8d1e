import { describe, expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import { certificateFixture } from '../../testing/fixtures';
import { renderServerPage, renderServerPageWithData } from '../../testing/renderServerPage';

const code = 'ABCDEFGHJKMNPQRS';

const render = (certificate: object | null, language: Language = 'en', path = `/verify/${code}`) =>
  renderServerPageWithData(path, { me: null, certificate, certificateSummary: null }, language);

describe('the page of a certificate', () => {
  test('says that it is valid, with all facts in words', async () => {
    const { html, text, status } = await render(certificateFixture());
    expect(status).toBe(200);
    for (const fact of [
      'This certificate is valid',
      'Salma Ben Youcef',
      'سلمى بن يوسف',
      'Home solar',
      'الطاقة الشمسية المنزلية',
      'November 2, 2026',
      'November 3, 2026',
      '12 hours',
      'Beginner',
      'Nadia Meziane',
      'TYR-2026-000123',
      'ABCD-EFGH-JKMN-PQRS',
    ])
      expect(text).toContain(fact);
    expect(html).toContain(`href="/certificates/${code}.pdf"`);
    expect(html).toContain(`src="/certificates/${code}.png?size=small"`);
  });

  test('is not for search engines, and previews of links name holder, course and picture', async () => {
    const { html } = await render(certificateFixture());
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('<meta property="og:title" content="Certificate TYR-2026-000123 is valid"');
    expect(html).toMatch(
      /property="og:description" content="Certificate TYR-2026-000123 is valid: Salma Ben Youcef — Home solar"/,
    );
    expect(html).toContain(
      `<meta property="og:image" content="https://tayyar.test/certificates/${code}.png?size=preview"`,
    );
  });

  test.each([
    ['revoked', 'This certificate was revoked', 'هذه الشهادة ملغاة'],
    ['replaced', 'This certificate was replaced', 'استُبدلت هذه الشهادة'],
  ])('says that it was %s, without the document', async (status, english, arabic) => {
    const certificate = certificateFixture({ status, revokedAt: new Date('2026-11-09T10:00:00Z') });
    const { html, text } = await render(certificate);
    expect(text).toContain(english);
    expect(text).not.toContain('This certificate is valid');
    expect(html).not.toContain('.pdf');
    expect((await render(certificate, 'ar')).text).toContain(arabic);
  });

  test('says that the account was deleted instead of a name', async () => {
    const { text } = await render(certificateFixture({ status: 'revoked', holderName: null, holderNameAr: null }));
    expect(text).toContain('The account of the holder was deleted');
  });
});

describe('the page of a number', () => {
  const number = 'TYR-2026-000123';
  const summary = { number, courseTitle: 'Home solar', courseTitleAr: 'الطاقة الشمسية المنزلية', year: 2026 };
  const renderSummary = (status: string, language: Language = 'en') =>
    renderServerPageWithData(
      `/verify/${number}`,
      { me: null, certificate: null, certificateSummary: { ...summary, status } },
      language,
    );

  test('says state, course and year, and asks for the code', async () => {
    const { html, text, status } = await renderSummary('valid');
    expect(status).toBe(200);
    for (const fact of ['This certificate is valid', 'Home solar', number, '2026', 'Whose certificate is it?'])
      expect(text).toContain(fact);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('/certificates/TYR');
  });

  test.each([
    ['revoked', 'This certificate was revoked', 'هذه الشهادة ملغاة'],
    ['replaced', 'This certificate was replaced', 'استُبدلت هذه الشهادة'],
  ])('says that it was %s', async (status, english, arabic) => {
    expect((await renderSummary(status)).text).toContain(english);
    expect((await renderSummary(status, 'ar')).text).toContain(arabic);
  });
});

describe('without a certificate', () => {
  test('an unknown code is not found, and the typed text stays in the form', async () => {
    const { html, text, status } = await render(null);
    expect(status).toBe(404);
    expect(text).toContain('No certificate found');
    expect(html).toContain(`value="${code}"`);
  });

  test('a text that is no code is not found without a query', async () => {
    const { status, text } = await render(certificateFixture(), 'en', '/verify/nonsense');
    expect(status).toBe(404);
    expect(text).not.toContain('valid');
  });

  test('too many requests are reported in words, without scripts too', async () => {
    const message = 'Too many attempts. Try again in 5 minutes';
    const extensions = { problem: 'tooManyAttempts', status: 429 };
    const { html, status } = await renderServerPage(`/verify/${code}`, {
      execute: (source) =>
        Promise.resolve(
          source.includes('CertificateVerification')
            ? { errors: [{ message, extensions }] }
            : { data: { me: null, __typename: 'Query' } },
        ),
    });
    expect(status).toBe(429);
    expect(html).toMatch(new RegExp(`role="status"[^>]*>${message}<`));
  });
});

describe('the form', () => {
  test('is a plain form that keeps what was typed and says what is wrong', async () => {
    const { html, text, status } = await render(null, 'en', '/verify?code=%3Cb%3E+1');
    expect(status).toBe(200);
    expect(html).toMatch(/<form(?=[^>]* method="get")[^>]* action="\/verify"/);
    expect(html).toContain('value="&lt;b&gt; 1"');
    expect(text).toContain('This is neither a code nor a number');
  });

  test.each([
    ['abcd-efgh-jkmn-pqrs', `/verify/${code}`],
    ['tyr 2026 000123', '/verify/TYR-2026-000123'],
  ])('leads from %s to %s', async (typed, path) => {
    const { redirect } = await render(null, 'ar', `/verify?code=${encodeURIComponent(typed)}`);
    expect(redirect).toBe(path);
  });

  test('is listed by search engines and explains itself in Arabic', async () => {
    const { html, text } = await render(null, 'ar', '/verify');
    expect(html).not.toContain('noindex');
    expect(text).toContain('أين أجد الرمز؟');
  });
});
