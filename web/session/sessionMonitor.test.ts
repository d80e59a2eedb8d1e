import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addRecentEntry, readRecentEntries } from '../app/workplace/palette/paletteEntries';
import { createApolloClient } from '../data/apollo/apolloClient';
import { FakeSessionStorage } from '../drafts/testing/FakeSessionStorage';
import { loadFormDraft, saveFormDraft } from '../ui/form/useFormDraft';
import { MeDocument, type ViewerFragment } from './__generated__/useViewer';
import { createSessionMonitor, reauthenticateVar, sessionEndedVar } from './sessionMonitor';
import { sessionStorageKey } from './sessionStorageKey';
import { subscribeToSession, switchViewer } from './sessionSync';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new FakeSessionStorage());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  reauthenticateVar(null);
  vi.unstubAllGlobals();
});

const viewer = (id: string): ViewerFragment & { __typename: 'User' } => ({
  __typename: 'User',
  id,
  firstName: 'Amina',
  lastName: 'Haddad',
  firstNameAr: null,
  lastNameAr: null,
  email: 'amina@example.dz',
  role: 'admin',
  avatar: null,
  isAwaitingApproval: false,
  isEmailConfirmed: true,
  isEmailBounced: false,
  mustSetUpSecondFactor: false,
  deleteAfter: null,
});

/** A page of the viewer with the id 7 whose server answers for another one (null: a visitor). */
function openPage(serverViewer: ViewerFragment | null) {
  const client = createApolloClient({ send: () => Promise.resolve({ data: { me: serverViewer } }) });
  client.writeQuery({ query: MeDocument, data: { me: viewer('7') } });
  addRecentEntry('7', { title: 'Meriem Zerrouki', to: '/people/9' });
  saveFormDraft('7', 'contact', { message: 'Mine.' });
  return client;
}

const names = () => readRecentEntries('7');
const draft = () => loadFormDraft('7', 'contact');

test.each([true, false])(
  'an expired session leaves drafts and no names, with a sign-in dialog: %s',
  async (hasDialog) => {
    const client = openPage(null);
    if (hasDialog) reauthenticateVar(() => undefined);
    createSessionMonitor(client)(null);
    await expect.poll(() => sessionEndedVar()).toBe(true);
    await expect.poll(names).toEqual([]);
    expect(draft()).toEqual({ message: 'Mine.' });
  },
);

test('a page that opens after the session leaves no names of others', () => {
  const client = openPage(null);
  client.writeQuery({ query: MeDocument, data: { me: viewer('8') } });
  addRecentEntry('8', { title: 'Samir', to: '/people/10' });
  subscribeToSession(client);
  expect(names()).toEqual([]);
  expect(readRecentEntries('8')).toHaveLength(1);
});

test('a sign-out in another tab removes names and drafts, that of another person neither', async () => {
  subscribeToSession(openPage(viewer('7')));
  const send = (newValue: string) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key: sessionStorageKey, newValue }));
  send('1 out:6');
  expect([names().length, draft()]).toEqual([1, { message: 'Mine.' }]);
  send('2 out:7');
  expect([names(), draft()]).toEqual([[], {}]);
  await Promise.resolve();
});

test('another viewer in this tab ends the names of the one before', async () => {
  const client = openPage(null);
  await switchViewer(client, viewer('8'));
  expect(names()).toEqual([]);
});
