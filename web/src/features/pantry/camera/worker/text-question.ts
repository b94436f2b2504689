/** What the reader of text is asked. */
export interface TextQuestion {
  bitmap: ImageData
  of: 'date' | 'receipt'
}
