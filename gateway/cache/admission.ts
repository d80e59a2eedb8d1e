import { randomInt } from 'node:crypto';

/** Remembers which keys were asked for lately. */
export interface Admission {
  /** True from the second request for a key on, unless another key has taken its place in between. */
  admit(key: string): boolean;
}

/** A place has the hash of the latest key that belongs there; four bytes each. */
const defaultPlaces = 65_536;

/**
 * Admits keys to a cache by their second request: recording and storing a response that is never asked for again is wasted.
 * Invented keys replace each other's hashes, so that memory is constant.
 */
export function createAdmission(places = defaultPlaces): Admission {
  const hashes = new Uint32Array(places);
  // Unknown to clients, who could otherwise choose keys with the place of another one.
  const seed = randomInt(2 ** 32);
  return {
    admit(key) {
      const hash = hashText(key, seed);
      const place = hash % places;
      if (hashes[place] === hash) return true;
      hashes[place] = hash;
      return false;
    },
  };
}

/** FNV-1a with a seed, over UTF-16 units. */
function hashText(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
