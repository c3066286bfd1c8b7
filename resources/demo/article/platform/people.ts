export const writers = ['林青', '许柚', '周牧', '陈砚', '沈一禾', '何暖', '顾北', '苏晚'] as const

const families = '赵 钱 孙 李 吴 郑 王 冯 陆 沈 韩 杨'.split(' ')
const given = '思远 子衿 安然 若溪 明轩 知夏 予安 嘉树'.split(' ')

/** Always present, and last. */
const editor = '演示小编'

const others = families.flatMap((family) => given.map((name) => family + name))

export const people: readonly string[] = [...writers, ...others.slice(0, 100 - writers.length), editor]

export const peopleNamed = (text: string): readonly string[] => {
  const wanted = text.toLowerCase()
  return people.filter((name) => name.toLowerCase().includes(wanted))
}
