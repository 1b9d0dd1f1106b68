import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'

/** The file store in a folder. A file moves in one step, which the library's copy and delete are not. */
export class FolderDriver extends FSDriver {
  readonly #location: string

  constructor(location: string) {
    super({ location, visibility: 'public' })
    this.#location = location
  }

  override async move(source: string, destination: string): Promise<void> {
    const target = join(this.#location, destination)
    await mkdir(dirname(target), { recursive: true })
    await rename(join(this.#location, source), target)
  }
}
