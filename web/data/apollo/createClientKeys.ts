/**
 * The `clientKey` of what a form sends: the same one while the same content is sent again, after a lost response, and a new one for
 * other content.
 * @returns `keyOf` gives the key for a content; `forget` is called after it was sent
 */
export function createClientKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    keyOf: (input: object): string => {
      const content = JSON.stringify(input);
      if (last?.content !== content) last = { content, key: crypto.randomUUID() };
      return last.key;
    },
    forget: (): void => {
      last = undefined;
    },
  };
}
