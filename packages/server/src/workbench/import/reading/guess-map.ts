import { join } from 'node:path'
import type { Finding, ImportMap } from '@volute/domain/workbench/workbench'
import { withWorkFolder } from '../../../core/process/index.ts'
import { listTables } from './find-mapped.ts'
import { openSources } from './open-sources.ts'
import { recogniseFile } from './recognise-file.ts'

/** Guesses a map of a folder's tables, for a person to correct, with notices about them. */
export async function guessMap(path: string): Promise<{ map: ImportMap; notices: string[] }> {
  return withWorkFolder(async (workFolder) => {
    const { folder, notices } = await openSources(path, workFolder)
    const map: ImportMap = []
    for (const name of await listTables(folder)) {
      const { reading, heads, mappings, findings, problem } = await recogniseFile({
        path: join(folder, name),
        name,
      })
      if (problem !== null) notices.push(problem)
      else if (mappings.length === 0) notices.push(`${name}: its headers do not say what it is.`)
      notices.push(...findings.map((finding) => `${name}, ${tell(finding, heads)}`))
      if (reading) map.push({ file: name, heads, reading, mappings })
    }
    return { map, notices }
  })
}

const tell = ({ kind, column, count, line, text, meant }: Finding, heads: readonly string[]) =>
  `column ${heads[column]}: ${kind} ${count} times, first in line ${line}: '${text}' ${
    meant === null ? 'has to be fixed' : `would be read as ${meant}`
  }`
