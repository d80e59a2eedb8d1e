import { expect, test } from 'vitest';
import { urlField, usernameField } from './accounts';

test.each([
  ['https:\\\\evil.dz', 'https://evil.dz/'],
  ['https:///x.dz', 'https://x.dz/'],
  ['HTTPS://Example.DZ/Picture.png', 'https://example.dz/Picture.png'],
  ['/media/uploads/0.webp', '/media/uploads/0.webp'],
  ['https://example.dz/دليل ١.pdf?q={a|b}', 'https://example.dz/%D8%AF%D9%84%D9%8A%D9%84%20%D9%A1.pdf?q={a|b}'],
  ['https://example.dz/x.png" onerror="alert(1)', 'refused'],
  ['<https://example.dz/><script>', 'refused'],
  ['https://example.dz/?q=<b>', 'refused'],
  ['', ''],
])('stores the address %s as browsers read it', (typed, stored) => {
  expect(urlField.safeParse(typed).data ?? 'refused').toBe(stored);
});

test.each(['amel-95', 'أمل', 'أمل_95', 'Élodie', 'админ', '李明明'])('accepts the username %s', (name) => {
  expect(usernameField.safeParse(name).success).toBe(true);
});

test.each(['аdmin', 'admin\u0391', 'amelأمل', 'admin李'])('refuses the username %s of several scripts', (name) => {
  const { error } = usernameField.safeParse(name);
  expect(error?.issues.map(({ message }) => message)).toEqual(['usernameMixedScripts']);
});
