declare global {
  interface Window {
    /** The buttons that were pressed in the document before React was there, in order (`beforePaint.js`). */
    pressed?: Set<HTMLButtonElement>
  }
}

/** From now on React hears what is pressed. */
export function stopCollecting(): void {
  window.onclick = null
  window.oninput = null
}

/** Presses what was pressed too early. */
export function pressAgain(): void {
  for (const button of window.pressed ?? []) {
    button.ariaBusy = null
    button.click()
  }
  window.pressed?.clear()
}
