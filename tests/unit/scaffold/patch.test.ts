import { describe, expect, it } from 'vitest'
import type { Resource } from '@/declaration'
import { dictionaryOf, draftOf, fieldsOfRows } from '@/scaffold'
import { patched } from '@/scaffold/patch'
import { unifiedDiff } from '@/scaffold/unifiedDiff'
import { evaluate } from './evaluate'

const source = `import { choice, code, defineResource, l, text } from '@/declaration'

const order = defineResource({
  name: 'order',
  path: '/shop/order',
  label: l('订单', 'Orders', 'Pedidos'),
  icon: 'list',
  menu: { order: 10 },
  key: ['order_no'],
  title: 'order_no',
  fields: {
    order_no: code({ label: l('单号', 'Order no.', 'N.º') }),
    city: text({ label: l('', 'City', '') }),
    status: choice({
      label: l('状态', 'Status', 'Estado'),
      of: { PAID: l('已付', 'Paid', 'Pagado') }, // more, to come
    }),
  },
  list: { call: 'GET /user/orderlist', columns: ['order_no'], sortable: ['order_no'], sort: 'order_no', filters: [] },
})

export default order
`
const existing = (await evaluate(
  source.replace('export default order', '').replace('const order =', 'export default'),
)) as Resource
const draftFrom = (rows: readonly unknown[]) =>
  draftOf(
    { name: 'order', path: '/shop/order', order: 10, key: ['order_no'] },
    { fields: fieldsOfRows(rows) },
    dictionaryOf([]),
  )

describe('a second run', () => {
  it('adds fields, values of a choice and labels that were missing, and changes nothing else', async () => {
    const text =
      patched(
        source,
        existing,
        draftFrom([{ order_no: 'A1', status: 'SHIPPED', city: '杭州', is_gift: true }]),
      ) ?? ''
    const area = (await evaluate(
      text.replace('export default order', '').replace('const order =', 'export default'),
    )) as Resource
    expect(Object.keys(area.fields)).toEqual(['order_no', 'city', 'status', 'is_gift'])
    expect(area.fields.city?.label).toMatchObject({ zh: '城市', es: 'Ciudad' })
    expect(area.fields.status).toMatchObject({ of: { PAID: { zh: '已付' }, SHIPPED: { zh: '已发货' } } })
    expect(area.fields.order_no).toEqual(existing.fields.order_no)
    expect(text).toContain('// more, to come')
  })

  it('adds nothing where nothing is new', () => {
    expect(patched(source, existing, draftFrom([{ order_no: 'A1', status: 'PAID' }]))).toBe(source)
  })

  it('cannot add to fields that are written elsewhere', () => {
    expect(
      patched(
        source.replace(/fields: \{[\s\S]*?\n {2}\},/, 'fields: theirs,'),
        existing,
        draftFrom([{ order_no: 'A1' }]),
      ),
    ).toBeUndefined()
  })
})

describe('a difference of two texts', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`)
  it('is written as patch reads it, far changes apart', () => {
    const after = lines.toSpliced(25, 1).toSpliced(3, 0, 'new')
    expect(unifiedDiff(lines.join('\n'), after.join('\n'), 'a.ts')).toBe(
      `--- a/a.ts
+++ b/a.ts
@@ -1,6 +1,7 @@
 line 1
 line 2
 line 3
+new
 line 4
 line 5
 line 6
@@ -23,7 +24,6 @@
 line 23
 line 24
 line 25
-line 26
 line 27
 line 28
 line 29
`,
    )
  })

  it('is empty for equal texts', () => {
    expect(unifiedDiff('a', 'a', 'a.ts')).toBe('')
  })
})
