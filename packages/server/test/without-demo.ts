import { registerHooks } from 'node:module'

// Preloaded with `--import`; makes the process run as in an installation without the demo world.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '@volute/demo') return next(specifier, context)
    const message = `Cannot find package '@volute/demo' imported from ${context.parentURL}`
    throw Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' })
  },
})
