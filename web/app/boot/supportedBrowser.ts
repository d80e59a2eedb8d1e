/**
 * Functions that the oldest supported browsers (`browserslist` in package.json) brought with their last versions before:
 * older browsers lack one of them.
 */
export const isSupportedBrowser = (): boolean =>
  typeof structuredClone === 'function' &&
  typeof HTMLDialogElement === 'function' &&
  'hasOwn' in Object &&
  'at' in Array.prototype;
