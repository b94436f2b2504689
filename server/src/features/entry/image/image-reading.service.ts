import { limits } from '@shelfmate/contract/api/limits'
import { type Ai, AiError } from '#platform/ai/ai.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Images } from '#platform/images/index.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { UploadedFile } from '#platform/routes/implementation.ts'
import { Service } from '#platform/service/service.ts'
import { answerSchema, instructions, lineOf } from './image-prompt.ts'

const everybody = 'all'

export interface ImageReadingPorts {
  /** Undefined unless the operator named a model and said that it can see (D45). */
  ai: Ai | undefined
  images: Pick<Images, 'redraw'>
  /** Images of one user. */
  readings: Limiter
  /** Requests to the model that all users together may cause. */
  ceiling: Limiter
}

/** Has a model read the foods of an image. */
export class ImageReadingService extends Service<ImageReadingPorts> {
  /**
   * The foods of an image, a line each. The model gets the image without its place and camera, and nothing of its owner; nothing is stored.
   * Errors: NOT_FOUND where no model can see, RATE_LIMITED, UNAVAILABLE, IMAGE_INVALID, IMAGE_TOO_LARGE.
   */
  async readImage(userId: string, file: UploadedFile, signal: AbortSignal): Promise<string[]> {
    const { ai, images, readings, ceiling } = this.ports
    if (!ai) throw new DomainError('NOT_FOUND')
    const image = await images.redraw(userId, file)
    await readings.take(userId)
    await ceiling.take(everybody)
    const lines: string[] = []
    const task = {
      instructions,
      data: {},
      image,
      schema: answerSchema,
      read: lineOf,
      signal,
      beforeRetry: () => ceiling.take(everybody),
    }
    try {
      for await (const line of ai.write(task)) {
        lines.push(line)
        if (lines.length >= limits.itemsPerBatch) break
      }
    } catch (error) {
      if (error instanceof AiError) throw new DomainError('UNAVAILABLE')
      throw error
    }
    return lines
  }
}
