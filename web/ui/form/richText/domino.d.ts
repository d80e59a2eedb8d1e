declare module '@mixmark-io/domino' {
  const domino: { createDocument(html: string): Document };
  // oxlint-disable-next-line no-restricted-exports -- how the package exports itself
  export default domino;
}
