export type ShopKey<Op = string> = {
  readonly op: Op
  readonly app_id: string
  readonly seller_nick: string
}

export const byShop = { op: 'op', app_id: 'app_id', seller_nick: 'seller_nick' } as const

/** The key of a shop: channel, app, and the owner's login name there. */
export const shopKeyOf = <Op>({ op, app_id, seller_nick }: ShopKey<Op>): ShopKey<Op> => ({
  op,
  app_id,
  seller_nick,
})

export const shopOf = <Op>(shop: ShopKey<Op> & { readonly shop_name: string }) => ({
  ...shopKeyOf(shop),
  shop_name: shop.shop_name,
})

export const noShop = { op: null, app_id: '', seller_nick: '', shop_name: '' } as const

export const shopIdOf = ({ op, app_id, seller_nick }: ShopKey<unknown>): string =>
  `${op}/${app_id}/${seller_nick}`
