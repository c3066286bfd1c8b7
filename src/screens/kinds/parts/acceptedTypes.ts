/** Whether a file's type is allowed by `accept`: a media type, `image/*`, or a file extension. */
export const isAccepted = (accept: readonly string[] | undefined, { name, type }: File): boolean =>
  accept === undefined ||
  accept.some((one) =>
    one.startsWith('.')
      ? name.toLowerCase().endsWith(one.toLowerCase())
      : one.endsWith('/*')
        ? type.startsWith(one.slice(0, -1))
        : type === one,
  )

/** File types as operators call them: PNG for `image/png`, PDF for `.pdf`; others as they are. */
export const typesOf = (accept: readonly string[]): string =>
  accept.map((one) => /^(?:\w+\/|\.)([a-z\d]{2,5})$/.exec(one)?.[1]?.toUpperCase() ?? one).join(', ')
