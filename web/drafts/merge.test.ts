import { describe, expect, test } from 'vitest';
import { discardOtherTab, mergeTabs, keepLocal, rebase, acceptOtherTab, acceptRemote } from './merge';
import {
  unsavedChanges,
  changesToSend,
  isDraftSaved,
  createDraft,
  markInFlight,
  applyEdit,
  type DraftPolicy,
} from './draft';

type Note = Record<'title' | 'text', string>;

const kind: DraftPolicy<Note> = { equals: (_field, one, other) => one === other, validate: () => ({}) };
const note: Note = { title: 'Sun', text: 'It shines.' };
const aSheet = () => createDraft({ values: note, updatedAt: '1' });
const now = (changes: Partial<Note>, updatedAt = '2') => ({ values: { ...note, ...changes }, updatedAt });

describe('where somebody else was first', () => {
  test('what only they have changed is taken over, and told', () => {
    const merged = rebase(applyEdit(aSheet(), { title: 'Moon' }), now({ text: 'It warms.' }), kind);
    expect(merged.values).toMatchObject({ title: 'Moon', text: 'It warms.' });
    expect(merged.autoMerged).toEqual(['text']);
    expect(merged.remoteConflicts).toEqual({});
    expect(changesToSend(merged, kind)).toEqual({ title: 'Moon' });
  });

  test('what both have changed waits for a decision, and the rest does not', () => {
    const written = applyEdit(aSheet(), { title: 'Moon', text: 'Pale.' });
    const merged = rebase(written, now({ title: 'Mars' }), kind);
    expect(merged.remoteConflicts).toEqual({ title: 'Mars' });
    expect(changesToSend(merged, kind)).toEqual({ text: 'Pale.' });
    expect(changesToSend(keepLocal(merged), kind)).toEqual({ title: 'Moon', text: 'Pale.' });
    expect(acceptRemote(merged).values).toMatchObject({ title: 'Mars', text: 'Pale.' });
    expect(unsavedChanges(acceptRemote(merged), kind)).toEqual({ text: 'Pale.' });
  });

  test('both having written the same is no conflict', () => {
    const merged = rebase(applyEdit(aSheet(), { title: 'Moon' }), now({ title: 'Moon' }), kind);
    expect(merged.remoteConflicts).toEqual({});
    expect(isDraftSaved(merged, kind)).toBe(true);
  });

  test('a change of ours whose answer was lost is no change of theirs', () => {
    const lost = applyEdit(markInFlight(applyEdit(aSheet(), { title: 'Moon' }), { title: 'Moon' }), {
      title: 'Moonlight',
    });
    const merged = rebase(lost, now({ title: 'Moon' }), kind);
    expect(merged.remoteConflicts).toEqual({});
    expect(changesToSend(merged, kind)).toEqual({ title: 'Moonlight' });
  });

  test('a conflict that is not decided yet stays one when they change it again, and ends when they agree', () => {
    const merged = rebase(applyEdit(aSheet(), { title: 'Moon' }), now({ title: 'Mars' }), kind);
    expect(rebase(merged, now({ title: 'Venus' }, '3'), kind).remoteConflicts).toEqual({ title: 'Venus' });
    expect(rebase(merged, now({ title: 'Moon' }, '3'), kind).remoteConflicts).toEqual({});
  });
});

describe('what one person has written in two tabs', () => {
  const [moon, mars] = [applyEdit(aSheet(), { title: 'Moon' }), applyEdit(aSheet(), { title: 'Mars', text: 'Red.' })];

  test('is put together, each field from where it was changed', () => {
    const whole = mergeTabs(applyEdit(aSheet(), { text: 'It sets.' }), moon, kind);
    expect(whole.values).toEqual({ title: 'Moon', text: 'It sets.' });
    expect(whole.otherTabVersions).toEqual([]);
    expect(changesToSend(whole, kind)).toEqual({ title: 'Moon', text: 'It sets.' });
  });

  test('stands as it was written last where both changed it, and the other version waits for a decision', () => {
    const whole = mergeTabs(moon, mars, kind);
    expect(whole.values.title).toBe('Mars');
    expect(whole.otherTabVersions).toEqual([{ title: 'Moon' }]);
    expect(changesToSend(whole, kind)).toEqual({ text: 'Red.' });
    expect(changesToSend(acceptOtherTab(whole), kind)).toEqual({ title: 'Moon', text: 'Red.' });
    expect(changesToSend(discardOtherTab(whole), kind)).toEqual({ title: 'Mars', text: 'Red.' });
  });

  test('is not saved while a version waits, though the field is as it was', () => {
    const back = applyEdit(mergeTabs(moon, applyEdit(aSheet(), { title: 'Mars' }), kind), { title: 'Sun' });
    expect(isDraftSaved(back, kind)).toBe(false);
    expect(isDraftSaved(discardOtherTab(back), kind)).toBe(true);
  });

  test('is asked about one version after the other, and never twice about the same', () => {
    const venus = applyEdit(aSheet(), { title: 'Venus' });
    const whole = [moon, mars, moon, venus].reduce((one, other) => mergeTabs(one, other, kind), aSheet());
    expect(whole.values).toEqual({ title: 'Venus', text: 'Red.' });
    expect(whole.otherTabVersions).toEqual([{ title: 'Mars' }, { title: 'Moon' }]);
    const second = acceptOtherTab(whole);
    expect([second.values.title, second.otherTabVersions]).toEqual(['Mars', [{ title: 'Moon' }]]);
  });

  test('waits on, whatever others store meanwhile, unless they store just that', () => {
    const whole = mergeTabs(moon, mars, kind);
    expect(rebase(whole, now({ title: 'Venus' }), kind)).toMatchObject({
      theirs: { title: 'Venus' },
      others: [{ title: 'Moon' }],
    });
    expect(rebase(whole, now({ title: 'Moon' }), kind)).toMatchObject({ theirs: { title: 'Moon' }, others: [] });
  });

  test('keeps what somebody else has changed: it is asked about only where the version that stands did not know it', () => {
    const stale = rebase(moon, now({ title: 'Venus' }), kind);
    const decided = keepLocal(rebase(applyEdit(aSheet(), { title: 'Mars' }), now({ title: 'Venus' }), kind));
    expect(mergeTabs(createDraft(now({ title: 'Venus' })), stale, kind).remoteConflicts).toEqual({ title: 'Venus' });
    expect(mergeTabs(stale, decided, kind)).toMatchObject({ theirs: {}, others: [{ title: 'Moon' }] });
    expect(mergeTabs(decided, stale, kind)).toMatchObject({ theirs: { title: 'Venus' }, others: [{ title: 'Mars' }] });
  });

  test('is no question where the last one wins, nor is what somebody else has changed', () => {
    const last = { ...kind, lastWins: true };
    expect(mergeTabs(moon, mars, last)).toMatchObject({ values: { title: 'Mars' }, others: [] });
    expect(rebase(moon, now({ title: 'Venus' }), last)).toMatchObject({ values: { title: 'Moon' }, theirs: {} });
  });
});
