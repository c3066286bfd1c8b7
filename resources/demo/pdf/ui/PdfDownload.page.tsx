import ArrowBack from '@mui/icons-material/ArrowBack'
import Print from '@mui/icons-material/PrintOutlined'
import Dialog from '@mui/material/Dialog'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-admin'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import './article/print.css'
import { Button } from '@/ui/Button'
import { Spinner } from '@/ui/Loading'

const article = {
  title: l(
    '订单推送接入手册',
    'A handbook for order pushes',
    'Manual para recibir notificaciones de pedidos',
  ),
  byline: l(
    '开放平台 · 技术支持组',
    'Open Platform · Technical support',
    'Plataforma abierta · Soporte técnico',
  ),
  lead: l(
    '店铺产生订单后，平台会在数秒内把订单推送到您的系统。本手册说明如何接收、验签、应答，以及推送失败时平台怎样重试。',
    'Seconds after a shop has an order, the platform pushes it to your system. This handbook says how to receive it, check its signature and answer, and how the platform tries again.',
    'Segundos después de un pedido, la plataforma lo envía a su sistema. Este manual explica cómo recibirlo, verificar la firma y responder, y cómo se reintenta.',
  ),
  parts: [
    {
      name: l('一、准备工作', '1. Before you begin', '1. Antes de empezar'),
      paragraphs: [
        l(
          '在“个人信息”页填写订单推送地址，并妥善保管应用密钥。推送地址必须是公网可以访问的 https 地址；建议先用测试推送确认网络畅通。',
          'Enter the address for order pushes on the personal info page and keep the app secret safe. The address must be a public https one; a test push shows whether it can be reached.',
          'Indique la dirección de notificaciones en sus datos y guarde bien la clave. Debe ser una dirección https pública; un envío de prueba muestra si es accesible.',
        ),
        l(
          '沙箱环境与正式环境的密钥不同，切换环境时请同时更换地址和密钥。',
          'The sandbox and production have different secrets: change the address and the secret together.',
          'El entorno de pruebas y el real tienen claves distintas: cambie dirección y clave a la vez.',
        ),
      ],
    },
    {
      name: l('二、接收与应答', '2. Receiving and answering', '2. Recibir y responder'),
      paragraphs: [
        l(
          '平台以 POST 方式发送 JSON 内容。请先验证签名，再按订单号去重，最后返回成功应答；应答必须在三秒之内完成，耗时的处理请放到队列中进行。',
          'The platform sends JSON by POST. Check the signature, leave out orders that you have, and answer; the answer must come within three seconds, so put slow work into a queue.',
          'La plataforma envía JSON por POST. Verifique la firma, descarte los pedidos repetidos y responda en menos de tres segundos; deje lo lento en una cola.',
        ),
        l(
          '同一订单可能推送多次，内容以更新时间最新的一次为准。',
          'An order may be pushed more than once; the one updated last counts.',
          'Un pedido puede enviarse varias veces; vale la actualización más reciente.',
        ),
      ],
    },
    {
      name: l('三、失败与重试', '3. Failures and further tries', '3. Fallos y reintentos'),
      paragraphs: [
        l(
          '没有收到成功应答时，平台按一分钟、五分钟、三十分钟的间隔重试，之后转入推送日志等待人工处理。',
          'Without an answer the platform tries again after one, five and thirty minutes; then the push waits in the log for somebody to see to it.',
          'Sin respuesta, se reintenta al minuto, a los cinco y a los treinta; después queda en el registro a la espera de atención.',
        ),
        l(
          '在推送日志中可以按店铺、订单号查到每次推送的内容与应答，并可手动重新推送。',
          'The push log shows what was sent and answered, by shop and order number, and can push again.',
          'El registro muestra lo enviado y lo respondido por tienda y pedido, y permite reenviar.',
        ),
      ],
    },
    {
      name: l('四、上线检查', '4. Before going live', '4. Antes de publicar'),
      paragraphs: [
        l(
          '上线前请确认：验签失败会拒绝请求；重复推送不会重复下单；应答时间在高峰期仍低于三秒；告警接收人已经设置。',
          'Make sure that a wrong signature is refused, that a repeated push orders nothing twice, that answers stay below three seconds at peak times, and that somebody receives the alerts.',
          'Compruebe que una firma incorrecta se rechaza, que un envío repetido no duplica pedidos, que se responde en menos de tres segundos en hora punta y que alguien recibe las alertas.',
        ),
      ],
    },
  ],
} as const

const texts = {
  loading: l('正在准备打印…', 'Getting ready to print…', 'Preparando la impresión…'),
  print: l('打印', 'Print', 'Imprimir'),
  back: l('返回', 'Back', 'Volver'),
}

const Article = () => {
  const say = useSay()
  return (
    <article className="print-article">
      <h1 id="print-title">{say(article.title)}</h1>
      <p className="print-byline">{say(article.byline)}</p>
      <p className="print-lead">{say(article.lead)}</p>
      {article.parts.map(({ name, paragraphs }) => (
        <section key={name.zh}>
          <h2>{say(name)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.zh}>{say(paragraph)}</p>
          ))}
        </section>
      ))}
    </article>
  )
}

/**
 * An article over the whole window that is printed once it is ready. Nothing else of the page is printed; the browser names
 * the file after the title.
 */
export default function PdfDownload() {
  const say = useSay()
  const navigate = useNavigate()
  // Before the fonts are loaded, printing would use others.
  const [ready, setReady] = useState(false)
  useEffect(() => void document.fonts.ready.then(() => setReady(true)), [])
  const title = say(article.title)
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      // The next page may have set its title already.
      if (document.title === title) document.title = before
    }
  }, [title])
  useEffect(() => {
    if (ready) window.print()
  }, [ready])
  const back = () => navigate('/pdf/index')
  return (
    <Dialog
      open
      fullScreen
      transitionDuration={0}
      disableScrollLock
      className="print-page"
      data-prints
      aria-labelledby={ready ? 'print-title' : undefined}
      aria-label={ready ? undefined : say(texts.loading)}
      onClose={back}
    >
      <div className="print-bar">
        <Button startIcon={<ArrowBack />} onClick={back}>
          {say(texts.back)}
        </Button>
        <Button variant="contained" startIcon={<Print />} disabled={!ready} onClick={() => window.print()}>
          {say(texts.print)}
        </Button>
      </div>
      {ready ? (
        <Article />
      ) : (
        <p className="print-loading" role="status">
          <Spinner size={20} aria-hidden="true" />
          {say(texts.loading)}
        </p>
      )}
    </Dialog>
  )
}
