import { registerHooks } from 'node:module'

// Preloaded by `--import`, it lets the process meet a house in which the demo world was never put.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '@volute/demo') return next(specifier, context)
    const message = `Cannot find package '@volute/demo' imported from ${context.parentURL}`
    throw Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' })
  },
})
