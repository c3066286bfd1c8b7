import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { l } from '@/declaration'
import { formatRecent } from '@/i18n/dateText'
import { useLocale, useSay } from '@/i18n/useSay'
import { Avatar } from '@/shell/navbar/UserMenu'
import { Carousel, Scene } from './Carousel'

const texts = {
  first: l('林安', 'Lin An', 'Lin An'),
  firstText: l(
    '本周的订单同步规则调整完毕，各店铺的漏推订单降到了零。感谢客服同事逐店核对。',
    'The rules for the order sync are settled: no shop has missed an order this week. Thanks to those who checked each of them.',
    'Las reglas de sincronización están listas: esta semana ninguna tienda perdió un pedido. Gracias a quienes las revisaron.',
  ),
  second: l('周若', 'Zhou Ruo', 'Zhou Ruo'),
  secondText: l(
    '短信签名的审核规范更新了，新模板请按照最新示例提交。',
    'The rules for SMS signatures have changed; it is best to submit templates like the latest example.',
    'Las normas de las firmas de SMS han cambiado; conviene enviar las plantillas según el último ejemplo.',
  ),
  third: l('陈一鸣', 'Chen Yiming', 'Chen Yiming'),
  thirdText: l(
    '周末徒步拍的几张照片画成了画，放在这里给大家看看。',
    'Some pictures of the walk at the weekend, drawn for all to see.',
    'Algunas imágenes de la caminata del fin de semana, dibujadas para todos.',
  ),
  lake: l('清晨的山', 'Hills at dawn', 'Colinas al amanecer'),
}

const Post = styled('article')(({ theme }) => ({
  paddingBottom: 16,
  '& + &': { paddingTop: 16, borderTop: `1px solid ${theme.console.colours.ink.line}` },
  '& > p': { margin: '0 0 10px', maxWidth: 720 },
  '& > svg': { display: 'block', width: 240, maxWidth: '100%', height: 'auto', borderRadius: 6 },
}))

const Author = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 8,
  '& h2': { margin: 0, fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
  '& small': { display: 'block', fontSize: 12, color: theme.palette.text.secondary },
}))

/**
 * Invented posts of colleagues.
 *
 * @param now Unix seconds
 */
export const Activity = ({ now }: { now: number }) => {
  const say = useSay()
  const locale = useLocale()
  const post = (author: 'first' | 'second' | 'third', before: number, picture?: ReactNode) => {
    const name = say(texts[author])
    return (
      <Post aria-label={name}>
        <Author>
          <Avatar name={name} avatar="" />
          <div>
            <h2>{name}</h2>
            <small>{formatRecent(now - before, now, locale)}</small>
          </div>
        </Author>
        <p>{say(texts[`${author}Text`])}</p>
        {picture}
      </Post>
    )
  }
  return (
    <>
      {post('first', 25 * 60, <Scene scene="dawn" name={say(texts.lake)} />)}
      {post('second', 5 * 3600)}
      {post('third', 30 * 3600, <Carousel />)}
    </>
  )
}
