/** The frame of the field that a calendar's button stands in: below the button alone, the calendar would cover the frame's edge. */
export const fieldOf = (button: HTMLElement): HTMLElement =>
  button.closest<HTMLElement>('.list-period, .MuiOutlinedInput-root') ?? button
