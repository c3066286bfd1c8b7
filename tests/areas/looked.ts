/** The name of the only area that is looked at, where there is one: `AREA=trade`, as `npm run check-area` says it. */
export const onlyArea: string | undefined = process.env.AREA || undefined

/** Those of some areas that are looked at: all of them, or the only one. */
export const lookedAt = <A extends { readonly name: string }>(areas: readonly A[]): readonly A[] =>
  onlyArea === undefined ? areas : areas.filter(({ name }) => name === onlyArea)
