import { deflateSync, gzipSync } from 'node:zlib'
import type { Random } from '../allergen-guard/random.ts'
import { png, pngChunk, pngHeader, pngSignature, withChunks } from './png.ts'
import { canary, type Encoding, encodings } from './seeds.ts'

type Maker = (seeds: Record<Encoding, Buffer>, random: Random) => Buffer

const text = (content: string) => Buffer.from(content, 'latin1')
const html = `<!doctype html><html><body onload="alert('${canary}')"><script>alert('${canary}')</script></body></html>`
const zip = Buffer.concat([
  text('PK\x03\x04'),
  Buffer.alloc(26),
  text(canary),
  text('PK\x05\x06'),
  Buffer.alloc(18),
])
const svgs = [
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${canary}')"/>`,
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
  `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "${canary}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="http://127.0.0.1:1/${canary}"/></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><rect width="100%" height="100%"/></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><iframe srcdoc="${canary}"/></foreignObject></svg>`,
]
const foreign = [
  text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
  text('II*\0\x08\0\0\0\x01\0\0\x01\x03\0\x01\0\0\0\xff\xff\0\0'),
  text('MM\0*\0\0\0\x08'),
  text('8BPS\0\x01\0\0\0\0\0\0\0\x03'),
  text('BM\xff\xff\0\0\0\0\0\0\x36\0\0\0'),
  text('\0\0\x01\0\x01\0\x10\x10'),
  text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run'),
  text(
    'push graphic-context\nviewbox 0 0 640 480\nfill \'url(https://127.0.0.1:1/"|ls "-la)\'\npop graphic-context',
  ),
  text('<image><read filename="/etc/passwd"/><write filename="/tmp/canary.png"/></image>'),
  text('\xff\x0a\xfa\x1f\x41'),
  text('\0\0\0\x0cjP  \r\n\x87\n'),
  text('\x7fELF\x02\x01\x01'),
  text('#!/bin/sh\ntouch /tmp/canary'),
  text(html),
  text('P6\n60000 60000\n255\n'),
  text('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'),
  text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 60000 +X 60000\n'),
  zip,
  Buffer.alloc(0),
  Buffer.alloc(4_096),
]
const signatures = [
  text('\xff\xd8\xff'),
  pngSignature,
  text('GIF89a'),
  text('RIFF\xff\xff\0\0WEBPVP8 '),
  text('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'),
]

/** Files that pretend: to be another type, to be whole, to be harmless, to be a picture at all. */
export const disguises: Record<string, Maker> = {
  svg: (_seeds, random) => text(random.pick(svgs)),
  'packed svg': (_seeds, random) => gzipSync(random.pick(svgs)),
  'svg behind the signature of a picture': (_seeds, random) =>
    Buffer.concat([random.pick(signatures), text(random.pick(svgs))]),
  'a file of another kind': (_seeds, random) => random.pick(foreign),
  'a file of another kind behind the signature of a picture': (_seeds, random) =>
    Buffer.concat([random.pick(signatures), random.pick(foreign)]),
  'noise behind the signature of a picture': (_seeds, random) =>
    Buffer.concat([random.pick(signatures), noise(random, random.between(1, 4_000))]),
  'a picture with a page behind it': (seeds, random) =>
    Buffer.concat([seeds[random.pick(encodings)], text(html)]),
  'a picture with an archive behind it': (seeds, random) =>
    Buffer.concat([seeds[random.pick(encodings)], zip]),
  'a picture with another behind it': (seeds, random) =>
    Buffer.concat([seeds[random.pick(encodings)], seeds[random.pick(encodings)]]),
  'a jpeg with a page in its comment': ({ jpeg }) => {
    const comment = text(html)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(comment.length + 2)
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2)])
  },
  'a gif that is a script as well': ({ gif }) =>
    Buffer.concat([gif.subarray(0, gif.length - 1), text(`!\xfe\x20*/=1;alert('${canary}')/*\0;`)]),
  'a png with code in a text': ({ png: seed }) =>
    withChunks(seed, pngChunk('tEXt', text(`Comment\0<?php system('${canary}'); ?>`))),
  'a png with chunks of nobody': ({ png: seed }, random) =>
    withChunks(
      seed,
      pngChunk('caNr', text(canary)),
      pngChunk('eXIf', noise(random, 200)),
      pngChunk('acTL', Buffer.alloc(8)),
    ),
  'a png whose chunks lie about their length': ({ png: seed }, random) =>
    withChunks(
      seed,
      pngChunk('tEXt', text(canary), { length: random.pick([0, 0x7f_ff_ff_ff, 0xff_ff_ff_ff]) }),
    ),
  'a png with a wrong checksum': ({ png: seed }) =>
    withChunks(seed, pngChunk('PLTE', Buffer.alloc(3), { crc: 1 })),
  'a png without pixels': () => png(pngHeader({ width: 40, height: 30 })),
  'a png with far too many pixels': () =>
    png(pngHeader({ width: 4, height: 4 }), pngChunk('IDAT', deflateSync(Buffer.alloc(20_000_000)))),
  'a picture full of traces': (seeds, random) => seeds[random.pick(encodings)],
  'a picture that was cut off': (seeds, random) => {
    const whole = seeds[random.pick(encodings)]
    return whole.subarray(0, random.between(1, whole.length - 1))
  },
  'a picture with a hole': (seeds, random) => {
    const whole = seeds[random.pick(encodings)]
    const from = random.below(whole.length)
    return Buffer.concat([whole.subarray(0, from), whole.subarray(from + random.between(1, 400))])
  },
  'a picture of 11 MB': ({ jpeg }) => Buffer.concat([jpeg, Buffer.alloc(11_000_000 - jpeg.length)]),
  'a picture with 9 MB behind it': ({ jpeg }) => Buffer.concat([jpeg, Buffer.alloc(9_000_000, canary)]),
}

/** A valid file in which some bytes were changed: what finds holes in decoders. */
export function mutated(seeds: Record<Encoding, Buffer>, random: Random): Buffer {
  const file = Buffer.from(seeds[random.pick(encodings)])
  const changes = random.pick([1, 4, 16, Math.ceil(file.length / 250)])
  for (let n = 0; n < changes; n++) {
    const at = random.below(random.pick([64, 512, file.length]))
    if (at < file.length) file[at] = random.pick([random.below(256), 0, 0xff, 0x7f])
  }
  return file
}

function noise(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.below(256)))
}
