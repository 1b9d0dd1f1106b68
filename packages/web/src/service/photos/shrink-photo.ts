import { photoLimits } from '@volute/domain/service/photos'

/** Photo as it is sent, with a thumbnail if the browser can draw the file. */
export interface Shrunk {
  file: Blob
  thumbnail: string | null
}

/**
 * Shrinks a photo to the size in which it is stored, so that it takes seconds on a slow connection. A file that the browser
 * cannot draw, such as a HEIC in most of them, stays as it is for the server to judge.
 */
export async function shrinkPhoto(file: File): Promise<Shrunk> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return { file, thumbnail: null }
  try {
    const thumbnail = draw(picture, photoLimits.thumbnail).toDataURL('image/jpeg')
    return { file: (await jpegOf(draw(picture, photoLimits.side))) ?? file, thumbnail }
  } finally {
    picture.close()
  }
}

/** Draws a picture on a canvas whose longer side is at most this long. */
function draw(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
