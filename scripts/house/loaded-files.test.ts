import { describe, expect, it } from 'vitest'
import { loadedFiles, ofCamera } from '../lib/loaded-files.mjs'

/** A build whose pantry names its list at once and its camera when it is wanted. */
const manifest = {
  pantry: {
    file: 'assets/pantry-1.js',
    css: ['assets/pantry-1.css'],
    imports: ['list'],
    dynamicImports: ['camera'],
  },
  list: { file: 'assets/list-1.js', imports: ['pantry'] },
  camera: { file: 'assets/camera-popup-1.js', imports: ['codes'] },
  codes: { file: 'assets/codes-1.js' },
  app: { file: 'app.html', imports: ['pantry'] },
}
const texts = new Map([
  ['assets/pantry-1.js', "const later=()=>import('./camera-popup-1.js')"],
  ['assets/codes-1.js', 'new Worker(`/assets/camera/code-worker-1.js`)'],
])
const textOf = (file: string) => texts.get(file) ?? ''

describe('loadedFiles', () => {
  it('are what an entry names at once, each once, and no page', () => {
    expect([...loadedFiles(manifest, 'app')]).toEqual([
      'assets/pantry-1.js',
      'assets/pantry-1.css',
      'assets/list-1.js',
    ])
  })

  it('are none of what was not built', () => {
    expect(() => loadedFiles(manifest, 'nothing')).toThrow('was the web built?')
  })
})

describe('ofCamera', () => {
  it('is nothing that comes when it is wanted', () => {
    expect(ofCamera(loadedFiles(manifest, 'pantry'), textOf)).toEqual([])
  })

  it.each([
    ['camera', ['assets/camera-popup-1.js', 'assets/codes-1.js']],
    ['codes', ['assets/codes-1.js']],
  ])('is %s once the list imports it at once', (imported, found) => {
    const heavy = { ...manifest, list: { ...manifest.list, imports: [imported] } }
    expect(ofCamera(loadedFiles(heavy, 'pantry'), textOf)).toEqual(found)
  })

  it.each(['new BarcodeDetector()', 'zxing_reader', 'tesseract-core'])(
    'is a script that holds %s',
    (text) => {
      expect(ofCamera(['assets/pantry-1.js'], () => text)).toEqual(['assets/pantry-1.js'])
    },
  )
})
