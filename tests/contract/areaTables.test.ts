import { afterAll, beforeAll, expect, test } from 'vitest'
import { dictionaryOf, draftOf, evidenceOfTable } from '@/scaffold'
import { openEmpty } from '../stores/empty'
import { plainArea } from '../unit/declaration/plainArea'

const store = await openEmpty()
const shop = { ...plainArea('/shop'), name: 'shop' }

beforeAll(() =>
  store.exec(`
    create schema erp;
    create type erp.way as enum ('EXPRESS', 'PICKUP');
    create table erp.shop (shop_id bigint primary key);
    create table erp.sales_order (
      line_no int not null,
      order_no varchar(32) not null,
      partner_id bigint not null,
      shop_id bigint references erp.shop,
      way erp.way not null,
      state text not null check (state in ('PAID', 'SHIPPED')),
      stars int not null check (stars in (1, 2, 3)),
      price numeric(10, 2) not null,
      frob text not null,
      mobile text,
      paid_at timestamptz,
      delivery_date date not null,
      is_gift boolean not null,
      primary key (order_no, line_no));
    comment on column erp.sales_order.frob is '门牌';
    insert into erp.sales_order values
      (1, 'A1001', 1, null, 'EXPRESS', 'PAID', 1, 12.50, 'x y', '13800138000', now(), '2024-06-01', true)`),
)
afterAll(() => store.close())

const draftFrom = async (table: string) =>
  draftOf(
    { name: 'salesOrder', path: '/shop/order', order: 1 },
    await evidenceOfTable(store.query, table),
    dictionaryOf([shop]),
  )

test('a table tells kinds, key, lengths, values, null and comments', async () => {
  const { key, fields } = await draftFrom('erp.sales_order')
  expect(key).toEqual(['order_no', 'line_no'])
  expect(Object.fromEntries(fields.map(({ name, kind, options }) => [name, [kind, options]]))).toEqual({
    line_no: ['integer', { ungrouped: true }],
    order_no: ['code', { max: 32 }],
    shop_id: ['reference', { to: 'shop', nullable: true }],
    way: ['choice', {}],
    state: ['choice', {}],
    stars: ['choice', { numeric: true }],
    price: ['money', { unit: 'yuan' }],
    frob: ['text', {}],
    mobile: ['phone', { nullable: true }],
    paid_at: ['timestamp', { nullable: true }],
    delivery_date: ['day', {}],
    is_gift: ['boolean', {}],
  })
  const values = Object.fromEntries(fields.flatMap(({ name, of }) => (of ? [[name, Object.keys(of)]] : [])))
  expect(values).toEqual({ way: ['EXPRESS', 'PICKUP'], state: ['PAID', 'SHIPPED'], stars: ['1', '2', '3'] })
  expect(fields.find(({ name }) => name === 'frob')?.label.zh).toBe('门牌')
})

test('a table that is not there is named; its name is never read as SQL', async () => {
  await expect(draftFrom('erp.nothing')).rejects.toThrow('there is no table erp.nothing')
  await expect(draftFrom('erp.shop"; drop table erp.shop; --')).rejects.toThrow('there is no table')
  expect(await store.query('select 1 as found from erp.shop')).toEqual([])
})
