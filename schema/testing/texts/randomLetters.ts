/**
 * 32 random letters for unique slugs and usernames. Tables are searched by these too, so that digits could be found by a
 * test that searches for a number.
 */
export const randomLetters = (): string =>
  crypto
    .randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
