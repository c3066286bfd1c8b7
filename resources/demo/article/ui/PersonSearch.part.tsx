import { useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { type AreaInputProps, useAnswer } from '@/screens/kinds/kit'
import { Offering } from '@/screens/kinds/parts/TextBox'
import { usePaused } from '@/ui/usePaused'
import { articleEndpoints } from '../article.endpoints'

const texts = { search: l('输入姓名搜索用户', 'Type a name to search', 'Escriba un nombre para buscar') }

const everything = (names: string[]) => names

const useNames = (typed: string, open: boolean) => {
  const name = usePaused(typed)
  const { data, isFetching } = useAnswer(articleEndpoints.people, name === '' ? {} : { name }, {
    enabled: open,
  })
  // While a new search runs, matching results stay, so they can still be clicked.
  const [before, keep] = useState(data)
  if (data && data !== before) keep(data)
  const names = (data ?? before)?.items.map(({ name: one }) => one) ?? []
  return { names, isFetching, isFound: typed === name && data !== undefined }
}

export default function PersonSearch(props: AreaInputProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { value } = props.input
  const { names, isFetching, isFound } = useNames(typeof value === 'string' ? value : '', open)
  return (
    <Offering
      entry={props}
      named={props.label}
      placeholder={say(texts.search)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={names}
      // The platform filters; until it answers, filter here.
      filterOptions={isFound ? everything : undefined}
      loading={isFetching}
    />
  )
}
