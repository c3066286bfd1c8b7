import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { VariableAttr } from '@resources/sms/template/templateRules'
import { exampleOf } from '@resources/sms/template/ui/examples'
import type { WireRecord } from '@/declaration'
import { text } from '@/declaration'
import { csvContent } from '@/files/csvContent'
import type { TableFormat } from '@/files/table'
import { xlsxContent } from '@/files/xlsx/content'
import { ask } from '../e2e/onPage'
import type { Bench, Row } from './bench'
import { timing } from './measure'
import { inFolder } from './seeded'
import { megabytes, visiting } from './visitor'
import { watchPage } from './watchPage'

const rounds = 3
const formats = ['csv', 'xlsx'] as const
/** The most rows a file may have; this many are duplicates, and this many are not numbers. */
const rows = 100_000
const repeated = 500
const invalid = 500
const valid = rows - repeated - invalid

interface Template {
  readonly template_code: string
  readonly variables: readonly { readonly name: string; readonly attr: VariableAttr }[]
}

/**
 * A file of recipients with values of their own: reads it, finds its columns, checks every number and value, finds duplicates,
 * and measures what every message costs. Also how responsive the page stays.
 */
const bench: Bench = {
  title: `A file of ${rows} recipients in Chromium (SEED=small, built console and server on one port)`,
  seed: 'small',
  run: (dataDir) =>
    inFolder((folder) =>
      visiting({ dataDir }, async ({ context }) => {
        const { items } = await ask<{ items: readonly Template[] }>(
          context,
          'smstemplatelist?limit=100&status=APPROVED&template_type=NOTICE',
        )
        const template = items.find(({ variables }) => variables.length === 2)
        if (!template) throw new Error('no approved template has two variables')
        // From the disk, as people choose them. A file handed over by the test would have to be unpacked by the page.
        const files = { csv: join(folder, '收件人.csv'), xlsx: join(folder, '收件人.xlsx') }
        const runs = { csv: [] as Reading[], xlsx: [] as Reading[] }
        for (const format of formats) writeFileSync(files[format], await fileOf(template, format))
        // One round of each in turn, the first of them to warm up.
        for (let round = 0; round <= rounds; round++)
          for (const format of formats) runs[format].push(await read(context, template, files[format]))
        return formats.map((format): Row => {
          const measured = runs[format].slice(1)
          const longest = Math.max(...measured.map((one) => one.longest))
          return {
            what: `${rows} rows of ${format.toUpperCase()} with two variables, until the cost is known`,
            time: timing(measured.map(({ ms }) => ms)),
            counts: [
              { what: 'ms the longest task of the page', value: Math.round(longest) },
              { what: 'MB the file', value: megabytes(statSync(files[format]).size) },
            ],
          }
        })
      }),
    ),
}

/** A file as people bring it: the variables under their own names, the number under a usual one. */
async function fileOf({ variables }: Template, format: TableFormat): Promise<Buffer> {
  const fields = Object.fromEntries(
    [...variables.map(({ name }) => name), '手机号码', '备注'].map((name) => [
      name,
      text({ label: { zh: name, en: name, es: name } }),
    ]),
  )
  const columns = Object.entries(fields).map(([name, field]) => ({ name, field, label: name }))
  const values = Object.fromEntries(variables.map(({ name, attr }) => [name, exampleOf(attr)]))
  const record = (index: number): WireRecord => ({
    ...values,
    手机号码:
      index < valid
        ? String(15_400_000_000 + index)
        : index < valid + repeated
          ? String(15_400_000_000 + index - valid)
          : `1540${index}`,
    备注: `老客户${index}`,
  })
  const file = { format, columns, locale: 'zh', title: '收件人' } as const
  const content = format === 'csv' ? csvContent(file) : xlsxContent(file)
  const records = Array.from({ length: rows }, (_, index) => record(index))
  content.write(0, records)
  return Buffer.from(await (await content.finish()).arrayBuffer())
}

interface Reading {
  readonly ms: number
  /** Longest task of the page's main thread, ms. */
  readonly longest: number
}

/** From choosing the file until the page knows the cost and offers to send to all of them. */
async function read(context: BrowserContext, { template_code }: Template, file: string): Promise<Reading> {
  const page = await context.newPage()
  page.setDefaultTimeout(300_000)
  await page.goto(`/sendsms/sendsms?template=${template_code}`)
  await page.getByRole('button', { name: '上传文件' }).click()
  const input = page.locator('input[type=file]')
  await input.waitFor({ state: 'attached' })
  const watched = await page.evaluateHandle(watchPage)
  const started = performance.now()
  await input.setInputFiles(file)
  const send = page.getByRole('button', { name: `发送给 ${valid.toLocaleString('en')} 人…`, disabled: false })
  await send.waitFor()
  const ms = performance.now() - started
  const { longest } = await watched.evaluate((one) => one.seen())
  const found = page.getByRole('button', { name: `重复 ${repeated}` })
  await found.waitFor()
  await page.close()
  return { ms, longest }
}

export default bench
