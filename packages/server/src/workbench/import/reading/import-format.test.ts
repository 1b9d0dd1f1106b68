import { importFormat } from '@volute/domain/workbench/workbench'
import { expect, it } from 'vitest'
import { kinds } from '../kinds/index.ts'

it.each(importFormat.map(({ file, columns }) => [file, columns] as const))(
  'the columns that %s can be mapped to are those that the import reads (BRING-03)',
  (file, columns) => {
    const kind = kinds.find((one) => one.file === file)
    expect(
      columns
        .map(({ name }) => name)
        .filter((name) => name !== 'level')
        .toSorted(),
    ).toEqual(Object.keys(kind?.columns ?? {}).toSorted())
    for (const { name, isRequired } of columns)
      if (!kind?.eitherOf?.includes(name))
        expect([name, isRequired]).toEqual([name, kind?.columns[name]?.required ?? false])
  },
)
