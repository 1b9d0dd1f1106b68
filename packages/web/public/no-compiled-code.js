// The content security policy forbids compiled code; zod must know before the first schema is made, or it tries.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
