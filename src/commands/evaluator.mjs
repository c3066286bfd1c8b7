/**
 * Evaluates what a file of the project would export with a different text, without writing it anywhere.
 *
 * @returns `load`: for a plugin of the module server; `evaluate`: gives the file's default export
 */
export function evaluator() {
  /** Trial texts of files, by the address they are loaded under. @type {Map<string, string>} */
  const texts = new Map()
  let evaluated = 0
  return {
    /** @param {string} id */
    load: (id) => texts.get(id.split('?')[1] ?? ''),
    /**
     * @param {string} file
     * @param {string} text
     * @param {(file: string) => Promise<any>} load
     */
    async evaluate(file, text, load) {
      const query = `edited=${++evaluated}`
      texts.set(query, text)
      try {
        return (await load(`/${file}?${query}`)).default
      } finally {
        texts.delete(query)
      }
    },
  }
}
