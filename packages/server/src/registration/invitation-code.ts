import { randomBytes } from 'node:crypto'

/** A new code of 128 random bits that can stand in a link (OQ-25). */
export const newInvitationCode = () => randomBytes(16).toString('base64url')
