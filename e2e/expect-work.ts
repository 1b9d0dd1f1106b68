import { expect } from '@playwright/test'
import { HANG } from './caps.ts'

/** Waits for the work of a queue, an ERP or another program, with no limit but the one for hangs. */
export const expectWork = expect.configure({ timeout: HANG })
