/** Called at the end of each response. */
type OnResponse = (status: number) => void;

const headerEnd = Buffer.from('\r\n\r\n');
const lineEnd = Buffer.from('\r\n');

/** Finds the ends of HTTP/1.1 responses on a connection without reading their bodies. */
export class ResponseParser {
  private rest: Buffer = Buffer.alloc(0);
  private status = 0;
  private isChunked = false;
  /** Bytes of the body or chunk that are still to come; -1 while a header or the size of a chunk is awaited. */
  private remaining = -1;
  private isInBody = false;

  constructor(private readonly onResponse: OnResponse) {}

  push(data: Buffer): void {
    let input = this.rest.length > 0 ? Buffer.concat([this.rest, data]) : data;
    for (;;) {
      const next = this.step(input);
      if (next === undefined) break;
      input = next;
    }
    this.rest = input.length > 0 && this.remaining < 0 ? Buffer.from(input) : Buffer.alloc(0);
  }

  /** Returns the input that is left, or undefined if more is needed. */
  private step(input: Buffer): Buffer | undefined {
    if (this.remaining >= 0) return this.skip(input);
    return this.isInBody ? this.readChunkSize(input) : this.readHeader(input);
  }

  private skip(input: Buffer): Buffer | undefined {
    if (input.length < this.remaining) {
      this.remaining -= input.length;
      return undefined;
    }
    const left = input.subarray(this.remaining);
    this.remaining = -1;
    if (!this.isChunked) this.finish();
    return left;
  }

  private readHeader(input: Buffer): Buffer | undefined {
    const end = input.indexOf(headerEnd);
    if (end < 0) return undefined;
    const header = input.toString('latin1', 0, end).toLowerCase();
    this.status = Number(header.slice(9, 12));
    this.isChunked = header.includes('\r\ntransfer-encoding: chunked');
    this.isInBody = true;
    if (!this.isChunked) this.remaining = Number(/\r\ncontent-length: (\d+)/.exec(header)?.[1] ?? 0);
    return input.subarray(end + headerEnd.length);
  }

  private readChunkSize(input: Buffer): Buffer | undefined {
    const end = input.indexOf(lineEnd);
    if (end < 0) return undefined;
    const size = Number.parseInt(input.toString('latin1', 0, end), 16);
    const left = input.subarray(end + lineEnd.length);
    if (size > 0) {
      this.remaining = size + lineEnd.length;
      return left;
    }
    // No server here sends trailers: an empty line follows.
    if (left.length < lineEnd.length) return undefined;
    this.finish();
    return left.subarray(lineEnd.length);
  }

  private finish(): void {
    this.isInBody = false;
    this.onResponse(this.status);
  }
}
