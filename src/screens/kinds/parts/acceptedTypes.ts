/** Whether a file is of a kind that `accept` names: a media type, `image/*`, or an ending. */
export const isAccepted = (accept: readonly string[] | undefined, { name, type }: File): boolean =>
  accept === undefined ||
  accept.some((one) =>
    one.startsWith('.')
      ? name.toLowerCase().endsWith(one.toLowerCase())
      : one.endsWith('/*')
        ? type.startsWith(one.slice(0, -1))
        : type === one,
  )

/** Kinds of files as operators call them: PNG for `image/png`, PDF for `.pdf`; what has no short name stays. */
export const typesOf = (accept: readonly string[]): string =>
  accept.map((one) => /^(?:\w+\/|\.)([a-z\d]{2,5})$/.exec(one)?.[1]?.toUpperCase() ?? one).join(', ')
