/** How a value looks: the colour of the dot before its word. */
export const tones = ['default', 'info', 'success', 'warning', 'error'] as const

export type Tone = (typeof tones)[number]
