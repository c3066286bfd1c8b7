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
receiver_name 收件人姓名 | Receiver name | Nombre del destinatario
declared_value 声明价值 | Declared value | Valor declarado
tracking_url 物流查询链接 | Tracking link | Enlace de seguimiento
express 特快 | Express | Exprés
standard 标准 | Standard | Estándar
economy 经济 | Economy | Económico
cold_chain 冷链 | Cold chain | Cadena de frío
cold 冷链 | Cold chain | Cadena de frío
sign_time 签收时间 | Signed for | Entrega firmada
signed_by 签收人 | Signed by | Firmado por
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
tax_rate 税率 | Tax rate | Tipo impositivo
tax_amount 税额 | Tax amount | Importe de impuestos
tax_number 税号 | Tax no. | N.º fiscal
amount_with_tax 含税金额 | Amount with tax | Importe con impuestos
discount_rate 折扣率 | Discount rate | Porcentaje de descuento
commission_rate 佣金率 | Commission rate | Tasa de comisión
success_rate 成功率 | Success rate | Tasa de éxito
pass_rate 合格率 | Pass rate | Tasa de aprobados
conversion_rate 转化率 | Conversion rate | Tasa de conversión
exchange_rate 汇率 | Exchange rate | Tipo de cambio
account_no 账号 | Account no. | N.º de cuenta
purchase_no 采购单号 | Purchase no. | N.º de compra
payment_no 支付单号 | Payment no. | N.º de pago
shipment_no 发货单号 | Shipment no. | N.º de envío
ticket_no 工单号 | Ticket no. | N.º de incidencia
plate_no 车牌号 | Plate no. | Matrícula
stock_count 库存数量 | Stock | Existencias
min_amount 最低金额 | Minimum amount | Importe mínimo
max_amount 最高金额 | Maximum amount | Importe máximo
sale_price 售价 | Sale price | Precio de venta
market_price 市场价 | Market price | Precio de mercado
retail_price 零售价 | Retail price | Precio minorista
wholesale_price 批发价 | Wholesale price | Precio mayorista
cost_price 成本价 | Cost price | Precio de coste
purchase_price 采购价 | Purchase price | Precio de compra
service_fee 服务费 | Service fee | Tarifa de servicio
platform_fee 平台服务费 | Platform fee | Tarifa de la plataforma
cod_amount 代收货款 | Cash on delivery | Importe contra reembolso
job_title 职务 | Job title | Puesto
id_number 证件号码 | ID number | N.º de documento
file_size 文件大小 | File size | Tamaño del archivo
ip_address IP地址 | IP address | Dirección IP
qr_code 二维码 | QR code | Código QR
due_date 截止日期 | Due date | Fecha límite
shelf_life 保质期 | Shelf life | Vida útil
business_hours 营业时间 | Opening hours | Horario
valid_from 生效时间 | Valid from | Válido desde
valid_to 失效时间 | Valid until | Válido hasta
weight_gram 重量（克） | Weight (g) | Peso (g)
weight_kg 重量（千克） | Weight (kg) | Peso (kg)
check_in 入住 | Check-in | Entrada
check_out 离店 | Check-out | Salida
insured 保价 | Insured | Asegurado
created 已创建 | Created | Creado
submitted 已提交 | Submitted | Presentado
picked 已拣货 | Picked | Preparado
packed 已打包 | Packed | Embalado
in_transit 运输中 | In transit | En tránsito
transit 运输中 | In transit | En tránsito
out_for_delivery 派送中 | Out for delivery | En reparto
lost 丢失 | Lost | Perdido
damaged 破损 | Damaged | Dañado
signed 已签收 | Signed for | Entregado y firmado
settled 已结算 | Settled | Liquidado
unsettled 未结算 | Unsettled | Sin liquidar
partial 部分 | Partial | Parcial
void 已作废 | Void | Anulado
withdrawn 已撤回 | Withdrawn | Retirado
frozen 已冻结 | Frozen | Congelado
locked 已锁定 | Locked | Bloqueado
abnormal 异常 | Abnormal | Anómalo
online 在线 | Online | En línea
offline 离线 | Offline | Sin conexión
unpublished 未发布 | Unpublished | Sin publicar
on_sale 在售 | On sale | A la venta
off_sale 已下架 | Off sale | Retirado de la venta
sold_out 已售罄 | Sold out | Agotado
used 已使用 | Used | Usado
unused 未使用 | Unused | Sin usar
qualified 合格 | Passed | Apto
unqualified 不合格 | Failed | No apto
answered 已答复 | Answered | Respondido
correct 正确 | Correct | Correcto
vip VIP | VIP | VIP
sf 顺丰 | SF | SF
zto 中通 | ZTO | ZTO
yto 圆通 | YTO | YTO
yunda 韵达 | Yunda | Yunda
sto 申通 | STO | STO
ems EMS | EMS | EMS
gross_weight 毛重 | Gross weight | Peso bruto
net_weight 净重 | Net weight | Peso neto
nights 晚数 | Nights | Noches
insured_name 被保险人 | Insured person | Asegurado
cod_fee 代收手续费 | Fee of cash on delivery | Tarifa de contra reembolso
ext_info 扩展信息 | More information | Información adicional
`
