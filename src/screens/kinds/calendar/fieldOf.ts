/** The frame of a calendar button's field. A calendar anchored to the button alone would cover the frame's edge. */
export const fieldOf = (button: HTMLElement): HTMLElement =>
  button.closest<HTMLElement>('.list-period, .MuiOutlinedInput-root') ?? button
