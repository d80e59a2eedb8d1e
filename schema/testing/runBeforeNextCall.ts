import { vi } from 'vitest';

/** Runs an action before the next call of a method, as another request would between the reads and the write of one. */
export function runBeforeNextCall<Owner extends object>(
  owner: Owner,
  method: keyof Owner & string,
  action: () => Promise<unknown>,
): void {
  const original = (owner[method] as (...args: unknown[]) => Promise<unknown>).bind(owner);
  const hooked = async (...args: unknown[]) => {
    vi.restoreAllMocks();
    await action();
    return original(...args);
  };
  vi.spyOn(owner as Record<string, () => unknown>, method).mockImplementationOnce(hooked);
}
