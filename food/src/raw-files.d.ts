/** Tests compare with files as they are; vitest hands them over as text. */
declare module '*?raw' {
  const text: string
  export default text
}
