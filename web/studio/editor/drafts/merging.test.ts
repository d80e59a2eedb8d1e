import { describe, expect, test } from 'vitest';
import { dropOther, joined, keepMine, overtaken, takeOther, takeTheirs } from './merging';
import { changesOf, dueOf, isSaved, opened, sending, typed, type Kind } from './sheet';

type Note = Record<'title' | 'text', string>;

const kind: Kind<Note> = { same: (_field, one, other) => one === other, check: () => ({}) };
const note: Note = { title: 'Sun', text: 'It shines.' };
const aSheet = () => opened({ values: note, updatedAt: '1' });
const now = (changes: Partial<Note>, updatedAt = '2') => ({ values: { ...note, ...changes }, updatedAt });

describe('where somebody else was first', () => {
  test('what only they have changed is taken over, and told', () => {
    const merged = overtaken(typed(aSheet(), { title: 'Moon' }), now({ text: 'It warms.' }), kind);
    expect(merged.values).toMatchObject({ title: 'Moon', text: 'It warms.' });
    expect(merged.taken).toEqual(['text']);
    expect(merged.theirs).toEqual({});
    expect(dueOf(merged, kind)).toEqual({ title: 'Moon' });
  });

  test('what both have changed waits for a decision, and the rest does not', () => {
    const written = typed(aSheet(), { title: 'Moon', text: 'Pale.' });
    const merged = overtaken(written, now({ title: 'Mars' }), kind);
    expect(merged.theirs).toEqual({ title: 'Mars' });
    expect(dueOf(merged, kind)).toEqual({ text: 'Pale.' });
    expect(dueOf(keepMine(merged), kind)).toEqual({ title: 'Moon', text: 'Pale.' });
    expect(takeTheirs(merged).values).toMatchObject({ title: 'Mars', text: 'Pale.' });
    expect(changesOf(takeTheirs(merged), kind)).toEqual({ text: 'Pale.' });
  });

  test('both having written the same is no conflict', () => {
    const merged = overtaken(typed(aSheet(), { title: 'Moon' }), now({ title: 'Moon' }), kind);
    expect(merged.theirs).toEqual({});
    expect(isSaved(merged, kind)).toBe(true);
  });

  test('a change of ours whose answer was lost is no change of theirs', () => {
    const lost = typed(sending(typed(aSheet(), { title: 'Moon' }), { title: 'Moon' }), { title: 'Moonlight' });
    const merged = overtaken(lost, now({ title: 'Moon' }), kind);
    expect(merged.theirs).toEqual({});
    expect(dueOf(merged, kind)).toEqual({ title: 'Moonlight' });
  });

  test('a conflict that is not decided yet stays one when they change it again, and ends when they agree', () => {
    const merged = overtaken(typed(aSheet(), { title: 'Moon' }), now({ title: 'Mars' }), kind);
    expect(overtaken(merged, now({ title: 'Venus' }, '3'), kind).theirs).toEqual({ title: 'Venus' });
    expect(overtaken(merged, now({ title: 'Moon' }, '3'), kind).theirs).toEqual({});
  });
});

describe('what one person has written in two tabs', () => {
  const [moon, mars] = [typed(aSheet(), { title: 'Moon' }), typed(aSheet(), { title: 'Mars', text: 'Red.' })];

  test('is put together, each field from where it was changed', () => {
    const whole = joined(typed(aSheet(), { text: 'It sets.' }), moon, kind);
    expect(whole.values).toEqual({ title: 'Moon', text: 'It sets.' });
    expect(whole.others).toEqual([]);
    expect(dueOf(whole, kind)).toEqual({ title: 'Moon', text: 'It sets.' });
  });

  test('stands as it was written last where both changed it, and the other version waits for a decision', () => {
    const whole = joined(moon, mars, kind);
    expect(whole.values.title).toBe('Mars');
    expect(whole.others).toEqual([{ title: 'Moon' }]);
    expect(dueOf(whole, kind)).toEqual({ text: 'Red.' });
    expect(dueOf(takeOther(whole), kind)).toEqual({ title: 'Moon', text: 'Red.' });
    expect(dueOf(dropOther(whole), kind)).toEqual({ title: 'Mars', text: 'Red.' });
  });

  test('is not saved while a version waits, though the field is as it was', () => {
    const back = typed(joined(moon, typed(aSheet(), { title: 'Mars' }), kind), { title: 'Sun' });
    expect(isSaved(back, kind)).toBe(false);
    expect(isSaved(dropOther(back), kind)).toBe(true);
  });

  test('is asked about one version after the other, and never twice about the same', () => {
    const venus = typed(aSheet(), { title: 'Venus' });
    const whole = [moon, mars, moon, venus].reduce((one, other) => joined(one, other, kind), aSheet());
    expect(whole.values).toEqual({ title: 'Venus', text: 'Red.' });
    expect(whole.others).toEqual([{ title: 'Mars' }, { title: 'Moon' }]);
    const second = takeOther(whole);
    expect([second.values.title, second.others]).toEqual(['Mars', [{ title: 'Moon' }]]);
  });

  test('waits on, whatever others store meanwhile, unless they store just that', () => {
    const whole = joined(moon, mars, kind);
    expect(overtaken(whole, now({ title: 'Venus' }), kind)).toMatchObject({
      theirs: { title: 'Venus' },
      others: [{ title: 'Moon' }],
    });
    expect(overtaken(whole, now({ title: 'Moon' }), kind)).toMatchObject({ theirs: { title: 'Moon' }, others: [] });
  });

  test('keeps what somebody else has changed: it is asked about only where the version that stands did not know it', () => {
    const stale = overtaken(moon, now({ title: 'Venus' }), kind);
    const decided = keepMine(overtaken(typed(aSheet(), { title: 'Mars' }), now({ title: 'Venus' }), kind));
    expect(joined(opened(now({ title: 'Venus' })), stale, kind).theirs).toEqual({ title: 'Venus' });
    expect(joined(stale, decided, kind)).toMatchObject({ theirs: {}, others: [{ title: 'Moon' }] });
    expect(joined(decided, stale, kind)).toMatchObject({ theirs: { title: 'Venus' }, others: [{ title: 'Mars' }] });
  });

  test('is no question where the last one wins, nor is what somebody else has changed', () => {
    const last = { ...kind, lastWins: true };
    expect(joined(moon, mars, last)).toMatchObject({ values: { title: 'Mars' }, others: [] });
    expect(overtaken(moon, now({ title: 'Venus' }), last)).toMatchObject({ values: { title: 'Moon' }, theirs: {} });
  });
});
