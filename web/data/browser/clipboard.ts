/** Rejects where the browser refuses it, and on addresses without https, which have no clipboard. */
export const copyText = async (text: string): Promise<void> => {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) throw new Error('The page has no clipboard');
  await clipboard.writeText(text);
};
