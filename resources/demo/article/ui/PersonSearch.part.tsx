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
  return { names: data?.items.map(({ name: one }) => one) ?? [], isFetching }
}

export default function PersonSearch(props: AreaInputProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { value } = props.input
  const { names, isFetching } = useNames(typeof value === 'string' ? value : '', open)
  return (
    <Offering
      entry={props}
      named={props.label}
      placeholder={say(texts.search)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={names}
      // The platform has already filtered.
      filterOptions={everything}
      loading={isFetching}
    />
  )
}
