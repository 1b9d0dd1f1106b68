/** Why a file has no picture, in a sentence. */
export class BadPicture extends Error {}

/** What a decoder says of a file. */
export function refuse(error: unknown): never {
  if (error instanceof BadPicture) throw error
  throw new BadPicture(`The file cannot be read (${firstLine(error as Error)}).`)
}

const firstLine = ({ message }: Error) => (message.split('\n')[0] ?? '').replace(/\.$/, '')
