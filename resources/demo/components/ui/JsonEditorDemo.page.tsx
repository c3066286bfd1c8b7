import { isolateHistory } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching } from '@codemirror/language'
import { forceLinting, linter, lintGutter } from '@codemirror/lint'
import { type EditorView, highlightActiveLineGutter, lineNumbers } from '@codemirror/view'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Label, l } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { CodeEditor } from './CodeEditor'
import { formatJson, type JsonFlaw, jsonProblem, placeOf, sample } from './json'

const texts = {
  about: l(
    '边输入边检查，错误标在行首，并在下方说明位置。',
    'Checked as you type; an error is marked beside its line and explained below.',
    'Se comprueba al escribir; un error se marca junto a su línea y se explica debajo.',
  ),
  editor: l('JSON 内容', 'JSON text', 'Texto JSON'),
  format: l('格式化', 'Format', 'Dar formato'),
  right: l('JSON 格式正确，共 {lines} 行', 'Valid JSON, lines: {lines}', 'JSON válido, líneas: {lines}'),
  wrong: l(
    '第 {line} 行第 {column} 列：{what}',
    'Line {line}, column {column}: {what}',
    'Línea {line}, columna {column}: {what}',
  ),
}

const flaws: { readonly [F in JsonFlaw]: Label } = {
  value: l('这里应为一个值', 'a value is expected here', 'aquí se espera un valor'),
  name: l(
    '这里应为带双引号的属性名',
    'a name in double quotes is expected here',
    'aquí se espera un nombre entre comillas dobles',
  ),
  colon: l('属性名后缺少冒号', 'a colon is missing behind the name', 'faltan los dos puntos tras el nombre'),
  comma: l(
    '这里缺少逗号，或括号没有对应',
    'a comma is missing here, or a bracket does not match',
    'falta una coma aquí, o un corchete no corresponde',
  ),
  string: l(
    '字符串没有结束，或含有换行等控制字符',
    'the text does not end, or holds a line end or another control character',
    'la cadena no termina o contiene un carácter de control',
  ),
  escape: l('反斜杠后的转义不正确', 'there is no such escape', 'la secuencia de escape no existe'),
  number: l('数字的写法不正确', 'this is not how a number is written', 'el número está mal escrito'),
  end: l('内容没有结束', 'the text ends too early', 'el texto termina antes de tiempo'),
  more: l('内容已结束，后面还有多余的字符', 'there is more behind the end', 'sobra texto tras el final'),
}

export default function JsonEditorDemo() {
  const say = useSay()
  const [text, setText] = useState(sample)
  const view = useRef<EditorView>(undefined)
  const problem = jsonProblem(text)
  const describe = (wrong: { flaw: JsonFlaw; at: number }, text: string) =>
    say(texts.wrong, { ...placeOf(text, wrong.at), what: say(flaws[wrong.flaw]) })
  const latest = useRef(describe)
  useEffect(() => {
    latest.current = describe
  })
  const extensions = useMemo(
    () => [
      json(),
      bracketMatching(),
      lineNumbers(),
      highlightActiveLineGutter(),
      lintGutter(),
      linter(
        ({ state: { doc } }) => {
          const text = doc.toString()
          const wrong = jsonProblem(text)
          if (!wrong) return []
          const from = Math.min(wrong.at, Math.max(0, text.length - 1))
          return [
            {
              from,
              to: Math.min(text.length, from + 1),
              severity: 'error',
              message: latest.current(wrong, text),
            },
          ]
        },
        { delay: 200 },
      ),
    ],
    [],
  )
  // Error markers follow the language.
  const check = useEffectEvent(() => view.current && forceLinting(view.current))
  // biome-ignore lint/correctness/useExhaustiveDependencies: run when the language changes
  useEffect(() => {
    check()
  }, [say])
  const format = () => {
    const editor = view.current
    if (!editor || problem) return
    const insert = formatJson(text)
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert },
      // A separate undo step from what was typed just before.
      annotations: isolateHistory.of('full'),
    })
    editor.focus()
  }
  return (
    <DemoPage
      about={texts.about}
      actions={
        <Button variant="contained" disabled={problem !== undefined} onClick={format}>
          {say(texts.format)}
        </Button>
      }
    >
      <CodeEditor
        ref={view}
        value={text}
        label={say(texts.editor)}
        describedBy="json-state"
        extensions={extensions}
        height={440}
        onChange={setText}
      />
      <Notice
        id="json-state"
        role="status"
        severity={problem ? 'error' : 'success'}
        style={{ marginTop: 12 }}
      >
        {problem
          ? describe(problem, text)
          : say(texts.right, { lines: formatInteger(text.split('\n').length) })}
      </Notice>
    </DemoPage>
  )
}
