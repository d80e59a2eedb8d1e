import { describe, expect, test } from 'vitest';
import { discardOtherTab, mergeTabs, keepLocal, rebase, acceptOtherTab, acceptRemote } from './merge';
import {
  unsavedChanges,
  changesToSend,
  isDraftSaved,
  createDraft,
  markInFlight,
  editDraft,
  type DraftPolicy,
} from './draftModel';

type Note = Record<'title' | 'text', string>;

const policy: DraftPolicy<Note> = { equals: (_field, a, b) => a === b, validate: () => ({}) };
const note: Note = { title: 'Sun', text: 'It shines.' };
const noteDraft = () => createDraft({ values: note, updatedAt: '1' });
const snapshot = (changes: Partial<Note>, updatedAt = '2') => ({ values: { ...note, ...changes }, updatedAt });

describe('rebase', () => {
  test('takes over remote changes of untouched fields and lists them', () => {
    const merged = rebase(editDraft(noteDraft(), { title: 'Moon' }), snapshot({ text: 'It warms.' }), policy);
    expect(merged.values).toMatchObject({ title: 'Moon', text: 'It warms.' });
    expect(merged.autoMerged).toEqual(['text']);
    expect(merged.remoteConflicts).toEqual({});
    expect(changesToSend(merged, policy)).toEqual({ title: 'Moon' });
  });

  test('holds back fields changed on both sides until decided, and sends the others', () => {
    const edited = editDraft(noteDraft(), { title: 'Moon', text: 'Pale.' });
    const merged = rebase(edited, snapshot({ title: 'Mars' }), policy);
    expect(merged.remoteConflicts).toEqual({ title: 'Mars' });
    expect(changesToSend(merged, policy)).toEqual({ text: 'Pale.' });
    expect(changesToSend(keepLocal(merged), policy)).toEqual({ title: 'Moon', text: 'Pale.' });
    expect(acceptRemote(merged).values).toMatchObject({ title: 'Mars', text: 'Pale.' });
    expect(unsavedChanges(acceptRemote(merged), policy)).toEqual({ text: 'Pale.' });
  });

  test('equal changes on both sides are no conflict', () => {
    const merged = rebase(editDraft(noteDraft(), { title: 'Moon' }), snapshot({ title: 'Moon' }), policy);
    expect(merged.remoteConflicts).toEqual({});
    expect(isDraftSaved(merged, policy)).toBe(true);
  });

  test('an own change with a lost response is no remote change', () => {
    const lost = editDraft(markInFlight(editDraft(noteDraft(), { title: 'Moon' }), { title: 'Moon' }), {
      title: 'Moonlight',
    });
    const merged = rebase(lost, snapshot({ title: 'Moon' }), policy);
    expect(merged.remoteConflicts).toEqual({});
    expect(changesToSend(merged, policy)).toEqual({ title: 'Moonlight' });
  });

  test('an undecided conflict follows further remote changes and ends when both sides agree', () => {
    const merged = rebase(editDraft(noteDraft(), { title: 'Moon' }), snapshot({ title: 'Mars' }), policy);
    expect(rebase(merged, snapshot({ title: 'Venus' }, '3'), policy).remoteConflicts).toEqual({ title: 'Venus' });
    expect(rebase(merged, snapshot({ title: 'Moon' }, '3'), policy).remoteConflicts).toEqual({});
  });
});

describe('mergeTabs', () => {
  const [moon, mars] = [
    editDraft(noteDraft(), { title: 'Moon' }),
    editDraft(noteDraft(), { title: 'Mars', text: 'Red.' }),
  ];

  test('takes each field from the tab that changed it', () => {
    const merged = mergeTabs(editDraft(noteDraft(), { text: 'It sets.' }), moon, policy);
    expect(merged.values).toEqual({ title: 'Moon', text: 'It sets.' });
    expect(merged.otherTabVersions).toEqual([]);
    expect(changesToSend(merged, policy)).toEqual({ title: 'Moon', text: 'It sets.' });
  });

  test('uses the later value of a field changed in both, and keeps the other version for a decision', () => {
    const merged = mergeTabs(moon, mars, policy);
    expect(merged.values.title).toBe('Mars');
    expect(merged.otherTabVersions).toEqual([{ title: 'Moon' }]);
    expect(changesToSend(merged, policy)).toEqual({ text: 'Red.' });
    expect(changesToSend(acceptOtherTab(merged), policy)).toEqual({ title: 'Moon', text: 'Red.' });
    expect(changesToSend(discardOtherTab(merged), policy)).toEqual({ title: 'Mars', text: 'Red.' });
  });

  test('is unsaved while a version waits, even if the field is reverted', () => {
    const reverted = editDraft(mergeTabs(moon, editDraft(noteDraft(), { title: 'Mars' }), policy), { title: 'Sun' });
    expect(isDraftSaved(reverted, policy)).toBe(false);
    expect(isDraftSaved(discardOtherTab(reverted), policy)).toBe(true);
  });

  test('keeps distinct versions only, offered one after the other', () => {
    const venus = editDraft(noteDraft(), { title: 'Venus' });
    const merged = [moon, mars, moon, venus].reduce((a, b) => mergeTabs(a, b, policy), noteDraft());
    expect(merged.values).toEqual({ title: 'Venus', text: 'Red.' });
    expect(merged.otherTabVersions).toEqual([{ title: 'Mars' }, { title: 'Moon' }]);
    const second = acceptOtherTab(merged);
    expect([second.values.title, second.otherTabVersions]).toEqual(['Mars', [{ title: 'Moon' }]]);
  });

  test('keeps a waiting version through remote changes, unless the remote value equals it', () => {
    const merged = mergeTabs(moon, mars, policy);
    expect(rebase(merged, snapshot({ title: 'Venus' }), policy)).toMatchObject({
      remoteConflicts: { title: 'Venus' },
      otherTabVersions: [{ title: 'Moon' }],
    });
    expect(rebase(merged, snapshot({ title: 'Moon' }), policy)).toMatchObject({
      remoteConflicts: { title: 'Moon' },
      otherTabVersions: [],
    });
  });

  test('keeps a remote conflict only where the later version did not know the remote value', () => {
    const stale = rebase(moon, snapshot({ title: 'Venus' }), policy);
    const decided = keepLocal(rebase(editDraft(noteDraft(), { title: 'Mars' }), snapshot({ title: 'Venus' }), policy));
    expect(mergeTabs(createDraft(snapshot({ title: 'Venus' })), stale, policy).remoteConflicts).toEqual({
      title: 'Venus',
    });
    expect(mergeTabs(stale, decided, policy)).toMatchObject({
      remoteConflicts: {},
      otherTabVersions: [{ title: 'Moon' }],
    });
    expect(mergeTabs(decided, stale, policy)).toMatchObject({
      remoteConflicts: { title: 'Venus' },
      otherTabVersions: [{ title: 'Mars' }],
    });
  });

  test('creates no conflicts with lastWriteWins', () => {
    const lastWriteWins = { ...policy, lastWriteWins: true };
    expect(mergeTabs(moon, mars, lastWriteWins)).toMatchObject({ values: { title: 'Mars' }, otherTabVersions: [] });
    expect(rebase(moon, snapshot({ title: 'Venus' }), lastWriteWins)).toMatchObject({
      values: { title: 'Moon' },
      remoteConflicts: {},
    });
  });
});
