import axe from 'axe-core'
import { expect } from 'vitest'

/** Dialogs and parts of a page are tested outside the frame's landmarks. */
export const withoutLandmarks: axe.RuleObject = { region: { enabled: false } }

/** Colours do not depend on the language. Skipping them in a second one saves more time than all other rules take. */
export const withoutColours: axe.RuleObject = { 'color-contrast': { enabled: false } }

/** Fading elements have not reached full contrast yet. Animations longer than a second are not waited for. */
const moving = () =>
  document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)

/**
 * Axe's findings, one line each: the rule and the element. Only these are computed. Selectors for every element that was checked
 * would take as long as the check itself.
 *
 * @param where the document by default
 * @param rules to turn off, or to turn on if they are off by default
 */
export const violations = async (
  where: axe.ElementContext = document,
  rules: axe.RuleObject = {},
): Promise<string[]> => {
  await expect.poll(moving).toEqual([])
  const found = await axe.run(where, { rules, resultTypes: ['violations'], selectors: false })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
