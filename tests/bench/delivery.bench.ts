import { randomUUID } from 'node:crypto'
import type { Request } from '@playwright/test'
import type { Json } from '@/declaration'
import returnAddress from '../../resources/delivery/platform/returnAddress.json' with { type: 'json' }
import type { Bench } from './bench'
import { timing } from './measure'
import { signIn, visiting, window1440 } from './visitor'

const rounds = 8
/** The label of the second version in the menu. */
const renamed = { zh: '退货地址簿', en: 'Return address book', es: 'Libreta de devoluciones' }

/** A call by somebody who is signed in. */
const post = async (
  url: string,
  name: string,
  body: object,
  token = '',
): Promise<{ [field: string]: Json }> => {
  const response = await fetch(`${url}/api/user/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { 'X-Token': token }) },
    body: JSON.stringify(body),
  })
  const answer: { code: number; message: string; data: { [field: string]: Json } } = await response.json()
  if (answer.code !== 0) throw new Error(`${name}: ${answer.message}`)
  return answer.data
}

/** Who publishes, and who agrees. */
const publishers = async (url: string) => {
  const caller = async (username: string) => {
    const { token } = await post(url, 'login', { username, password: 'demo123456' })
    return (name: string, body: object) => post(url, name, body, String(token))
  }
  const [owner, second] = [await caller('demo_partner'), await caller('demo_manager')]
  return {
    /** Returns the version's number. */
    publish: async (declaration: object): Promise<Json> => {
      const { id = 0 } = await owner('savedeclaration', { body: JSON.stringify(declaration), note: 'bench' })
      const order = await owner('askapproval', {
        ...{ area: 'declaration', action: 'publish', body: { id }, note: '' },
        request_id: randomUUID(),
      })
      await second('approverequest', { id: order.id })
      return id
    },
    restore: (id: Json) => owner('restoredeclaration', { id }),
  }
}

/** From the answer to publishing until the menu of somebody working elsewhere shows it. */
const bench: Bench = {
  title: 'Areas that are published while a colleague works, SEED=small',
  seed: 'small',
  run: (dataDir) =>
    visiting({ dataDir }, async ({ browser, url }) => {
      const { publish, restore } = await publishers(url)
      const storageState = await signIn(browser, url, 'demo_support')
      const context = await browser.newContext({ ...window1440, storageState, baseURL: url })
      const operator = await context.newPage()
      // The answer as it was on the wire: the browser's cache turns a 304 into a 200.
      const machine = await context.newCDPSession(operator)
      await machine.send('Network.enable')
      const asked = new Set<string>()
      let unchanged = 0
      machine.on('Network.requestWillBeSent', ({ requestId, request }) => {
        if (request.url.endsWith('/user/declarations')) asked.add(requestId)
      })
      machine.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
        if (asked.has(requestId) && statusCode === 304) unchanged += 1
      })
      await operator.goto('/pay/replytemplate')
      const entry = (words: string) =>
        operator.getByRole('navigation').getByRole('link', { name: words, exact: true })
      const until = async (words: string): Promise<number> => {
        const published = performance.now()
        await entry(words).waitFor({ timeout: 60_000 })
        return performance.now() - published
      }
      const first = await publish(returnAddress)
      const came = [await until(returnAddress.label.zh)]
      const wentBack: number[] = []
      for (let round = 0; round < rounds; round++) {
        await publish({ ...returnAddress, label: renamed })
        came.push(await until(renamed.zh))
        await restore(first)
        wentBack.push(await until(returnAddress.label.zh))
      }
      // Nothing is new any more.
      const isQuestion = (request: Request) => request.url().endsWith('/user/declarations')
      await operator.waitForEvent('requestfinished', isQuestion)
      if (unchanged === 0) throw new Error('what is unchanged was sent again')
      return [
        { what: 'a published version is in use', time: timing(came), most: 60_000 },
        {
          what: 'an earlier version is put back',
          time: timing(wentBack),
          most: 10_000,
          counts: [
            { what: 'questions', value: asked.size },
            { what: 'of them answered with 304', value: unchanged },
          ],
        },
      ]
    }),
}

export default bench
