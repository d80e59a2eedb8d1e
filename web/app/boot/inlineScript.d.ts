declare module '*?script' {
  export const code: string;
}
