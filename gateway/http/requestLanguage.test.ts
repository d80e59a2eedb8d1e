import { expect, test } from 'vitest';
import type { Request } from 'express';
import { requestLanguage } from './requestLanguage';

const english = 'en-GB,en;q=0.9';

/** The properties of Express's request that tell its language. */
const toRequest = (url: string, cookie?: string, accepted?: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const headers = { cookie, 'accept-language': accepted };
  return { url, path: pathname, query: Object.fromEntries(searchParams), headers } as unknown as Request;
};

test.each<[string, string, string | undefined, string | undefined, message: string, page: string]>([
  ['nothing', '/', undefined, undefined, 'en', 'ar'],
  ['an accepted language', '/', undefined, english, 'en', 'ar'],
  ['an unknown accepted language', '/', undefined, 'fr', 'ar', 'ar'],
  ['a cookie', '/', 'tayyar_language=en', 'ar', 'en', 'en'],
  ['one cookie among others', '/', 'a=1;tayyar_language = en ; tayyar_language=ar', 'ar', 'en', 'en'],
  ['a cookie of another name', '/', 'a_tayyar_language=en', 'ar', 'ar', 'ar'],
  ['an unknown cookie', '/', 'tayyar_language=fr', english, 'en', 'ar'],
  ['a parameter', '/?lang=en', 'tayyar_language=ar', 'ar', 'en', 'en'],
  ['an unknown parameter', '/?lang=fr', 'tayyar_language=en', 'ar', 'en', 'en'],
  ['a path of one language', '/dashboard/admin?lang=en', undefined, 'ar', 'en', 'ar'],
])('a request with %s', (_name, url, cookie, accepted, message, page) => {
  const request = toRequest(url, cookie, accepted);
  expect([requestLanguage(request), requestLanguage(request, 'page')]).toEqual([message, page]);
});
