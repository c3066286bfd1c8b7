import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ask, chooseInAccount, keptDrafts } from '../e2e/onPage'
import { caller } from '../e2e/seed'
import { startServer } from '../server.mjs'
import type { Bench, Row } from './bench'
import { timing } from './measure'
import { filesWith, type Installed, type StoredFile, startInstalled, storedFiles, stores } from './profile'
import { inFolder } from './seeded'

const usualKills = 100
/** When the browser is killed, ms after typing began. */
const kills = { earliest: 500, latest: 4000 } as const
/** From one character to the next, ms: a fast typist. */
const pace = 60
/** At most this much may be lost, ms. If the browser is killed before that, it need not offer anything. */
const mostLost = 1000
/** How long to wait for an offer, ms. */
const patience = 5000

const form = '/pay/replytemplate/create'
const passwords = { demo_partner: 'demo123456', demo_agent: 'demo123456' } as const
type Account = keyof typeof passwords

const contentOf = (page: Page) => page.getByRole('textbox', { name: '回复内容' })
const offerOf = (page: Page) => page.locator('.draft-offer')

/** The same numbers each time (mulberry32), from 0 to 1. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A word that cannot occur by chance. */
const wordFrom = (chance: () => number, length = 16): string =>
  Array.from({ length }, () => letters[Math.floor(chance() * letters.length)]).join('')

/** Signs in on the sign-in page. */
async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByRole('textbox', { name: '用户名' }).fill(account)
  await page.getByRole('textbox', { name: '密码' }).fill(passwords[account])
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('navigation').first().waitFor()
}

/** Opens the form for a new reply. Signs in again if the session did not survive. */
async function openForm(page: Page, account: Account): Promise<void> {
  await page.goto(form)
  const name = page.getByRole('textbox', { name: '用户名' })
  await contentOf(page).or(name).first().waitFor()
  if (await name.isVisible()) await signIn(page, account)
  await contentOf(page).waitFor()
}

/** Whether something typed before is offered, which takes a moment. */
const isOffered = (page: Page): Promise<boolean> =>
  offerOf(page)
    .waitFor({ timeout: patience })
    .then(
      () => true,
      () => false,
    )

/** A browser killed while somebody typed. */
interface Killed {
  /** Unix ms. */
  readonly began: number
  readonly killed: number
  /** What was typed, and when each character was typed. */
  readonly text: string
  readonly typed: readonly number[]
}

/** Types numbers after the word at a steady pace until the browser is killed. */
async function typeUntilKilled(browser: Installed, word: string, after: number): Promise<Killed> {
  const { page, kill, gone } = browser
  const content = contentOf(page)
  await content.fill('')
  await content.focus()
  const began = Date.now()
  let killed: number | undefined
  const killing = new Promise<number>((resolve) =>
    setTimeout(() => {
      killed = kill()
      resolve(killed)
    }, after),
  )
  const count = Array.from({ length: Math.ceil(kills.latest / pace) }, (_, index) => index + 1)
  const text = `${word} ${count.join(' ')}`
  const typed: number[] = []
  for (const character of text) {
    const due = began + typed.length * pace - Date.now()
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due))
    if (killed !== undefined) break
    // Before it is sent: a key that the browser never answered still counts as typed.
    typed.push(Date.now())
    await page.keyboard.type(character).catch((problem: unknown) => {
      if (killed === undefined) throw problem
    })
  }
  const at = await killing
  await gone
  return { began, killed: at, text: text.slice(0, typed.length), typed }
}

/** What was left of the text after one kill. */
interface Outcome {
  readonly offered: boolean
  /** From the last character that was kept until the kill, ms. */
  readonly lost: number
  /** So early that nothing needs to be offered. */
  readonly early: boolean
}

/** Looks at what is offered after a kill, and puts it back. */
async function outcomeOf(page: Page, { began, killed, text, typed }: Killed): Promise<Outcome> {
  const early = killed - began < mostLost
  if (!(await isOffered(page))) return { offered: false, lost: killed - began, early }
  await offerOf(page).getByRole('button', { name: '恢复' }).first().click()
  await offerOf(page).waitFor({ state: 'hidden' })
  const kept = await contentOf(page).inputValue()
  if (kept === '' || !text.startsWith(kept))
    throw new Error(`typed was ${JSON.stringify(text)}, put back ${JSON.stringify(kept)}`)
  return { offered: true, lost: killed - (typed[kept.length - 1] ?? began), early }
}

/** Writes a text into each store unencrypted: the search must find it. */
const storeInTheClear = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (clear) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('control', clear)
        sessionStorage.setItem('control', clear)
        const opening = indexedDB.open('control', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('texts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('texts', 'readwrite')
          writing.objectStore('texts').put({ text: clear }, 1)
          writing.oncomplete = () => resolve()
        }
      }),
    text,
  )

/** Throws unless the search finds the unencrypted text in these stores. Otherwise, finding nothing would prove nothing. */
function proveSearch(files: readonly StoredFile[], control: string, wanted: readonly StoredFile['store'][]) {
  const seen = new Set(filesWith(files, control).map(({ store }) => store))
  const blind = wanted.filter((store) => !seen.has(store))
  if (blind.length > 0) throw new Error(`what is in the clear was not found in ${blind.join(', ')}`)
}

async function killing(folder: string, url: string, rounds: number): Promise<Row> {
  const chance = chances(16)
  const outcomes: Outcome[] = []
  const words: string[] = []
  const control = wordFrom(chance)
  let before: Killed | undefined
  for (let round = 0; round <= rounds; round++) {
    const browser = await startInstalled(folder, url)
    try {
      await openForm(browser.page, 'demo_partner')
      if (before) outcomes.push(await outcomeOf(browser.page, before))
      else await storeInTheClear(browser.page, control)
      if (round === rounds) break
      const word = wordFrom(chance, 6)
      words.push(word)
      before = await typeUntilKilled(
        browser,
        word,
        kills.earliest + chance() * (kills.latest - kills.earliest),
      )
    } finally {
      await browser.close()
    }
  }
  const files = storedFiles(folder)
  // The other stores lose their latest writes when the browser is killed.
  proveSearch(files, control, ['IndexedDB'])
  return {
    what: 'typed last and lost when the browser was killed',
    time: timing(outcomes.map(({ lost }) => lost)),
    counts: [
      { what: 'kills', value: outcomes.length },
      { what: 'offered', value: outcomes.filter(({ offered }) => offered).length },
      {
        what: `not offered after ${mostLost} ms of typing`,
        value: outcomes.filter(({ offered, early }) => !offered && !early).length,
        most: 0,
      },
      {
        what: 'not offered, killed earlier',
        value: outcomes.filter(({ offered, early }) => !offered && early).length,
      },
      {
        what: `times more than ${mostLost} ms lost`,
        value: outcomes.filter(({ lost }) => lost > mostLost).length,
        most: 0,
      },
      {
        what: 'texts found in the clear',
        value: words.filter((word) => filesWith(files, word).length > 0).length,
        most: 0,
      },
    ],
  }
}

/** Waits until this many drafts are kept. */
async function waitForDrafts(page: Page, wanted: number): Promise<void> {
  const deadline = Date.now() + patience
  for (;;) {
    const { count } = await keptDrafts(page)
    if (count === wanted) return
    if (Date.now() > deadline) throw new Error(`${count} drafts are kept, not ${wanted}`)
  }
}

async function signOut(page: Page): Promise<void> {
  await chooseInAccount(page, '退出登录')
  await page.getByRole('textbox', { name: '用户名' }).waitFor()
}

async function searching(folder: string, url: string): Promise<Row> {
  const chance = chances(61)
  const drafts = { form: wordFrom(chance), dialog: wordFrom(chance), other: wordFrom(chance) }
  const secrets = [
    wordFrom(chance),
    wordFrom(chance),
    wordFrom(chance),
    '907346',
    ...Object.values(passwords),
  ]
  const [before = '', after = '', again = '', code = ''] = secrets
  const control = wordFrom(chance)
  const browser = await startInstalled(folder, url)
  const { page } = browser
  let offeredToOther = 0
  try {
    await openForm(page, 'demo_partner')
    await contentOf(page).fill(drafts.form)
    await waitForDrafts(page, 1)

    // A verification code, next to inputs that are kept.
    await page.goto('/paymentaccount/paymentaccount')
    await page.getByRole('button', { name: '编辑资料' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^联系人/).fill(drafts.dialog)
    await dialog.getByLabel(/^手机/).fill('13812345678')
    await dialog.getByLabel('短信验证码').fill(code)
    await waitForDrafts(page, 2)

    // Three inputs that are declared as secrets.
    await page.goto('/dashboard')
    await chooseInAccount(page, '修改密码')
    await dialog.getByLabel('旧密码', { exact: true }).fill(before)
    await dialog.getByLabel('新密码', { exact: true }).fill(after)
    await dialog.getByLabel('确认新密码', { exact: true }).fill(again)
    const keys = [await draftKeyOf(page)]
    // Leaving the page writes everything at once.
    await page.goto('/dashboard')
    await signOut(page)

    await signIn(page, 'demo_agent')
    keys.push(await draftKeyOf(page))
    await chooseInAccount(page, '未完成的填写')
    await dialog.locator('[aria-busy=false]').waitFor({ state: 'attached' })
    offeredToOther += await dialog.getByRole('listitem').count()
    await openForm(page, 'demo_agent')
    await contentOf(page).fill(drafts.other)
    // By then the form has also looked for what was typed before.
    await waitForDrafts(page, 3)
    offeredToOther += await offerOf(page).count()
    await page.goto('/dashboard')
    await signOut(page)

    await signIn(page, 'demo_partner')
    await openForm(page, 'demo_partner')
    if (!(await isOffered(page))) throw new Error('the draft did not outlive the session')
    await offerOf(page).getByRole('button', { name: '恢复', exact: true }).click()
    await offerOf(page).waitFor({ state: 'hidden' })
    const back = await contentOf(page).inputValue()
    if (back !== drafts.form) throw new Error(`typed was ${drafts.form}, put back ${back}`)
    await storeInTheClear(page, control)
    await browser.close()

    const started = performance.now()
    const files = storedFiles(folder)
    proveSearch(files, control, stores)
    const found = (texts: readonly string[]) =>
      texts.reduce((sum, text) => sum + filesWith(files, text).length, 0)
    return {
      what: `search of ${stores.join(', ')}`,
      time: timing([performance.now() - started]),
      counts: [
        { what: 'files', value: files.length },
        { what: `places with one of ${secrets.length} secrets`, value: found(secrets), most: 0 },
        { what: `places with one of ${keys.length} keys`, value: found(keys), most: 0 },
        {
          what: `places with one of ${Object.keys(drafts).length} drafts in the clear`,
          value: found(Object.values(drafts)),
          most: 0,
        },
        { what: 'drafts offered to another account', value: offeredToOther, most: 0 },
      ],
    }
  } finally {
    await browser.close()
  }
}

/** The key of the account that is signed in. */
async function draftKeyOf(page: Page): Promise<string> {
  const { draft_key: key } = await ask<{ draft_key: string }>(page.context(), 'info')
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`no key: ${key}`)
  return key
}

/** Marks the important announcements as read, which would otherwise cover the form. */
async function readNews(url: string): Promise<void> {
  const call = caller(url)
  for (const [username, password] of Object.entries(passwords)) {
    const { data } = await call('/user/login', { username, password })
    const { token } = data as { token?: string }
    const { code } = await call('/user/readannouncement', { all: true }, token)
    if (code !== 0) throw new Error(`${username} could not read the announcements: ${code}`)
  }
}

/**
 * How much of what somebody was typing is left after the browser and all its processes are killed, and how much of it anybody
 * else can find on the disk.
 */
const bench: Bench = {
  title: `Drafts: Chromium killed ${kills.earliest}–${kills.latest} ms into typing, ${pace} ms from key to key, and its storage searched`,
  seed: 'standard',
  run: (dataDir, { rounds = usualKills }) =>
    inFolder(async (folder) => {
      const server = await startServer({ dataDir })
      try {
        await readNews(server.url)
        return [
          await searching(join(folder, 'searched'), server.url),
          await killing(join(folder, 'killed'), server.url, rounds),
        ]
      } finally {
        await server.stop()
      }
    }),
}

export default bench
