/** Foods of these names, and how many days each has left. */
export const foods = (...named: readonly (readonly [string, number])[]) =>
  named.map(([name, daysLeft], n) => ({
    id: String(n),
    name,
    quantity: 1,
    expiryDate: '2027-03-10',
    daysLeft,
    isAbout: false,
  }))
