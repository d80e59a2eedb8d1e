import { describe, expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import { certificateFixture, certificateHolderFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const render = (myCertificates: object[], me: object = certificateHolderFixture(), language: Language = 'en') =>
  renderServerPageWithData('/certificates', { me, myCertificates }, language);

const unnamed = certificateHolderFixture({
  certificateName: null,
  certificateNameAr: null,
  isCertificateNameFixed: false,
});
const awaiting = certificateFixture({ status: 'awaiting_name', issuedAt: null });

describe('own certificates', () => {
  test('offer the files, the verification page and LinkedIn, and have an anchor', async () => {
    const { html, text } = await render([certificateFixture()]);
    for (const type of ['pdf', 'png', 'json']) expect(html).toContain(`href="/certificates/ABCDEFGHJKMNPQRS.${type}"`);
    expect(html).toContain('href="/verify/ABCDEFGHJKMNPQRS"');
    expect(html).toContain('aria-label="Add to LinkedIn: Home solar"');
    expect(html).toMatch(/href="https:\/\/www\.linkedin\.com\/profile\/add\?[^"]*certId=TYR-2026-000123/);
    expect(html).toMatch(/<details[^>]*><summary[^>]*aria-label="Share: Home solar"/);
    expect(html).toMatch(/href="https:\/\/wa\.me\/\?text=[^"]*ABCDEFGHJKMNPQRS/);
    expect(html).toMatch(/href="https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=[^"]*ABCDEFGHJKMNPQRS/);
    expect(html).toContain('src="/certificates/ABCDEFGHJKMNPQRS.png?size=small"');
    expect(html).toContain('id="TYR-2026-000123"');
    expect(text).toMatch(/Valid Home solar TYR-2026-000123/);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  test('that were revoked show the reason and no files', async () => {
    const revoked = certificateFixture({ status: 'revoked', revocationReason: 'Refunded' });
    const { html, text } = await render([revoked]);
    expect(text).toContain('Reason: \u2068Refunded\u2069');
    expect(html).not.toMatch(/\.(pdf|json)"|linkedin\.com\/profile/);
  });

  test('without any lead to the courses, in both languages', async () => {
    expect((await render([])).html).toContain('No certificates yet');
    expect((await render([], unnamed, 'ar')).text).toContain('لا توجد شهادات بعد');
  });

  test('lead visitors to the login and back', async () => {
    const { redirect } = await renderServerPageWithData('/certificates', { me: null });
    expect(redirect).toBe('/auth?next=%2Fcertificates');
  });
});

describe('the name', () => {
  test('is asked for with suggestions that fill no field by themselves', async () => {
    const { html, text } = await render([awaiting], { ...unnamed, firstName: 'Salma', lastName: 'Ben Youcef' });
    expect(text).toContain('1 certificate is waiting for your name.');
    expect(html).toContain('aria-label="Use the suggestion سلمى بن يوسف"');
    expect(html).toContain('aria-label="Use the suggestion Salma Ben Youcef"');
    expect(html).toMatch(/<input[^>]* name="name"[^>]* value=""/);
    expect(html).toMatch(/<input[^>]* name="nameAr"[^>]* value=""/);
    expect(html).not.toContain('href="/verify/ABCDEFGHJKMNPQRS"');
  });

  test('has the Arabic spelling of the profile in its field', async () => {
    const { html } = await render([awaiting], unnamed);
    expect(html).toMatch(/<input[^>]* name="nameAr"[^>]* value="سلمى بن يوسف"/);
    expect(html).toMatch(/<input[^>]* name="name"[^>]* value=""/);
  });

  test('that a certificate bears can only be read, with a way to write to us', async () => {
    const { html } = await render([certificateFixture()]);
    expect(html).toContain('Salma Ben Youcef');
    expect(html).not.toContain('name="nameAr"');
    expect(html).toContain('href="/contact?topic=certificate"');
  });
});
