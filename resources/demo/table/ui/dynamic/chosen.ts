export const fruits = ['apple', 'banana', 'orange'] as const
export type Fruit = (typeof fruits)[number]

/** What is chosen once one more is ticked, which comes last, or one is no longer. */
export const chosenWith = (chosen: readonly Fruit[], fruit: Fruit, ticked: boolean): readonly Fruit[] => {
  const others = chosen.filter((one) => one !== fruit)
  return ticked ? [...others, fruit] : others
}

/** The chosen ones in the order that they always have. */
export const chosenInOrder = (chosen: readonly Fruit[]): readonly Fruit[] =>
  fruits.filter((fruit) => chosen.includes(fruit))
