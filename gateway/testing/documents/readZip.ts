import { inflateRawSync } from 'node:zlib';

const endRecordSignature = Buffer.from('504b0506', 'hex');

/** The files of a zip archive by name, read by its central directory. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(endRecordSignature);
  let offset = bytes.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const isDeflated = bytes.readUInt16LE(offset + 10) === 8;
    const size = bytes.readUInt32LE(offset + 20);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => bytes.readUInt16LE(offset + at)) as [
      number,
      number,
      number,
    ];
    const name = bytes.toString('utf8', offset + 46, offset + 46 + nameLength);
    const local = bytes.readUInt32LE(offset + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    files.set(name, isDeflated ? inflateRawSync(content) : content);
    offset += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
