const first = Promise.withResolvers<void>()

/** Resolves with the first toast, which needs the code that shows it. */
export const firstToast = first.promise

export const noteToast = first.resolve
