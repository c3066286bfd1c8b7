/** Several words, each in its own frame. */
export const Tags = ({ words }: { words: readonly string[] }) => (
  <span className="kind-tags" title={words.join(', ')}>
    {words.map((word) => (
      <span key={word} className="kind-tag">
        {word}
      </span>
    ))}
  </span>
)
