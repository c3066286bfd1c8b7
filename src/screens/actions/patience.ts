import { type Label, l } from '@/declaration/label'

const waitingTexts = {
  sending: l(
    '平台还没有答复，请稍候…',
    'No answer from the platform yet…',
    'La plataforma aún no ha respondido…',
  ),
  asking: l(
    '没有收到答复，正在核实是否已经执行…',
    'There was no answer. Finding out whether it was done…',
    'No hubo respuesta. Comprobando si se hizo…',
  ),
} as const satisfies Record<string, Label>

type Step = keyof typeof waitingTexts

/** Called with what the operator is waiting for. */
export type Wait = (words: Label) => void

/** How long to wait before saying that something is in progress, in ms. */
const unsaid = 3000

/**
 * Runs work, and says what it is waiting for if that takes long.
 *
 * @param first the first step
 * @param work calls `onStep` when it moves on to another step
 */
export const patiently = async <T>(
  tell: Wait,
  first: Step,
  work: (onStep: (next: Step) => void) => Promise<T>,
): Promise<T> => {
  let words: Label = waitingTexts[first]
  let isSaid = false
  const timer = setTimeout(() => {
    isSaid = true
    tell(words)
  }, unsaid)
  try {
    return await work((next) => {
      words = waitingTexts[next]
      if (isSaid) tell(words)
    })
  } finally {
    clearTimeout(timer)
  }
}
