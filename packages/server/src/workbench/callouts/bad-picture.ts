/** Reason why a file has no picture, as a sentence. */
export class BadPicture extends Error {}

/** Throws a `BadPicture` with the decoder's own sentence. */
export function refuse(error: unknown): never {
  if (error instanceof BadPicture) throw error
  if ((error as Error).name === 'PasswordException') throw new BadPicture('The file is encrypted.')
  throw new BadPicture(`The file cannot be read (${firstLine(error as Error)}).`)
}

const firstLine = ({ message }: Error) => (message.split('\n')[0] ?? '').replace(/\.$/, '')
