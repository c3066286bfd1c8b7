import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRecord } from '@/declaration'
import { curlOf, quoted, withoutSecrets } from '@/shell/explain/curl'
import { toldCall } from '@/shell/explain/sentCalls'

/** The words that a real shell reads from texts, with only this token in its environment. */
const wordsIn = (script: string): readonly string[] =>
  execFileSync('sh', ['-c', script], { encoding: 'utf8', env: { PATH: process.env.PATH, TOKEN: 'told' } })
    .split('\u0001')
    .slice(0, -1)

const printed = `printf '%s\\001'`
/** What a shell’s word may contain: anything but NUL, and \u0001, which separates them here. */
const word = fc.array(fc.integer({ min: 2, max: 0xd7ff })).map((codes) => String.fromCharCode(...codes))

it('quotes any text so that a shell reads it back', () => {
  const texts = fc.sample(word, { numRuns: 300, seed: 17 })
  const hard = ["'", "''", "\\'", '"$TOKEN"', '`id`', '$(id)', '\n', '!x', '-n', '', '%s\\n', '青禾', "it's"]
  const all = [...hard, ...texts]
  expect(wordsIn(`${printed} ${all.map(quoted).join(' ')}`)).toEqual(all)
})

describe('a call', () => {
  const address = 'http://127.0.0.1/api/user/x?name=%E9%9D%92&q=a%27b'
  /** The arguments that the program is given. */
  const argumentsOf = (command: string) => wordsIn(command.replace(/^curl/, printed))

  it.each([
    ['a GET', { method: 'GET', address }, ['-g', address, '-H', 'X-Token: told']],
    [
      'a POST',
      { method: 'POST', address, json: `{"a":"it's $TOKEN"}` },
      [
        '-g',
        address,
        '-H',
        'X-Token: told',
        '-H',
        'Content-Type: application/json',
        '--data-raw',
        `{"a":"it's $TOKEN"}`,
      ],
    ],
    [
      'a form',
      {
        method: 'POST',
        address,
        form: [
          ['scene', '@a'],
          ['file', { file: 'a"b.png' }],
        ] as const,
      },
      ['-g', address, '-H', 'X-Token: told', '--form-string', 'scene=@a', '-F', 'file=@"a\\"b.png"'],
    ],
    ['another method', { method: 'DELETE', address }, ['-g', address, '-X', 'DELETE', '-H', 'X-Token: told']],
  ])('%s reaches curl as it was sent', (_, command, expected) => {
    expect(argumentsOf(curlOf(command))).toEqual(expected)
  })

  it('keeps any body as it was', () => {
    for (const body of fc.sample(fc.jsonValue(), { numRuns: 5, seed: 17 })) {
      const json = JSON.stringify(body)
      expect(argumentsOf(curlOf({ method: 'POST', address, json })).at(-1)).toBe(json)
    }
  })
})

describe('what is told of a call', () => {
  const sent = {
    url: '/api/user/changepassword?a=1',
    init: {
      method: 'POST',
      body: '{"old_password":"old-one","name":"x","deep":{"vcode":"123456"},"pin":"77","request_id":"r-1"}',
    },
    token: 'the-token',
    from: '/x',
    at: 1000,
    answer: { status: 200, at: 1250, text: '{"code":10001,"message":"否"}' },
  }

  it('is its method, address, time, size, code and request_id', () => {
    expect(toldCall(sent, () => false, 'http://127.0.0.1')).toMatchObject({
      method: 'POST',
      address: '/api/user/changepassword?a=1',
      took: 250,
      bytes: 30,
      status: 200,
      code: 10001,
      requestId: 'r-1',
      isPartial: true,
    })
  })
  it('is never the token, nor a secret by its name or its declaration', () => {
    const told = JSON.stringify(toldCall(sent, (name) => name === 'pin', 'http://127.0.0.1'))
    expect(told).not.toMatch(/the-token|old-one|123456|77/)
    expect(told).toContain('$TOKEN')
  })
  it('is all of the body where there is no secret', () => {
    const body = '{ "name": "x" }'
    const told = toldCall({ ...sent, init: { method: 'POST', body } }, () => false, 'http://127.0.0.1')
    expect(told.curl).toContain(body)
    expect(told.isPartial).toBe(false)
  })
  it('can be a call that was not answered', () => {
    const { answer: _, ...pending } = sent
    expect(toldCall(pending, () => false, 'http://127.0.0.1')).toMatchObject({
      took: undefined,
      code: undefined,
    })
  })
})

it('takes secrets out of lists too, and leaves what is empty', () => {
  const left = withoutSecrets(
    [{ token: 't', vcode: '', list: [{ password_again: 'p' }], a: null }],
    () => false,
  )
  expect(left).toEqual([{ token: '…', vcode: '', list: [{ password_again: '…' }], a: null }])
  expect(isRecord(left)).toBe(false)
})
