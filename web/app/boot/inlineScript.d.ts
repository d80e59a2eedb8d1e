declare module '*?script' {
  /** Text of the script. */
  export const code: string;
}
