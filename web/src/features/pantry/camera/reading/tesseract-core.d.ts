declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** What we use of the API of Tesseract, as its package compiles it. */
  export interface TessApi {
    Init(data: string | null, language: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    SetPageSegMode(mode: number): void
    /** Reads /input; turned by so many radians. */
    SetImageFile(exif: number, angle: number): number
    FindLines(): void
    GetGradient(): number
    Recognize(monitor: null): number
    GetUTF8Text(): string
    MeanTextConf(): number
    Clear(): void
  }

  export interface TessCore {
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void }
    TessBaseAPI: new () => TessApi
  }

  /** `wasmBinary`: the compiled program, so that it is fetched as we say. */
  export default function createCore(options: {
    wasmBinary: ArrayBuffer
    /** Share of the work on a bitmap, in percent. */
    TesseractProgress?: (percent: number) => void
  }): Promise<TessCore>
}
