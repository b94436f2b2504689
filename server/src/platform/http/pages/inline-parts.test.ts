import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlinePartsOf } from './inline-parts.ts'

const hashOf = (part: string) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`

it('admits a script with the line ends that a browser reads, whichever the checkout has', () => {
  const admitted = [hashOf('let a\nlet b\n')]
  for (const end of ['\n', '\r\n', '\r'])
    expect(inlinePartsOf(`<script>let a${end}let b${end}</script>`).scripts).toEqual(admitted)
})

it('admits nothing but what stands in the page as it is, neither by an attribute nor by what is named', () => {
  const page = '<script src="/theme.js"></script><style media="print">a{}</style><p onclick="b()">'
  expect(inlinePartsOf(page)).toEqual({ scripts: [], styles: [] })
})
