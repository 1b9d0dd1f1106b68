import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token of 256 random bits (OQ-02). */
export const newToken = () => randomBytes(32).toString('base64url')

/** Stored form of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
