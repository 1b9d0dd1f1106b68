import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readCode } from './read-code.ts'

/** Interval between two camera readings, in ms. */
const LOOK = 250

/** Shows the camera in a video and reads codes from it while mounted; `none` if there is no camera or access is denied. */
export function useCamera(onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'on' | 'none'>('starting')
  const read = useEffectEvent(onRead)
  useEffect(() => {
    const stop = new AbortController()
    void watch(video.current, stop.signal, {
      onSeen: () => setState('on'),
      onRead: (text) => read(text),
    }).catch(() => stop.signal.aborted || setState('none'))
    return () => stop.abort()
  }, [])

  return { video, state }
}

interface Watching {
  onSeen: () => void
  onRead: (text: string) => void
}

/** Reads frames until a code is found or the signal aborts, then turns the camera off. */
async function watch(video: HTMLVideoElement | null, signal: AbortSignal, { onSeen, onRead }: Watching) {
  if (!video) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    onSeen()
    for (;;) {
      if (signal.aborted) return
      const text = video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? null : await readCode(video)
      if (signal.aborted) return
      if (text) return onRead(text)
      await new Promise((resume) => setTimeout(resume, LOOK))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
