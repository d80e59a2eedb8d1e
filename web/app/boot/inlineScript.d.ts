declare module '*?script' {
  /** Text of the script. */
  const code: string;
  export { code as default };
}
