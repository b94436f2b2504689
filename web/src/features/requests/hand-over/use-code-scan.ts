import { useEffect, useRef, useState } from 'react'
import { bitmapOf, sides } from '#lib/camera/bitmaps.ts'
import { type CodeReader, openCodeReader } from '#lib/camera/codes.ts'
import { signalScanned } from '#lib/camera/signals.ts'
import { readCodeText } from './code-text.ts'
import { scanWords } from './scan-words.ts'

interface CodeScan {
  read: CodeReader['read']
  see: (texts: readonly string[]) => void
  fail: () => void
  readFile: (file: File) => Promise<void>
  /** How it goes. */
  said: string
}

/** Reads the code of one request out of what a camera or a picture shows; told to `onCode` once. */
export function useCodeScan(requestId: string, onCode: (code: string) => void): CodeScan {
  const [said, setSaid] = useState('')
  const isFound = useRef(false)
  const [reader] = useState(() =>
    openCodeReader('qr', (share) => setSaid(share === undefined ? '' : `${scanWords.tools}…`)),
  )
  useEffect(() => () => reader.close(), [reader])
  const see = (texts: readonly string[]) => {
    if (texts.length === 0 || isFound.current) return
    const code = texts.map(readCodeText).find((told) => told?.requestId === requestId)?.code
    if (code === undefined) return setSaid(scanWords.another)
    isFound.current = true
    signalScanned()
    onCode(code)
  }
  const fail = () => setSaid(scanWords.toolsMissing)
  const readFile = async (file: File) => {
    const bitmap = await bitmapOf(file, sides.codes).catch(() => undefined)
    if (!bitmap) return setSaid(scanWords.unreadable)
    const texts = await reader.read(bitmap).catch(() => undefined)
    if (!texts) return fail()
    if (texts.length === 0) setSaid(scanWords.nothing)
    see(texts)
  }
  return { read: reader.read, see, fail, readFile, said }
}
