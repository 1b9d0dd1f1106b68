import { useMutation } from '@tanstack/react-query'
import { type AddedPump, addPumps, fleetMessages, readSerials } from '@volute/domain/service/fleet'
import { limits } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { call, sentenceOf } from '../../core/api/index.ts'
import { reloadFleet } from './use-fleet.ts'

export type Adding = ReturnType<typeof useAddPumps>

/** A list of serial numbers on its way into the fleet. */
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
    /** Takes one of the pumps that nearly match in the place of what was typed. */
    take: (typed: string, serialNumber: string) =>
      add.mutate([serialNumber], {
        onSuccess: ({ pumps: [taken] }) =>
          setReport(
            (now) => now?.map((one) => (one.typed === typed && taken ? { ...taken, typed } : one)) ?? null,
          ),
      }),
    /** True when the dialog is open; the report of a list pasted into the empty fleet opens it. */
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

  /** Begins again; a list that has no report yet stays. */
  function again() {
    forgetError()
    setReport(null)
    if (report) setText('')
  }

  function forgetError() {
    setRefusal(null)
    // The report of a list that is on its way still comes.
    if (add.isError) add.reset()
  }
}

function wrongWith(serials: string[]): string | null {
  if (serials.length === 0) return fleetMessages.noSerials
  return serials.length > limits.fleetAdded ? fleetMessages.tooManySerials(serials.length) : null
}
