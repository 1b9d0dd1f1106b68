/** Turns a CSV file of the shop into an XLSX file of the same name, in a worker: a long list stops no page. */
export async function workbookFile(csv: File): Promise<File> {
  const read = await csv.arrayBuffer()
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
  try {
    const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => resolve(data))
      worker.addEventListener('error', () =>
        reject(new Error('Unable to write the workbook. Export it as CSV instead.')),
      )
      worker.postMessage(read, { transfer: [read] })
    })
    return new File([bytes], csv.name.replace(/\.csv$/, '.xlsx'), { type })
  } finally {
    worker.terminate()
  }
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
