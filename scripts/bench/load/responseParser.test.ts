import { expect, test } from 'vitest';
import { ResponseParser } from './responseParser';
import { summarize } from './summary';

const responses = [
  'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello',
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nWiki\r\n1a\r\nabcdefghijklmnopqrstuvw\r\n\r\n\r\n0\r\n\r\n',
  'HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n',
  'HTTP/1.1 404 Not Found\r\ncontent-length: 3\r\n\r\n\r\n\r',
];

test('finds the end of each response, however the bytes are split', () => {
  const bytes = Buffer.from(responses.join(''));
  for (let size = 1; size <= bytes.length; size += 1) {
    const statuses: number[] = [];
    const parser = new ResponseParser((status) => statuses.push(status));
    for (let start = 0; start < bytes.length; start += size) parser.push(bytes.subarray(start, start + size));
    expect(statuses).toEqual([200, 503, 302, 404]);
  }
});

test('a response that is not complete does not count', () => {
  const statuses: number[] = [];
  const parser = new ResponseParser((status) => statuses.push(status));
  for (const response of responses.slice(0, 2)) parser.push(Buffer.from(response.slice(0, -1)));
  expect(statuses).toEqual([200]);
});

test('summarizes latencies', () => {
  expect(summarize([])).toEqual({ count: 0, p50: 0, p99: 0, max: 0 });
  expect(summarize(Array.from({ length: 200 }, (_, index) => 200 - index))).toEqual({
    count: 200,
    p50: 101,
    p99: 199,
    max: 200,
  });
});
