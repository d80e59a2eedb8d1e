/** Local storage key that notifies other tabs of a login or logout. */
export const sessionStorageKey = 'tayyar_viewer';
