import type { Random } from '../allergen-guard/random.ts'
import { killIfThere } from '../product/own-postgres.ts'
import { childrenOf, postmasterOf } from '../product/postgres.ts'
import type { Product } from '../product/product.ts'

/** What dies: the server; PostgreSQL whole, its postmaster alone, or one of its backends; or server and PostgreSQL. */
export const targets = ['server', 'postgres', 'both'] as const
export type Target = (typeof targets)[number]

/** Kills with signal 9, which nobody can catch; returns what died. */
export function killNine(target: Target, product: Product, dataDir: string, random: Random): string {
  const postmaster = postmasterOf(dataDir)
  const children = childrenOf(postmaster)
  const parts = {
    'postmaster and children': [postmaster, ...children],
    postmaster: [postmaster],
    'one child': children.length > 0 ? [random.pick(children)] : [],
  }
  if (target === 'server') return killAll(target, [product.pid])
  if (target === 'both') {
    const all = [product.pid, ...parts['postmaster and children']]
    return killAll('server, postmaster and children', random.chance(0.5) ? all : all.toReversed())
  }
  const part = random.pick([
    'postmaster and children',
    'postmaster and children',
    'postmaster',
    'one child',
  ] as const)
  return killAll(part, parts[part])
}

function killAll(what: string, pids: number[]): string {
  for (const pid of pids) {
    // Process 0 would be our own group.
    if (pid > 0) killIfThere(pid)
  }
  return what
}
