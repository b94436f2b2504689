/** A text as a shop prints or mails it, and the foods that stand in it. */
export interface Receipt {
  shop: string
  text: string
  /** Quantity × name · size: a name holds the words that the row's name must hold. */
  foods: readonly string[]
  /** Without prices: read as it is typed into the line. */
  isList?: true
}
