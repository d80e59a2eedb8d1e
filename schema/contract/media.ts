/** Whether an address is a file of this site's own, under `/media/`: no parameters, nothing encoded. */
export const isOwnFile = (address: string): boolean => /^\/media(\/[\w-][\w.-]*)+$/.test(address);
