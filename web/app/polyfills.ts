/*
 * Functions that the site and its libraries call and that the oldest supported browsers lack (`browserslist` in
 * package.json). `npm run lint:built` finds others; the journeys of `oldestBrowser.spec.ts` run without all of them.
 */

/** Adds what a browser lacks, as its own functions are: writable and not enumerable. */
function addMissing(target: object, functions: object): void {
  for (const [name, value] of Object.entries(functions))
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

type Predicate = (value: unknown, index: number, array: unknown[]) => unknown;

function findLastIndex(this: unknown[], predicate: Predicate, thisArg?: unknown): number {
  let index = this.length - 1;
  while (index >= 0 && !predicate.call(thisArg, this[index], index, this)) index -= 1;
  return index;
}

// Before Chrome 110, Firefox 115 (`findLast`: 104) and Safari 16.
addMissing(Array.prototype, {
  findLastIndex,
  findLast(this: unknown[], predicate: Predicate, thisArg?: unknown) {
    return this[findLastIndex.call(this, predicate, thisArg)];
  },
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare);
  },
});

// Before Chrome 120, Firefox 115 and Safari 17.
addMissing(URL, {
  canParse(url: string | URL, base?: string | URL) {
    try {
      return Boolean(new URL(url, base));
    } catch {
      return false;
    }
  },
});

// Before Safari 16.
addMissing(HTMLFormElement.prototype, {
  requestSubmit(this: HTMLFormElement, submitter?: HTMLElement | null) {
    const button = submitter ?? Object.assign(document.createElement('button'), { type: 'submit', hidden: true });
    if (!submitter) this.append(button);
    button.click();
    if (!submitter) button.remove();
  },
});

// On addresses without https.
addMissing(crypto, {
  randomUUID() {
    const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0'));
    const text = digits
      .join('')
      .replace(/^(.{12})./, '$14')
      .replace(/^(.{16})./, '$1a');
    return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  },
});
