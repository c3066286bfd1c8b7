/**
 * What a run covers. `npm test` is the short run, for every push; `npm run test:full` is all there is.
 *
 * A file is only in the full run if it takes long compared with what it alone would find: rare cases (a part that does not load,
 * a race between windows, two people on one record), or things that another suite usually covers.
 *
 * | suite | only in the full run |
 * | --- | --- |
 * | all | files called `*.full.test.ts(x)` or `*.full.alone.test.ts(x)` |
 * | all | tests in `if (isFullRun)`: what the platform does by itself as days pass, large amounts, what seldom happens in a page |
 * | unit, component, contract | most rounds of tests with random input: a tenth of them is in the short run |
 * | component | all but the first row of a table whose rows differ in looks or words alone |
 * | contract | other ways of running the platform than one HTTP server with the embedded store; larger samples; most of the demo's areas; a second record for each way of writing |
 * | build | the static demo |
 * | e2e | what is not tagged `@core`; the sandbox in its usual size |
 * | firefox, webkit | all of them; a browser that is not installed is left out, with the reason |
 */
export const isFullRun = import.meta.env.TEST_SCOPE === 'full'

/**
 * How many rounds a test with random input runs.
 *
 * @param all in the full run
 * @param atLeast in the short run, where a tenth would not meet with every case
 */
export const rounds = (all: number, atLeast = 0): number =>
  isFullRun ? all : Math.max(Math.ceil(all / 10), atLeast)

/**
 * The rows of a test table that differ in looks, words or amount alone: language, appearance, width, size of the samples.
 *
 * @param all in the full run; the short run has the first
 */
export const variants = <Row>(all: readonly Row[]): readonly Row[] => (isFullRun ? all : all.slice(0, 1))
