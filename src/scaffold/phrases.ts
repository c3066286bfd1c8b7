/** Names and values that are called otherwise than by their words: `name 中文 | English | Español`. */
export const phrases = `
id 编号 | No. | N.º
code 编码 | Code | Código
uuid UUID | UUID | UUID
create_time 创建时间 | Created | Creación
update_time 更新时间 | Updated | Actualización
delete_time 删除时间 | Deleted | Eliminación
start_time 开始时间 | Starts | Inicio
begin_time 开始时间 | Starts | Inicio
end_time 结束时间 | Ends | Fin
expire_time 到期时间 | Expires | Caducidad
pay_time 支付时间 | Paid at | Pagado el
unit_price 单价 | Unit price | Precio unitario
total 总计 | Total | Total
password 密码 | Password | Contraseña
secret 密钥 | Secret | Clave secreta
token 令牌 | Token | Token
api_key API密钥 | API key | Clave de API
app_secret 应用密钥 | App secret | Clave secreta de la aplicación
express_company 快递公司 | Courier | Empresa de mensajería
express_no 快递单号 | Tracking no. | N.º de seguimiento
tax_no 税号 | Tax no. | N.º fiscal
zip_code 邮编 | Postcode | Código postal
post_code 邮编 | Postcode | Código postal
tracking_no 物流单号 | Tracking no. | N.º de seguimiento
logistics_no 物流单号 | Tracking no. | N.º de seguimiento
waybill_no 运单号 | Waybill no. | N.º de guía
id_card 身份证号 | ID card no. | N.º de documento
bank_card 银行卡号 | Bank card no. | N.º de tarjeta
tid 订单号 | Order no. | N.º de pedido
order_no 订单号 | Order no. | N.º de pedido
after_sale 售后单 | After-sale | Posventa
after_sale_no 售后单号 | After-sale no. | N.º de posventa
refund_fee 退款金额 | Refund amount | Importe reembolsado
freight_fee 运费 | Freight | Portes
freight 运费 | Freight | Portes
handler 处理人 | Handler | Responsable
handle_time 处理时间 | Handled | Gestionado
deadline 截止时间 | Deadline | Plazo
refund_only 仅退款 | Refund only | Solo reembolso
applied 已申请 | Applied | Solicitado
sort_order 排序 | Order | Orden
real_name 真实姓名 | Real name | Nombre real
receiver_name 收件人姓名 | Receiver | Destinatario
name 名称 | Name | Nombre
openid OpenID | OpenID | OpenID
pending 待处理 | Pending | Pendiente
waiting 等待中 | Waiting | En espera
processing 处理中 | Processing | En curso
in_progress 进行中 | In progress | En curso
success 成功 | Success | Correcto
succeeded 成功 | Succeeded | Correcto
failed 失败 | Failed | Fallido
fail 失败 | Failed | Fallido
paid 已支付 | Paid | Pagado
unpaid 未支付 | Unpaid | Sin pagar
refunded 已退款 | Refunded | Reembolsado
refunding 退款中 | Refunding | Reembolsando
shipped 已发货 | Shipped | Enviado
delivered 已送达 | Delivered | Entregado
received 已收货 | Received | Recibido
returned 已退货 | Returned | Devuelto
cancelled 已取消 | Cancelled | Cancelado
canceled 已取消 | Cancelled | Cancelado
closed 已关闭 | Closed | Cerrado
open 进行中 | Open | Abierto
done 已完成 | Done | Hecho
finished 已完成 | Finished | Finalizado
completed 已完成 | Completed | Completado
expired 已过期 | Expired | Caducado
draft 草稿 | Draft | Borrador
published 已发布 | Published | Publicado
deleted 已删除 | Deleted | Eliminado
approved 已通过 | Approved | Aprobado
rejected 已驳回 | Rejected | Rechazado
reviewing 审核中 | In review | En revisión
active 启用 | Active | Activo
inactive 停用 | Inactive | Inactivo
enabled 启用 | Enabled | Activado
disabled 停用 | Disabled | Desactivado
normal 正常 | Normal | Normal
new 新建 | New | Nuevo
other 其他 | Other | Otro
none 无 | None | Ninguno
yes 是 | Yes | Sí
no 号 | No. | N.º
male 男 | Male | Hombre
female 女 | Female | Mujer
low 低 | Low | Bajo
medium 中 | Medium | Medio
high 高 | High | Alto
urgent 紧急 | Urgent | Urgente
wechat 微信 | WeChat | WeChat
alipay 支付宝 | Alipay | Alipay
taobao 淘宝 | Taobao | Taobao
tmall 天猫 | Tmall | Tmall
jd 京东 | JD | JD
douyin 抖音 | Douyin | Douyin
pdd 拼多多 | Pinduoduo | Pinduoduo
kuaishou 快手 | Kuaishou | Kuaishou
`
