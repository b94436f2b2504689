/**
 * What stands on receipts beside the food, as one language's shops write it: words and phrases, a comma between them. One with a '?' counts
 * only where its line names nothing else: 'bar?' is cash, and a food's word, too. One with a '+' is what longer words end with.
 */
export interface ReceiptWords {
  /** On a line with an amount they say that everything bought stands above it. */
  totals: string
  /** Taxes, payments, deposits, bags, discounts, loyalty, shop and greeting. */
  noise: string
  /** What shops sell beside food. */
  nonFood: string
  /** Foods with words of the others in their names. */
  foods?: string
  /** How many or how much is bought: 'Stk', 'Qty'. */
  counters: string
  /** Behind this stands what was not delivered. */
  missing: string
}
