import { useMutation } from '@tanstack/react-query'
import { type AddedPump, addPumps, fleetMessages, readSerials } from '@volute/domain/service/fleet'
import { limits } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { call, sentenceOf } from '../../core/api/index.ts'
import { reloadFleet } from './use-fleet.ts'

export type Adding = ReturnType<typeof useAddPumps>

/** State of adding serial numbers to the fleet. */
export function useAddPumps() {
  const [text, setText] = useState('')
  const [site, setSite] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [report, setReport] = useState<AddedPump[] | null>(null)
  const [isOpen, setOpen] = useState(false)
  const serials = readSerials(text, window.location.origin)
  const siteId = site === '' ? null : Number(site)
  const add = useMutation({
    mutationFn: (serialNumbers: string[]) => call(addPumps, { serialNumbers, siteId }),
    onSuccess: reloadFleet,
  })

  return {
    text,
    serials,
    site,
    setSite,
    report,
    isAdding: add.isPending,
    error: refusal ?? (add.error && sentenceOf(add.error)),
    setText: (next: string) => {
      setText(next)
      forgetError()
    },
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (add.isPending) return
      const wrong = wrongWith(serials)
      setRefusal(wrong)
      if (!wrong) add.mutate(serials, { onSuccess: ({ pumps }) => showReport(pumps) })
    },
    /** Adds a suggested near match in place of the typed number. */
    take: (typed: string, serialNumber: string) =>
      add.mutate([serialNumber], {
        onSuccess: ({ pumps: [taken] }) =>
          setReport(
            (now) => now?.map((one) => (one.typed === typed && taken ? { ...taken, typed } : one)) ?? null,
          ),
      }),
    /** True while the dialog is open. The report of a list pasted into the empty fleet also opens it. */
    isOpen,
    open: () => setOpen(true),
    close: () => {
      again()
      setOpen(false)
    },
    again,
  }

  function showReport(pumps: AddedPump[]) {
    setReport(pumps)
    setOpen(true)
  }

  /** Starts over. Keeps the typed list if it has no report yet. */
  function again() {
    forgetError()
    setReport(null)
    if (report) setText('')
  }

  function forgetError() {
    setRefusal(null)
    // Keep a running request, whose report still arrives.
    if (add.isError) add.reset()
  }
}

function wrongWith(serials: string[]): string | null {
  if (serials.length === 0) return fleetMessages.noSerials
  return serials.length > limits.fleetAdded ? fleetMessages.tooManySerials(serials.length) : null
}
