import type { SearchType } from '@volute/domain/catalogue'

export const searchTypeOptions: { value: SearchType; label: string }[] = [
  { value: 'bom', label: 'BOM' },
  { value: 'serial', label: 'Serial' },
  { value: 'part', label: 'Part' },
]

export const searchTypeLabel = (type: SearchType) =>
  searchTypeOptions.find(({ value }) => value === type)?.label ?? type
