import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hoursFromNow } from '../../../schema/testing/factories';
import { createRestClient } from '../../testing/restClient';

const { get, cookieOf, world, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

const extractIds = ({ body }: { body: unknown }) => (body as { id: number }[]).map(({ id }) => id);

test('an event has the documented fields, both names of its times, integer ids and a numeric string', async () => {
  const event = await world().createEvent({
    price: '5000',
    capacity: 24,
    isOnline: true,
    meetingUrl: 'https://m.dz/x',
  });
  const [startDate, endDate] = [event.startDate.toISOString(), event.endDate.toISOString()];
  expect((await get('/api/events?isPublished=true')).body).toEqual([
    {
      id: event.id,
      title: 'Open workshop',
      titleAr: 'ورشة مفتوحة',
      description: 'Come and see.',
      descriptionAr: 'تعال وشاهد.',
      startDate,
      startsAt: startDate,
      endDate,
      endsAt: endDate,
      location: 'Kouba, Algiers',
      locationAr: 'القبة، الجزائر',
      isOnline: true,
      meetingUrl: null,
      capacity: 24,
      registeredCount: 0,
      price: '5000.00',
      thumbnail: null,
      organizerId: event.organizerId,
      isPublished: true,
      createdAt: event.createdAt.toISOString(),
      updatedAt: event.updatedAt.toISOString(),
    },
  ]);
  await world().db.event.deleteMany();
});

test('lists are whole beyond the size of a page, and narrowed by what the query says', async () => {
  const { db, createUser } = world();
  const organizer = await createUser({ role: 'trainer' });
  const texts = { title: 't', titleAr: 'ع', description: 'd', descriptionAr: 'و', organizerId: organizer.id };
  const rows = Array.from({ length: 230 }, (_, n) => {
    const hours = n < 120 ? n + 2 : -n;
    return { ...texts, startDate: hoursFromNow(hours), endDate: hoursFromNow(hours + 1), isPublished: n > 0 };
  });
  const made = await db.event.createManyAndReturn({ data: rows, select: { id: true } });
  const all = made.map(({ id }) => id).slice(1);
  expect(extractIds(await get('/api/events'))).toEqual(all);
  expect(extractIds(await get('/api/events?when=upcoming'))).toEqual(all.slice(0, 119));
  expect(extractIds(await get('/api/events?when=past&limit=101'))).toEqual(all.slice(119, 220));
  expect(extractIds(await get('/api/events?isPublished=false'))).toEqual([]);
  expect(extractIds(await get('/api/events?isPublished=false', await cookieOf(organizer)))).toEqual([made[0]?.id]);
});

test.each(['when=soon', 'isPublished=1', 'limit=-1', 'when=past&when=past'])('?%s is refused', async (query) => {
  expect((await get(`/api/events?${query}`)).status).toBe(400);
});

describe('the calendar file', () => {
  /** An event and somebody who is registered for it. */
  async function aSeat(data: Parameters<ReturnType<typeof world>['createEvent']>[0] = {}) {
    const event = await world().createEvent(data);
    const guest = await world().createUser();
    await world().db.eventRegistration.create({ data: { eventId: event.id, userId: guest.id } });
    return { event, guest, path: `/api/events/${event.id}.ics`, headers: await cookieOf(guest) };
  }
  /** The lines of the file, folded ones put together again. */
  const linesOf = ({ text }: { text: string }) => text.replace(/\r\n[\t ]/g, '').split('\r\n');

  test('says in UTC when, what and where, and leads back to the event', async () => {
    const { event, path, headers } = await aSeat({
      startDate: new Date('2099-12-11T08:00:00.000Z'),
      endDate: new Date('2099-12-12T16:30:00.000Z'),
      isOnline: true,
      meetingUrl: 'https://meet.example.dz/room',
    });
    const answer = await get(path, { ...headers, host: 'tayyar.example.dz' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename=event-${event.id}.ics`,
      'cache-control': 'private, no-store',
    });
    const lines = linesOf(answer);
    expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
    for (const line of [
      'VERSION:2.0',
      'METHOD:PUBLISH',
      `UID:event-${event.id}@tayyar.example.dz`,
      'DTSTART:20991211T080000Z',
      'DTEND:20991212T163000Z',
      'SUMMARY:Open workshop',
      'LOCATION:Kouba\\, Algiers',
      'DESCRIPTION:Come and see.\\n\\nJoin online: https://meet.example.dz/room',
      `URL:http://tayyar.example.dz/events?lang=en#event-${event.id}`,
    ])
      expect(lines).toContain(line);
    expect(answer.text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
  });

  test('speaks the language of who asks, or the one that the address names', async () => {
    const { path, headers } = await aSeat();
    const arabic = ['SUMMARY:ورشة مفتوحة', 'LOCATION:القبة، الجزائر'];
    for (const answer of [
      await get(path, { ...headers, 'accept-language': 'ar-DZ' }),
      await get(`${path}?lang=ar`, { ...headers, 'accept-language': 'en' }),
    ])
      expect(linesOf(answer)).toEqual(expect.arrayContaining(arabic));
    expect(linesOf(await get(`${path}?lang=fr`, headers))).toContain('SUMMARY:Open workshop');
  });

  test('is for those who take part: others are sent to sign in, refused, or told that there is nothing', async () => {
    const { event, path } = await aSeat({ meetingUrl: 'https://meet.example.dz/secret' });
    const organizer = { id: event.organizerId };
    const statuses = async (address: string, users: ({ id: number } | null)[]) =>
      Promise.all(users.map(async (user) => (await get(address, user ? await cookieOf(user) : {})).status));
    const [stranger, admin] = [await world().createUser(), await world().createUser({ role: 'admin' })];
    expect(await statuses(path, [null, stranger, organizer, admin])).toEqual([401, 403, 200, 200]);
    const refused = await get(path, await cookieOf(stranger));
    expect([refused.type, refused.text]).toEqual(['text/plain', 'Register for the event first']);
    for (const id of ['0', 'abc', '999999', '1.5', '%00'])
      expect(await statuses(`/api/events/${id}.ics`, [null, stranger])).toEqual([401, 404]);
    await world().db.event.update({ where: { id: event.id }, data: { isPublished: false } });
    expect(await statuses(path, [null, stranger, organizer, admin])).toEqual([401, 404, 200, 200]);
  });

  test('is not opened by what somebody has written into an event', async () => {
    const { path, headers } = await aSeat({
      title: 'A\r\nATTENDEE:mailto:x@example.dz\rEND:VEVENT\u2028BEGIN:VALARM',
      location: 'a;b,c\\',
      description: `Line\r\n\r\nLine ${'x'.repeat(20_000)}`,
    });
    const answer = await get(path, headers);
    const lines = linesOf(answer);
    expect(answer.status).toBe(200);
    expect(answer.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
    expect(lines).toContain('LOCATION:a\\;b\\,c\\\\');
    expect(answer.text.length).toBeLessThan(3000);
  });

  test.each([
    ['made to be tried for ever', `${'aa.'.repeat(60)}aa:1`],
    ['a number of the new kind', '[::1]:3000'],
    ['with a line below', 'a_b.example.dz'],
    ['with two hyphens', 'x--y.example.dz'],
    ['a very long one', `${'a'.repeat(250)}_`],
  ])('comes at once, whatever the host (%s)', async (_kind, host) => {
    const { path, headers } = await aSeat();
    const answer = await get(path, { ...headers, host });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('SUMMARY:Open workshop');
  });
});
