/** File with its path inside the dropped folder: `drawings/4RB-EM-100.svg`. */
export interface DroppedFile {
  name: string
  file: File
}

/** Files of a drop, including those in folders. Skips system files, which start with a dot. */
export async function droppedFiles(items: DataTransferItemList): Promise<DroppedFile[]> {
  // The list is emptied as soon as the drop event ends. An item without an entry, such as a mail attachment, is a single
  // file.
  const dropped = [...items].flatMap((item) => item.webkitGetAsEntry() ?? item.getAsFile() ?? [])
  const isAlone = dropped.length === 1
  const found = await Promise.all(
    dropped.map(async (one) => {
      if (one instanceof File) return [{ name: one.name, file: one }]
      // Paths in a single dropped folder omit its name.
      return filesOf(one, isAlone && one.isDirectory ? '' : one.name)
    }),
  )
  return found.flat()
}

/** Files chosen one by one or as a folder. */
export function chosenFiles(files: Iterable<File>): DroppedFile[] {
  return [...files]
    .map((file) => ({ name: file.webkitRelativePath.split('/').slice(1).join('/') || file.name, file }))
    .filter(({ file }) => !file.name.startsWith('.'))
}

async function filesOf(entry: FileSystemEntry, name: string): Promise<DroppedFile[]> {
  if (entry.name.startsWith('.')) return []
  if (isFile(entry)) return [{ name, file: await new Promise<File>((...found) => entry.file(...found)) }]
  const inside = await entriesOf(entry as FileSystemDirectoryEntry)
  const found = await Promise.all(inside.map((one) => filesOf(one, name ? `${name}/${one.name}` : one.name)))
  return found.flat()
}

/** Reads all entries of a folder. The browser returns up to a hundred at a time, then an empty list. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((...read) => reader.readEntries(...read))
    if (some.length === 0) return entries
    entries.push(...some)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
