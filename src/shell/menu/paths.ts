const external = /^(?:https?:|mailto:|tel:)/i

/** Whether an address leads out of the console. One that no browser can read leads nowhere. */
export const isExternal = (path: string): boolean => external.test(path) && URL.canParse(path)

/**
 * The path of an entry inside another, as POSIX resolves one: `/pay` and `list` give `/pay/list`, an absolute path stands
 * for itself. An address that leads out is taken as it is written, also when it is that of the entry around.
 */
export const resolvePath = (base: string, path: string): string => {
  if (isExternal(path)) return path
  if (path.startsWith('/') || !isExternal(base)) {
    const steps: string[] = []
    for (const step of (path.startsWith('/') ? path : `${base}/${path}`).split('/')) {
      if (step === '..') steps.pop()
      else if (step !== '' && step !== '.') steps.push(step)
    }
    return `/${steps.join('/')}`
  }
  return base
}

const parameter = /^:[A-Za-z]\w*$/
const number = /^:[A-Za-z]\w*\(\\d\+\)$/

const stepsOf = (path: string): readonly string[] => path.split('/').filter(Boolean)

/** Whether a path stands for many pages: `/example/edit/:id`, or `:id(\d+)` for numbers alone. */
export const isPattern = (path: string): boolean => stepsOf(path).some((step) => step.startsWith(':'))

/** The names of the parts that stand for many. */
export const parametersOf = (path: string): readonly string[] =>
  stepsOf(path).flatMap((step) => (step.startsWith(':') ? [step.slice(1).replace('(\\d+)', '')] : []))

const decoded = (path: string): string | undefined => {
  try {
    // Its result is wanted: a call without one is left out of the built console.
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * Whether a resolved path can be a route. Browsers read `\`, spaces and `//` in ways that could lead to another site, and a
 * question mark or a number sign ends the path; what is wrongly encoded, no server takes.
 */
export const isRoutePath = (path: string): boolean =>
  decoded(path) !== undefined &&
  stepsOf(path).every((step) =>
    step.startsWith(':') ? parameter.test(step) || number.test(step) : /^[\w\-.~!$&'()+,;=:@%]+$/.test(step),
  )

const takes = (step: string, given: string): boolean =>
  step === given || parameter.test(step) || (number.test(step) && /^\d+$/.test(given))

/**
 * How well an address belongs to a path: 0 when it does not, more the longer the path is and the more of it is literal.
 * `/pay/list/42` belongs to `/pay/list`, and `/pay/lists` does not.
 */
export const closeness = (path: string, pathname: string): number => {
  const [steps, given] = [stepsOf(path), stepsOf(pathname)]
  // Everything is below the root; to it belongs the root alone.
  if (steps.length === 0) return given.length === 0 ? 1 : 0
  if (!steps.every((step, index) => given[index] !== undefined && takes(step, given[index]))) return 0
  return steps.length + steps.filter((step, index) => step === given[index]).length / (steps.length + 1)
}

/** The part of an address that belongs to a path: `/example/edit/5` of `/example/edit/5/log` for `/example/edit/:id`. */
export const ownPart = (path: string, pathname: string): string =>
  isPattern(path) ? `/${stepsOf(pathname).slice(0, stepsOf(path).length).join('/')}` : path
