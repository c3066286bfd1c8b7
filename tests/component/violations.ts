import axe from 'axe-core'
import { expect } from 'vitest'

/** A dialog or a part of a page lies outside of the landmarks that the frame has around it. */
export const withoutLandmarks: axe.RuleObject = { region: { enabled: false } }

/** Colours know no language: in a second one they need not be looked at again, which takes longer than all the rest. */
export const withoutColours: axe.RuleObject = { 'color-contrast': { enabled: false } }

/** What fades in has no full contrast yet; what goes on for more than a second is not waited for. */
const moving = () =>
  document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)

/**
 * What axe finds fault with, a line each: the rule and the element. Only that is made up, without a way to every element
 * that was looked at, which takes as long as looking.
 *
 * @param where the document unless told
 * @param rules those to be left out, or that are off by default
 */
export const violations = async (
  where: axe.ElementContext = document,
  rules: axe.RuleObject = {},
): Promise<string[]> => {
  await expect.poll(moving).toEqual([])
  const found = await axe.run(where, { rules, resultTypes: ['violations'], selectors: false })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
