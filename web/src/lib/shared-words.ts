/** How often two people have handed food over to each other, to one of them; undefined where they never have, or it is not known. */
export const sharedFood = (times: number | undefined): string | undefined =>
  times ? `You two have shared food ${times === 1 ? 'once' : `${times} times`}.` : undefined
