import { workbookOfCsv } from './workbook-of-csv.ts'

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const workbook = workbookOfCsv(new TextDecoder().decode(data))
  postMessage(workbook, { transfer: [workbook.buffer] })
})
