export const fruits = ['apple', 'banana', 'orange'] as const
export type Fruit = (typeof fruits)[number]

/** The selection after a change; a new fruit comes last. */
export const chosenWith = (chosen: readonly Fruit[], fruit: Fruit, ticked: boolean): readonly Fruit[] => {
  const others = chosen.filter((one) => one !== fruit)
  return ticked ? [...others, fruit] : others
}

export const chosenInOrder = (chosen: readonly Fruit[]): readonly Fruit[] =>
  fruits.filter((fruit) => chosen.includes(fruit))
