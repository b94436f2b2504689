/** Foods that somebody may want to be told of. Apart from the other limits: few screens need it. */
export const savedSearchesMax = 20
