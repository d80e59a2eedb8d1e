import {
  findAccountSection,
  linkedItemPages,
  linkedItemParam,
  type LinkedItemKind,
} from '../../../schema/contract/urls';

/**
 * Follows a link that names a row by its fragment only, as `/events#event-7`, if the page does not show it: the server, which
 * gets no fragment, then shows the row or says that it is gone. Call when the page is parsed.
 */
export function openLinkedItem(): void {
  const { pathname, search, hash } = window.location;
  // Older mails name sections of the account that have pages of their own now.
  const section = pathname === '/account' ? findAccountSection(hash) : undefined;
  if (section !== undefined) return window.location.replace(section);
  const [, kind = '', id = ''] = /^#(\w+)-(\d+)$/.exec(hash) ?? [];
  if (!Object.hasOwn(linkedItemPages, kind) || document.getElementById(hash.slice(1))) return;
  const param = linkedItemParam(kind as LinkedItemKind);
  const params = new URLSearchParams(search);
  if (linkedItemPages[kind as LinkedItemKind] !== pathname || params.get(param) === id) return;
  params.set(param, id);
  window.location.replace(`${pathname}?${params.toString()}${hash}`);
}
