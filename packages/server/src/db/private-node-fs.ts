import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]
type SetAttributes = (path: unknown, node: unknown, wanted: { mode?: number }, ...calls: unknown[]) => void

/** A folder for PGlite whose files are its user's alone: Emscripten sets every new file's mode by itself, past the umask. */
export class PrivateNodeFs extends NodeFS {
  override async init(pg: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pg, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [hideModes, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

function hideModes({ FS }: { FS: object }) {
  const { NODEFS } = (FS as { filesystems: { NODEFS: { setattr: SetAttributes } } }).filesystems
  const { setattr } = NODEFS
  NODEFS.setattr = (path, node, wanted, ...calls) => {
    const { mode } = wanted
    setattr(path, node, mode === undefined ? wanted : { ...wanted, mode: mode & ~0o077 }, ...calls)
  }
}
