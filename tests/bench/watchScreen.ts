/** Gives up on a screen after this, ms. */
const patience = 90_000

interface ScreenWatch {
  /** When the first screen was painted, ms since the address was opened. */
  readonly first: Promise<number>
  /** How long it takes from the next click until something is painted that is not there yet, ms. */
  readonly afterClick: (selector: string) => Promise<number>
}

interface Watched {
  /** The selector of the first screen. */
  readonly first: string
  readonly patience: number
}

/** Runs in the page before anything of its own. */
function begin({ first, patience }: Watched): void {
  const isThere = (selector: string) =>
    Array.from(document.querySelectorAll(selector)).some((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
  const painted = (selector: string) =>
    new Promise<number>((resolve, reject) => {
      const since = performance.now()
      const look = () => {
        if (isThere(selector)) {
          // The browser paints a frame before it reads the next message.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage(undefined)
        } else if (performance.now() - since > patience) reject(new Error(`${selector} is not shown`))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  window.screenWatch = {
    first: painted(first),
    afterClick: (selector) =>
      new Promise((resolve, reject) => {
        if (isThere(selector)) reject(new Error(`${selector} is shown before the click`))
        const clicked = ({ timeStamp }: Event) =>
          painted(selector).then((at) => resolve(at - timeStamp), reject)
        addEventListener('click', clicked, { capture: true, once: true })
      }),
  }
}

declare global {
  interface Window {
    /** There in pages that a bench looks at. */
    screenWatch?: ScreenWatch
  }
}

/** A script for every page of a visit, with its argument. */
export const watchScreen = (first: string) => [begin, { first, patience }] as const
