/** How it works, in three steps. */
export const steps = {
  add: { title: 'Write it down', text: 'Add what you bought and its date. Ten seconds, one thumb.' },
  mail: {
    title: 'Get reminded in time',
    text: 'An email at 8am tells you what expires within 3 days. Recipes start with what you have.',
  },
  share: {
    title: 'Use it or share it',
    text: 'Too much rice? Someone two floors up is hungry. Offer it, chat, done.',
  },
}
