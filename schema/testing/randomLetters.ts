/**
 * 32 random letters for unique slugs and usernames. Without digits: tables are searched by slug and username too, and a test that
 * searches for a number must not find them.
 */
export const randomLetters = (): string =>
  crypto
    .randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
