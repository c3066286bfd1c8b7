import '@/pages/public.css'
import '@/pages/account/account.css'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadAccountSpeech } from '@/i18n/accountTexts'
import { PublicLanguage } from '@/pages/public'
import { codeCountdown } from '@/platform/codeCountdown'
import { usePublicStyles } from './publicStyles'

interface Answer {
  readonly code: number
  readonly message?: string
  readonly data?: unknown
}

/** `silent`: no answer before the page gives up. */
type Fate = Answer | Promise<Answer> | 'lost' | 'silent'

/**
 * A platform that answers each path below /api as a test sets it up, in order. The last answer is repeated, and other paths
 * succeed.
 */
export function publicPlatform() {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const answers = new Map<string, Fate[]>()
  const respond = async (address: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = new URL(String(address), location.href).pathname.slice('/api'.length)
    sent.push({ path, body: JSON.parse(String(init?.body)) })
    const queue = answers.get(path) ?? []
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? { code: 0, data: {} }
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    if (answer === 'silent')
      return new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('silent'))),
      )
    return Response.json(await answer)
  }
  beforeAll(() => usePublicStyles(true))
  beforeEach(() => {
    sent.length = 0
    answers.clear()
    for (const scene of ['login', 'register', 'recovery'] as const) codeCountdown(scene).start(0)
    vi.stubGlobal('fetch', respond)
  })
  afterEach(() => void vi.resetAllMocks())
  return {
    /** Everything that was sent to a path. */
    sentTo: (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body),
    answer: (path: string, ...given: Fate[]) => void answers.set(path, given),
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
