interface SharedPage {
  /** Absolute URL of the page. */
  url: string;
  title: string;
}

const buildShareUrl = (base: string, parameters: Record<string, string>) =>
  // Some targets show a `+` literally, so spaces are sent as %20.
  `${base}?${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`;

/** Plain links: the networks receive no request before the reader follows one. */
export const shareUrls = {
  facebook: ({ url }: SharedPage) => buildShareUrl('https://www.facebook.com/sharer/sharer.php', { u: url }),
  whatsapp: ({ url, title }: SharedPage) => buildShareUrl('https://wa.me/', { text: `${title}\n${url}` }),
  x: ({ url, title }: SharedPage) => buildShareUrl('https://x.com/intent/post', { text: title, url }),
} as const;
