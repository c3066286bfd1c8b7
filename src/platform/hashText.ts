/** A 32-bit hash (FNV-1a), to compare texts without storing them. */
export const hashText = (text: string): string => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16)
}
