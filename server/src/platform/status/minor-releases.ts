/** The newest PostgreSQL of the embedded one's major version when this version of the product was made. */
const newest = { major: 18, minor: 6 }

/** What to say of the age of a PostgreSQL: '18.4, 2 minor releases behind 18.6'; its version alone where there is nothing to say. */
export function ageOf(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10))
  const behind = major === newest.major ? newest.minor - minor : 0
  if (!(behind > 0)) return version
  return `${version}, ${behind} minor release${behind === 1 ? '' : 's'} behind ${newest.major}.${newest.minor}`
}
