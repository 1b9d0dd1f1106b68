import { expect } from '@playwright/test'
import { HANG } from './caps.ts'

/** Waits for the work of a queue, an ERP or another program, which takes as long as it takes. */
export const expectWork = expect.configure({ timeout: HANG })
