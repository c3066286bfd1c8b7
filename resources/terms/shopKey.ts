export type ShopKey<Op = string> = {
  readonly op: Op
  readonly app_id: string
  readonly seller_nick: string
}

/** The key of a shop: channel, app, and the owner's login name there. */
export const shopKeyOf = <Op>({ op, app_id, seller_nick }: ShopKey<Op>): ShopKey<Op> => ({
  op,
  app_id,
  seller_nick,
})

export const shopIdOf = ({ op, app_id, seller_nick }: ShopKey<unknown>): string =>
  `${op}/${app_id}/${seller_nick}`
