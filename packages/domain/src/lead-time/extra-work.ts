export interface ExtraWork {
  painted: boolean
  customised: boolean
}

/**
 * What the options of a line add to its handling: a chosen colour, and an impeller that is not Full Trim at angle 0
 * (LEAD-05, OQ-61). No Paint and the null values of a part that is no impeller add nothing.
 */
export function extraWork(options: {
  paintColorId: number | null
  impellerTrim: number | null
  impellerAngle: number | null
}): ExtraWork {
  return {
    painted: options.paintColorId !== null,
    customised: Boolean(options.impellerTrim) || Boolean(options.impellerAngle),
  }
}
