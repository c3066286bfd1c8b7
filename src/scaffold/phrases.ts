/** Names whose label differs from their words: `name 中文 | English | Español`. */
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
sort_order 排序 | Order | Orden
real_name 真实姓名 | Real name | Nombre real
receiver_name 收件人姓名 | Receiver name | Nombre del destinatario
declared_value 声明价值 | Declared value | Valor declarado
tracking_url 物流查询链接 | Tracking link | Enlace de seguimiento
sign_time 签收时间 | Signed for | Entrega firmada
signed_by 签收人 | Signed by | Firmado por
name 名称 | Name | Nombre
openid OpenID | OpenID | OpenID
no 号 | No. | N.º
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
gross_weight 毛重 | Gross weight | Peso bruto
net_weight 净重 | Net weight | Peso neto
nights 晚数 | Nights | Noches
insured_name 被保险人 | Insured person | Asegurado
cod_fee 代收手续费 | Fee of cash on delivery | Tarifa de contra reembolso
ext_info 扩展信息 | More information | Información adicional
tax_category 税收分类 | Tax category | Categoría fiscal
tax_type 税种 | Tax type | Tipo de impuesto
check_code 校验码 | Check code | Código de verificación
drawer 开票人 | Issued by | Emitida por
is_red 是否红冲 | Red-letter | De abono
red_reason 红冲原因 | Reason for the reversal | Motivo del abono
red_invoice_no 红字发票号 | Red-letter invoice no. | N.º de factura de abono
void_time 作废时间 | Voided | Anulación
void_reason 作废原因 | Reason for voiding | Motivo de la anulación
issue_time 开具时间 | Issued | Emisión
issued_time 开具时间 | Issued | Emisión
issue_date 开具日期 | Issue date | Fecha de emisión
overdue_days 逾期天数 | Days overdue | Días de retraso
overdue_amount 逾期金额 | Overdue amount | Importe vencido
due_amount 应付金额 | Amount due | Importe por pagar
party_a 甲方 | Party A | Parte A
party_b 乙方 | Party B | Parte B
signed_date 签署日期 | Signed on | Fecha de firma
effective_date 生效日期 | Effective from | Fecha de entrada en vigor
auto_renew 自动续费 | Renews itself | Renovación automática
auto_renewal 自动续费 | Renews itself | Renovación automática
seal_status 用印状态 | Seal status | Estado del sello
terminate_reason 终止原因 | Reason for termination | Motivo de la rescisión
contact_person 联系人 | Contact | Contacto
legal_person 法定代表人 | Legal representative | Representante legal
registered_capital 注册资本 | Registered capital | Capital social
credit_limit 信用额度 | Credit limit | Límite de crédito
payment_terms 付款条件 | Payment terms | Condiciones de pago
settlement_cycle 结算周期 | Settlement cycle | Ciclo de liquidación
cooperation_status 合作状态 | Cooperation | Colaboración
id_card_no 身份证号 | ID card no. | N.º de documento
emergency_contact 紧急联系人 | Emergency contact | Contacto de emergencia
marital_status 婚姻状况 | Marital status | Estado civil
load_capacity 载重量 | Load capacity | Capacidad de carga
current_location 当前位置 | Current location | Ubicación actual
check_in_date 入住日期 | Check-in day | Día de entrada
check_out_date 离店日期 | Check-out day | Día de salida
special_request 特殊要求 | Special request | Petición especial
total_count 总数 | Total | Total
claimed_count 领取数量 | Claimed | Canjeados
used_count 已用数量 | Used | Usados
sold_count 已售数量 | Sold | Vendidos
goods_count 商品数 | Goods | Productos
like_count 点赞数 | Likes | Me gusta
share_count 分享数 | Shares | Compartidos
enrolled_count 报名人数 | Enrolled | Inscritos
helpful_count 有用数 | Found helpful | Votos de utilidad
per_user_limit 每人限领 | Limit per person | Límite por persona
redeem_code 兑换码 | Redemption code | Código de canje
anonymous 匿名 | Anonymous | Anónimo
shelf_life_days 保质期天数 | Shelf life in days | Días de vida útil
spent 已花费 | Spent | Gastado
ctr 点击率 | Click-through rate | Tasa de clics
roi 投资回报率 | Return on investment | Retorno de la inversión
gmv 成交额 | Sales volume | Volumen de ventas
bid 出价 | Bid | Puja
serial_no 序列号 | Serial no. | N.º de serie
last_online_time 最近在线时间 | Last online | Última conexión
sla_deadline 服务时限 | Service deadline | Plazo de servicio
response_time 响应时间 | Response time | Tiempo de respuesta
first_response_time 首次响应时间 | First response | Primera respuesta
residual_value 残值 | Residual value | Valor residual
interest_rate 利率 | Interest rate | Tipo de interés
repayment_date 还款日期 | Repayment day | Día de reembolso
host_name 主播姓名 | Host name | Nombre del presentador
peak_viewers 观众峰值 | Peak viewers | Máximo de espectadores
plan_name 套餐名称 | Plan name | Nombre del plan
billing_cycle 计费周期 | Billing cycle | Ciclo de facturación
next_billing_date 下次扣费日期 | Next billing day | Próximo cobro
trial_end 试用到期 | Trial ends | Fin de la prueba
seo_title SEO标题 | SEO title | Título SEO
keywords 关键词 | Keywords | Palabras clave
po_id 采购单编号 | Purchase order ID | ID de la orden de compra
po_no 采购单号 | Purchase order no. | N.º de orden de compra
arrived_time 到货时间 | Arrived | Llegada
arrival_time 到货时间 | Arrived | Llegada
expected_date 预计日期 | Expected date | Fecha prevista
inspected 已检验 | Inspected | Inspeccionado
goods_amount 货款 | Goods amount | Importe de la mercancía
material_id 物料编号 | Material ID | ID del material
`
