import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadAccountSpeech } from '@/i18n/accountTexts'
import { PublicLanguage } from '@/pages/public'
import { usePublicStyles } from './publicStyles'

/** What one call carried. */
interface Sent {
  /** `/user/register`: the path below /api. */
  readonly path: string
  readonly body: Record<string, unknown>
}

type Answer = { code: number; message?: string; data?: unknown } | 'lost'

/**
 * A platform that answers each path as a test says, in that order and the last answer for ever; what was not said is
 * answered with success.
 */
export function publicPlatform() {
  const sent: Sent[] = []
  const answers = new Map<string, Answer[]>()
  const respond = async (address: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = new URL(String(address), location.href).pathname.replace(/^\/api/, '')
    sent.push({ path, body: JSON.parse(String(init?.body)) })
    const queue = answers.get(path) ?? []
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? { code: 0, data: {} }
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return Response.json(answer)
  }
  beforeAll(() => usePublicStyles(true))
  beforeEach(() => {
    sent.length = 0
    answers.clear()
    vi.stubGlobal('fetch', respond)
  })
  afterEach(() => void vi.resetAllMocks())
  return {
    /** Everything that was sent to a path. */
    sentTo: (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body),
    answer: (path: string, ...given: Answer[]) => void answers.set(path, given),
  }
}

/** A field by its label. */
export const field = (label: string) => page.getByLabelText(label, { exact: true })

/** Fills in fields by their labels. */
export async function fillIn(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value)
}

/** Shows a public page in Chinese. @param load fetches another language */
export const showPage = async (content: ReactNode, load = loadAccountSpeech) =>
  render(
    <PublicLanguage initial={await loadAccountSpeech('zh')} load={load}>
      {content}
    </PublicLanguage>,
  )
