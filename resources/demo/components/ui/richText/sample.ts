import { l } from '@/declaration'

/** The initial text. */
export const sample = l(
  '<h2>大促值班安排</h2><p>值班期间请留意<strong>推送成功率</strong>和<em>退款时效</em>，遇到异常按下面的顺序处理：</p><ol><li><p>先看推送日志里的错误码；</p></li><li><p>再核对店铺授权是否过期；</p></li><li><p>仍未恢复时联系专属客服。</p></li></ol><p>交接时请写明已经处理到哪一步。</p>',
  '<h2>On duty during the sale</h2><p>Keep an eye on the <strong>pushes that arrive</strong> and on <em>how long refunds take</em>. When something is wrong:</p><ol><li><p>look at the error code in the push log;</p></li><li><p>see whether the shop’s grant has expired;</p></li><li><p>call your support contact if it lasts.</p></li></ol><p>Write down how far you got when you hand over.</p>',
  '<h2>Guardia durante la campaña</h2><p>Vigile los <strong>avisos entregados</strong> y <em>el tiempo de los reembolsos</em>. Si algo falla:</p><ol><li><p>mire el código de error en el registro;</p></li><li><p>compruebe si la autorización ha vencido;</p></li><li><p>si continúa, llame a su contacto de soporte.</p></li></ol><p>Al entregar el turno, anote hasta dónde llegó.</p>',
)
