/** What is passed on. */
interface Shared {
  /** The whole address of the page. */
  address: string;
  title: string;
}

const link = (base: string, parameters: Record<string, string>) =>
  // A space as `+` would be shown as a plus by some.
  `${base}?${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`;

/** Where each of the others takes an address to share: plain links, which tell them nothing before somebody follows one. */
export const shareLinks = {
  facebook: ({ address }: Shared) => link('https://www.facebook.com/sharer/sharer.php', { u: address }),
  whatsapp: ({ address, title }: Shared) => link('https://wa.me/', { text: `${title}\n${address}` }),
  x: ({ address, title }: Shared) => link('https://x.com/intent/post', { text: title, url: address }),
} as const;
