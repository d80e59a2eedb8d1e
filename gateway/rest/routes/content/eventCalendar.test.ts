import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient } from '../../../testing/restClient';

const { gateway, get, sessionHeaders, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

/** An event with a registered user. */
async function createRegistration(data: Parameters<ReturnType<typeof gateway>['createEvent']>[0] = {}) {
  const event = await gateway().createEvent(data);
  const user = await gateway().createUser();
  await gateway().db.eventRegistration.create({ data: { eventId: event.id, userId: user.id } });
  return { event, user, path: `/api/events/${event.id}.ics`, headers: await sessionHeaders(user) };
}
/** The unfolded lines of the file. */
const unfoldLines = ({ text }: { text: string }) => text.replace(/\r\n[\t ]/g, '').split('\r\n');

test('contains UTC times, title, location and the URL of the event', async () => {
  const { event, path, headers } = await createRegistration({
    startDate: new Date('2099-12-11T08:00:00.000Z'),
    endDate: new Date('2099-12-12T16:30:00.000Z'),
    isOnline: true,
    meetingUrl: 'https://meet.example.dz/room',
  });
  const response = await get(path, { ...headers, host: 'tayyar.example.dz' });
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename=event-${event.id}.ics`,
    'cache-control': 'private, no-store',
  });
  const lines = unfoldLines(response);
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
    `URL:http://tayyar.example.dz/events/${event.id}?lang=en`,
  ])
    expect(lines).toContain(line);
  expect(response.text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
});

test('uses the language of the request or of ?lang=', async () => {
  const { path, headers } = await createRegistration();
  const arabic = ['SUMMARY:ورشة مفتوحة', 'LOCATION:القبة، الجزائر'];
  for (const response of [
    await get(path, { ...headers, 'accept-language': 'ar-DZ' }),
    await get(`${path}?lang=ar`, { ...headers, 'accept-language': 'en' }),
  ])
    expect(unfoldLines(response)).toEqual(expect.arrayContaining(arabic));
  expect(unfoldLines(await get(`${path}?lang=fr`, headers))).toContain('SUMMARY:Open workshop');
});

test('is for registered users, the organizer and admins; others get 401, 403 or 404', async () => {
  const { event, path } = await createRegistration({ meetingUrl: 'https://meet.example.dz/secret' });
  const organizer = { id: event.organizerId };
  const statuses = async (address: string, users: ({ id: number } | null)[]) =>
    Promise.all(users.map(async (user) => (await get(address, user ? await sessionHeaders(user) : {})).status));
  const [otherUser, admin] = [await gateway().createUser(), await gateway().createUser({ role: 'admin' })];
  expect(await statuses(path, [null, otherUser, organizer, admin])).toEqual([401, 403, 200, 200]);
  const refused = await get(path, await sessionHeaders(otherUser));
  expect([refused.type, refused.text]).toEqual(['text/plain', 'Register for the event first']);
  for (const id of ['0', 'abc', '999999', '1.5', '%00'])
    expect(await statuses(`/api/events/${id}.ics`, [null, otherUser])).toEqual([401, 404]);
  await gateway().db.event.update({ where: { id: event.id }, data: { isPublished: false } });
  expect(await statuses(path, [null, otherUser, organizer, admin])).toEqual([401, 404, 200, 200]);
});

test('escapes line breaks and separators in event texts', async () => {
  const { path, headers } = await createRegistration({
    title: 'A\r\nATTENDEE:mailto:x@example.dz\rEND:VEVENT\u2028BEGIN:VALARM',
    location: 'a;b,c\\',
    description: `Line\r\n\r\nLine ${'x'.repeat(20_000)}`,
  });
  const response = await get(path, headers);
  const lines = unfoldLines(response);
  expect(response.status).toBe(200);
  expect(response.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
  expect(lines).toContain('LOCATION:a\\;b\\,c\\\\');
  expect(response.text.length).toBeLessThan(3000);
});

test.each([
  ['made to be tried without end', `${'aa.'.repeat(60)}aa:1`],
  ['a number of the new kind', '[::1]:3000'],
  ['with a line below', 'a_b.example.dz'],
  ['with two hyphens', 'x--y.example.dz'],
  ['a very long one', `${'a'.repeat(250)}_`],
])('is created without delay for the host: %s', async (_kind, host) => {
  const { path, headers } = await createRegistration();
  const response = await get(path, { ...headers, host });
  expect(response.status).toBe(200);
  expect(response.text).toContain('SUMMARY:Open workshop');
});
