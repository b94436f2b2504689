/** What the reader of text is asked. */
export interface TextQuestion {
  picture: ImageData
  of: 'date' | 'receipt'
}
