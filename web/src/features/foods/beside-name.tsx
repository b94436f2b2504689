import { TakenFor } from './taken-for.tsx'
import { useNames } from './use-names.ts'

/** What a typed name is taken for, once that is known. */
export function BesideName({ name }: { name: string }) {
  const reading = useNames().get(name)
  return reading ? <TakenFor reading={reading} /> : null
}
