/** What two samples tell apart: Welch's t, and the difference of means from which on they would have told. */
export interface Welch {
  t: number
  shownFrom: number
}

/** From here on |t| says that two samples differ: by chance it comes once in a hundred thousand times. */
export const mostT = 4.5

export function welch(one: number[], other: number[]): Welch {
  const error = Math.sqrt(varianceOf(one) / one.length + varianceOf(other) / other.length)
  return { t: (meanOf(one) - meanOf(other)) / error, shownFrom: mostT * error }
}

/** Without what took longest in both together: a pause of the machine hides a small difference. */
export function cropped(one: number[], other: number[], share: number): [number[], number[]] {
  const all = [...one, ...other].toSorted((a, b) => a - b)
  const most = all[Math.floor(all.length * share)] ?? Number.POSITIVE_INFINITY
  return [one.filter((each) => each < most), other.filter((each) => each < most)]
}

const meanOf = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

function varianceOf(values: number[]): number {
  const mean = meanOf(values)
  return values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1)
}
