import { KIND_BYTES, kindProblem, photoLimits, photoMessages } from '@volute/domain/service/photos'
import { ApiError } from '../../core/api/index.ts'

/** Photo as it is sent, with a thumbnail if the browser can draw the file. */
export interface Shrunk {
  file: Blob
  thumbnail: string | null
}

/**
 * Shrinks a photo to the size in which it is stored, so that it takes seconds on a slow connection. Of files that the
 * browser cannot draw, a JPEG or PNG stays as it is for the server to judge; another one, such as a HEIC, is never sent.
 */
export async function shrinkPhoto(file: File): Promise<Shrunk> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) {
    const start = await file
      .slice(0, KIND_BYTES)
      .arrayBuffer()
      .catch(() => null)
    const problem = start ? kindProblem(new Uint8Array(start)) : photoMessages.unreadable
    if (problem !== null) throw new ApiError(400, problem)
    return { file, thumbnail: null }
  }
  try {
    const thumbnail = draw(picture, photoLimits.thumbnail).toDataURL('image/jpeg')
    return { file: (await jpegOf(draw(picture, photoLimits.side))) ?? file, thumbnail }
  } finally {
    picture.close()
  }
}

/** Draws a picture on a white canvas whose longer side is at most this long. */
function draw(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return canvas
  // A JPEG shows black where a picture is transparent.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
