import type { UploadedFile, Mapping, Reading } from './uploaded-file.ts'
import { columnsOf, openMapper } from './map-rows.ts'
import { openStudy } from '../../core/table/index.ts'

/**
 * First rows of a file as a mapping reads them, before it is saved (BRING-45). Leading zeros known only from the catalogue
 * appear once the mapping is saved.
 */
export function mapSample(
  { heads, sample }: Pick<UploadedFile, 'heads' | 'sample'>,
  reading: Reading,
  mapping: Mapping,
): UploadedFile['mapped'][number] {
  const columns = new Map(heads.map((_, place) => [place, studyOf(sample, place)]))
  const mapper = openMapper(mapping, reading, { headers: heads.length, columns, zeroed: new Map() })
  const rows = sample.map((cells, row) => mapper.read({ line: reading.headRow + 2 + row, cells }))
  return {
    file: mapping.file,
    columns: columnsOf(mapping.columns),
    rows: rows.flatMap((row) => (row ? [row.cells] : [])),
  }
}

function studyOf(sample: string[][], place: number) {
  const study = openStudy()
  for (const cells of sample) study.add(cells[place] ?? '')
  return study.close()
}
