import { photoLimits } from './limits.ts'

const megabytes = photoLimits.bytes / 1_048_576

export const photoMessages = {
  sendFailed: 'Internal server error. Unable to save the photo.',
  loadFailed: 'Internal server error. Unable to load the photo.',

  tooLarge: `A photo can be up to ${megabytes} MB.`,
  /** An iPhone has the setting under Settings, Camera, Formats. */
  heic: "We can't read HEIC photos. Choose a JPEG, or set your camera to Most Compatible.",
  notAPhoto: 'This is not a photo. Choose a JPEG or PNG file.',
  tooManyPixels: `This photo has more than ${photoLimits.pixels / 1_000_000} megapixels. Set your camera to a smaller size.`,
  unreadable: "We can't read this photo. It may be damaged. Choose another one.",
  full: `You can add up to ${photoLimits.count} photos.`,
  gone: 'One photo no longer exists. Remove it and add it again.',
  lost: 'The connection was lost. Send the photo again.',
  unsent: 'A photo was not sent. Send it again, or remove it.',
} as const
