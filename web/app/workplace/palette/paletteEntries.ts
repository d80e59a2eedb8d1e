import type { Role } from '../../../../schema/contract/permissions';
import { pageSizes } from '../../../../schema/contract/pageSizes';
import { splitSearchWords, toSearchText } from '../../../../schema/contract/search/searchText';
import type { OfficeSearchKind } from '../../../data/__generated__/schemaTypes';
import { readJson, tabStorage, writeJson } from '../../../drafts/storage/browserStorage';
import { tabDataKey } from '../../../drafts/storage/tabData';
import { paths } from '../../../routing';

export interface PaletteEntry {
  title: string;
  subtitle?: string | null;
  to: string;
}

type PaletteGroupName = 'recent' | 'actions' | 'navItems' | OfficeSearchKind;

export interface PaletteGroup {
  name: PaletteGroupName;
  entries: readonly PaletteEntry[];
}

const { searchResults: max } = pageSizes.office;

/** Entries with all words, in any spelling; those whose title begins with the text come first. */
export function matchEntries(text: string, entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  const words = splitSearchWords(text);
  const start = words.join(' ');
  const startsWithText = ({ title }: PaletteEntry) => toSearchText(title).trim().startsWith(start);
  return entries
    .filter(({ title, subtitle }) => {
      const entryText = toSearchText(title, subtitle);
      return words.every((word) => entryText.includes(word));
    })
    .toSorted((a, b) => Number(startsWithText(b)) - Number(startsWithText(a)))
    .slice(0, max);
}

const inList = (list: string, search: string): string =>
  `${list}${list.includes('?') ? '&' : '?'}search=${encodeURIComponent(search)}`;

/** The page of a result, or the list that shows it alone. */
export const resultPaths: Readonly<
  Record<OfficeSearchKind, (result: { id: string; title: string }, role: Role) => string>
> = {
  person: ({ id }) => paths.admin.person(id),
  course: ({ id }, role) => (role === 'admin' ? paths.admin.course(id) : paths.editCourse(id)),
  payment: ({ id }) => paths.admin.payment(id),
  event: ({ id }) => paths.admin.event(id),
  certificate: ({ title }) => inList(paths.admin.certificates, title),
  blogPost: ({ id }) => paths.admin.blogPost(id),
  contactMessage: ({ id }) => paths.admin.message(id),
  enrollment: ({ title }) => paths.studio({ tab: 'students', search: title }),
};

/** In this tab only, and by person: names must not outlive the session on a shared computer. */
const storageKey = (viewerId: string) => tabDataKey('names', viewerId, 'palette');

export const readRecentEntries = (viewerId: string): readonly PaletteEntry[] =>
  (readJson(tabStorage, storageKey(viewerId)) as PaletteEntry[] | null) ?? [];

export function addRecentEntry(viewerId: string, { title, subtitle, to }: PaletteEntry): void {
  const others = readRecentEntries(viewerId).filter((entry) => entry.to !== to);
  const entries = [{ title, subtitle, to }, ...others].slice(0, maxRecentEntries);
  writeJson(tabStorage, storageKey(viewerId), entries);
}

const maxRecentEntries = 5;
