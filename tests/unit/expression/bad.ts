import type { Problem } from '@/expression'

/** Texts that are no expressions: ▲ stands before the character that the error must name. */
export const bad: readonly [texts: readonly string[], code: Problem['code']][] = [
  // A condition begins with what it speaks of.
  [['▲x', "▲包含 'a'", "▲'a'", '▲且', "▲或 买家留言 包含 'a'", '▲买家', '▲留言'], 'subject'],
  [["▲买家备注 包含 'a'", "▲卖家留言 包含 'a'", "▲买 家留言 包含 'a'", "▲買家留言 包含 'a'"], 'subject'],
  [["▲(买家留言 包含 'a')", "▲（买家留言 包含 'a'）", "▲非 买家留言 包含 'a'"], 'subject'],
  [["▲不买家留言 包含 'a'", "▲buyer_message contains 'a'", '▲{"is_enable":true}'], 'subject'],
  [["  ▲?买家留言 包含 'a'", "▲😀 买家留言 包含 'a'"], 'subject'],
  // The rule of one text does not speak of the other.
  [["▲卖家备注 包含 'a'", '  ▲卖家备注 为空', '▲卖家备注'], 'otherSubject'],
  [["买家留言 包含 'a' 且 ▲卖家备注 包含 'b'", "买家留言 包含 '😀😀' 或 ▲卖家备注 为空"], 'otherSubject'],
  // Then it says how to compare.
  [['买家留言▲', '买家留言  ▲', "买家留言 ▲'a'", "买家留言 ▲包合 'a'", "买家留言 ▲含 'a'"], 'operator'],
  [["买家留言 ▲包 含 'a'", "买家留言 ▲不 包含 'a'", "买家留言 ▲不'a'", "买家留言 ▲= 'a'"], 'operator'],
  [["买家留言 ▲CONTAINS 'a'", "买家留言 ▲大于 'a'", '买家留言 ▲空', '买家留言 ▲是空'], 'operator'],
  [["买家留言 ▲买家留言 包含 'a'", "买家留言 ▲且 买家留言 包含 'a'"], 'operator'],
  [["买家留言 包含 'a' 且 买家留言 ▲像 'b'"], 'operator'],
  // Then comes a value in single quotes.
  [['买家留言 包含▲', '买家留言 不包含 ▲', '买家留言 包含 ▲a', '买家留言 包含 ▲"a"'], 'quote'],
  [['买家留言 包含 ▲‘a’', '买家留言 包含 ▲“a”', '买家留言 包含 ▲「a」', '买家留言 等于 ▲5'], 'quote'],
  [["买家留言 不等于 ▲('a')", "买家留言 包含 ▲包含 'a'", "买家留言 包含 ▲\\'a\\'"], 'quote'],
  [["买家留言 包含 'a' 且 买家留言 等于 ▲且"], 'quote'],
  // It ends with a quote as well,
  [["买家留言 包含 ▲'", "买家留言 包含 ▲'a", "买家留言 包含 ▲'a 且 买家留言 为空"], 'unclosed'],
  [["买家留言 包含 ▲'a\\'", "买家留言 包含 ▲'a\\", "买家留言 包含 ▲'a’"], 'unclosed'],
  [["买家留言 包含 'a' 或 买家留言 等于 ▲'b"], 'unclosed'],
  // holds something,
  [["买家留言 包含 '▲'", "买家留言 等于 '▲' 且 买家留言 包含 'a'", "买家留言 包含 '▲''"], 'emptyValue'],
  // and in it only quotes and backslashes are escaped.
  [["买家留言 包含 '▲\\n'", "买家留言 包含 'a▲\\b'", "买家留言 包含 '\\\\▲\\d'"], 'escape'],
  [["买家留言 包含 '😀▲\\x'"], 'escape'],
  // Conditions are joined.
  [["买家留言 包含 'a' ▲买家留言 包含 'b'", "买家留言 包含 'a'▲'b'", "买家留言 包含 'it'▲s'"], 'joint'],
  [["买家留言 包含 'a' ▲并且 买家留言 包含 'b'", "买家留言 包含 'a' ▲和 买家留言 包含 'b'"], 'joint'],
  [["买家留言 包含 'a' ▲and 买家留言 包含 'b'", "买家留言 包含 'a'▲,'b'", "买家留言 包含 'a'▲;"], 'joint'],
  [["买家留言 包含 'a' ▲)", "买家留言 为空 ▲'a'", '买家留言 不为空▲。', '买家留言 为空▲白'], 'joint'],
  // and a joint is followed by a condition.
  [["买家留言 包含 'a' 且▲", "买家留言 包含 'a' 或  ▲", "买家留言 包含 'a' 且 ▲或 买家留言 为空"], 'subject'],
  [["买家留言 包含 'a' 且▲且 买家留言 为空", "买家留言 包含 'a' 或 ▲包含 'b'"], 'subject'],
  [["买家留言 包含 'a' 或 ▲'b'"], 'subject'],
  // Limits.
  [[`${"买家留言 包含 'a' 或 ".repeat(10)}▲买家留言 包含 'b'`], 'tooMany'],
  [[`${'买家留言为空且'.repeat(10)}▲x`], 'tooMany'],
  [[`买家留言 包含 '${'长'.repeat(191)}▲长'`, `${' '.repeat(200)}▲ `, `${'😀'.repeat(200)}▲😀`], 'tooLong'],
]
